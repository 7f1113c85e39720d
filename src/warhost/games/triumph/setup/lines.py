"""Where troops line up: places to try for a stand, the best first, written for the south."""

from collections.abc import Callable, Iterator

from warhost.games.triumph.board import CENTRE_LEFT, CENTRE_RIGHT, WIDTH
from warhost.games.triumph.geometry import MU, STAND_WIDTH, Pose

MIDDLE = WIDTH // 2
RANKS = (0, 2250, 4500)
"""How far behind the front of the line each rank stands."""
WING = 13 * MU
FINE = MU // 2
DEEPEST = 8 * MU

Places = Iterator[Pose]


def centre_places(front: int) -> Places:
    """The columns of the centre third from the middle outwards, rank after rank."""
    columns = range(CENTRE_LEFT + MU, CENTRE_RIGHT, STAND_WIDTH)
    yield from _in_ranks(sorted(columns, key=_from_middle), front)
    yield from _everywhere(CENTRE_LEFT + MU, CENTRE_RIGHT - MU, _from_middle)


def line_places(front: int) -> Places:
    """The line prolonged on both sides."""
    columns = range(MU, WIDTH, STAND_WIDTH)
    yield from _in_ranks(sorted(columns, key=_from_middle), front)
    yield from _everywhere(MU, WIDTH - MU, _from_middle)


def wing_places(front: int) -> Places:
    """Beside the ends of the line."""
    columns = range(MU, WIDTH, STAND_WIDTH)
    yield from _in_ranks(sorted(columns, key=_from_wing), front)
    yield from _everywhere(MU, WIDTH - MU, _from_wing)


def _in_ranks(columns: list[int], front: int) -> Places:
    for back in RANKS:
        for x in columns:
            yield Pose(x, front - back, 0)


def _everywhere(left: int, right: int, order: Callable[[int], int]) -> Places:
    """Every half MU, where the neat places are taken or rough."""
    for x in sorted(range(left, right + 1, FINE), key=order):
        for y in range(DEEPEST, 0, -FINE):
            yield Pose(x, y, 0)


def _from_middle(x: int) -> int:
    return abs(x - MIDDLE)


def _from_wing(x: int) -> int:
    return abs(abs(x - MIDDLE) - WING)
