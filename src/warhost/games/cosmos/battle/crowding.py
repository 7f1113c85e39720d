"""C15.4 How many may attack one unit at a time."""

from warhost.games.cosmos.rows.units import UnitType

HUNDRED = 100
MASS_LIMIT, LONE_LIMIT = 2, 3
"""C15.4-2, C15.4-9 Times its own size."""
CAUTIOUS, CLOSE = 80, 75
"""C15.4-3, C15.4-4 In parts of a hundred."""
FORMATION = "formation"
NOT_BOLD = ("defend", "avoid", "flee")


def limit_of(kind: UnitType, tactics: str) -> int:
    """C15.4-2 to C15.4-10 The size that may attack one of its individuals, in hundredths."""
    if not kind.is_mass:
        return LONE_LIMIT * kind.size * HUNDRED
    size = MASS_LIMIT * kind.size * (CAUTIOUS if tactics in NOT_BOLD else HUNDRED)
    return size * CLOSE // HUNDRED if FORMATION in kind.abilities else size


def size_of(kind: UnitType) -> int:
    """C15.4-7 What one of its individuals counts when it attacks, in hundredths."""
    is_close = kind.is_mass and FORMATION in kind.abilities
    return kind.size * (CLOSE if is_close else HUNDRED)


def fitting(size: int, room: int, most: int) -> int:
    """C15.4.1-3 How many of a size get at it: as long as there is any room, one more."""
    return min(most, -(-room // size)) if room > 0 else 0
