"""C15.4 How many may attack one unit at a time."""

from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.ranks import Ranks

HUNDRED = 100
MASS_LIMIT, LONE_LIMIT = 2, 3
"""C15.4-2, C15.4-9 Times its own size."""
CAUTIOUS, CLOSE = 80, 75
"""C15.4-3, C15.4-4 In parts of a hundred."""
FORMATION = "formation"
NOT_BOLD = ("defend", "avoid", "flee")


def limit_of(one: Fighter, individuals: int) -> int:
    """C15.4-2 to C15.4-10 The size that may attack it in a segment, in hundredths."""
    kind = one.kind
    if not kind.is_mass:
        return LONE_LIMIT * kind.size * HUNDRED
    size = MASS_LIMIT * individuals * kind.size * HUNDRED
    if one.tactics in NOT_BOLD:
        size = size * CAUTIOUS // HUNDRED
    return size * CLOSE // HUNDRED if FORMATION in kind.abilities else size


def size_of(one: Fighter) -> int:
    """C15.4-7 What one of its individuals counts when it attacks, in hundredths."""
    kind = one.kind
    is_close = kind.is_mass and FORMATION in kind.abilities
    return kind.size * (CLOSE if is_close else HUNDRED)


def room_at(one: Fighter, ranks: Ranks) -> int:
    """What is left of its limit; C15.4-13 without any it is fully engaged."""
    return limit_of(one, ranks.counts[one.index]) - one.used


def fitting(attacker: Fighter, room: int, most: int) -> int:
    """C15.4.1-3 How many individuals get at it: as long as there is any room, one more."""
    return min(most, -(-room // size_of(attacker))) if room > 0 else 0
