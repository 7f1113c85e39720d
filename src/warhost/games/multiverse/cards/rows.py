"""The rows of combat cards."""

from typing import Literal

from warhost.games.multiverse.rows import Row


class CombatCard(Row, frozen=True, kw_only=True):
    """M12.1-3 A combat card: a saying, what it costs, who plays it and when, what it does."""

    name: str
    quote: str
    by: str
    """Who is said to have said so."""
    text: str
    cost: int
    """Gold that is paid when it is played (M12.1-4)."""
    value: int
    """Gold that it costs in the trade row (M12.2-5)."""
    classes: tuple[str, ...] = ()
    """Classes of which a fighter must be; any if none is named."""
    turn: Literal["own", "opponent", "any"] = "any"
    strength: int = 0
    """Points added to the strength of each own fighter."""
    dice: int = 0
    """Dice added to each own strike."""
    hinders: int = 0
    """Dice taken from each strike of the other side."""
    effect: str = ""
    """What happens before the combat, by name: retreat."""
    copies: int = 1
    """How many are in the deck; none of those that are dealt at the start."""
