"""The rows of the event dial."""

from warhost.games.multiverse.rows import Row


class Section(Row, frozen=True, kw_only=True):
    """M15.4 A section of the dial, in clockwise order."""

    name: str
    text: str
    effects: tuple[str, ...] = ()
    """What happens, by name: refresh, tokens, first player, competition."""
    first_direction: int = 0
    """The side of the map, 0 to 5 from the east clockwise, that a 1 on the D6 names (M15.3-6)."""
