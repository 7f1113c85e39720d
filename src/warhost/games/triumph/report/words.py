"""The few forms of words that all reports share."""

from warhost.games.triumph.geometry import DEGREE, MU, TURN
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Seat

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


def name_of(view: View, stand: StandId) -> str:
    """`Knights red/3`"""
    return f"{type_of(view.table, view.table.stands[stand]).name} {stand}"


def army_of(view: View, seat: Seat) -> str:
    """The army as its players call it."""
    return view.table.armies[seat].title


def names_of(view: View, stands: tuple[StandId, ...]) -> str:
    """`Knights red/3, Spear red/4 and Spear red/5`"""
    return listed([name_of(view, stand) for stand in stands])


def listed(words: list[str]) -> str:
    """`a, b and c`"""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def distance(length: int) -> str:
    """`3.25 MU`"""
    return f"{decimal(length, MU)} MU"


def degrees(angle: int) -> str:
    """`22.5°`"""
    return f"{decimal(angle, DEGREE)}°"


def points(halves: int) -> str:
    """`3.5 points`"""
    return f"{decimal(halves, 2)} point{'' if halves == 2 else 's'}"


def decimal(value: int, unit: int) -> str:
    """A grid number in its unit, without needless zeros."""
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), unit)
    if rest == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole}.{rest * 1000 // unit:03d}".rstrip("0")


def direction(facing: int) -> str:
    """The point of the compass a facing is nearest to; north is growing y."""
    step = TURN // len(COMPASS)
    return COMPASS[(facing + step // 2) // step % len(COMPASS)]
