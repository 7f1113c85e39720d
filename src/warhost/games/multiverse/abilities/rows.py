"""The rows of abilities and battle tracks."""

from typing import Literal

import msgspec

from warhost.games.multiverse.rows import Row


class Ability(Row, frozen=True, kw_only=True):
    """M11.3 An ability: numbers here, and behaviour of its own by name where numbers do not do."""

    name: str
    text: str
    passive: bool = False
    """Always in effect (M11.3-4); else it is announced with an attack (M11.3-5)."""
    ap: int = 0
    """What using it costs (M11.3-7)."""
    strikes: Literal["attack", "answer", "all"] = "attack"
    """In which strikes it helps."""
    against: tuple[str, ...] = ()
    """Classes against which it helps; any if none is named."""
    dice: int = 0
    """Exactly so many dice, and no modifier applies (M10.4-10)."""
    extra_dice: int = 0
    extra_damage: int = 0
    """M10.4-7 More damage of a strike that hits."""
    grants: tuple[str, ...] = ()
    """Attributes that the unit has by it."""
    unanswered: bool = False
    """Nobody strikes back."""
    special: str = ""
    """Behaviour by name: charge, cleave, sweep, piercing, intercept, front."""
    targets: int = 0
    """How many more units it hits, where its behaviour hits more."""


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """M11.2-1 What a rank adds to all units of a type."""

    hp: int = 0
    ap: int = 0


class Track(Row, frozen=True, kw_only=True):
    """M11.2-2 The battle track of a unit type: where the ranks are, and what they add."""

    veteran_at: int = 4
    elite_at: int = 6
    veteran: Bonus = Bonus()
    elite: Bonus = Bonus()
