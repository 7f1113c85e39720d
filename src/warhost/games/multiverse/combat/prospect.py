"""What a strike may do before any die is rolled."""

import msgspec

from warhost.games.multiverse.combat.strength import Factor


class Prospect(msgspec.Struct, frozen=True):
    """A strike with its odds; `dice` is 0 where fixed damage rules."""

    dice: int
    damage: tuple[tuple[int, float], ...]
    """Each damage that may come of it, with its share of one."""
    factors: tuple[Factor, ...] = ()
    hits: float = 1.0
    critical: float = 0.0
