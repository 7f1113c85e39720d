"""Terrain laid out by the advantaged player, for the tests of T4.2."""

from tests.games.triumph.base import Battle
from warhost.games.triumph.geometry import MU, shape_of
from warhost.games.triumph.world import Piece, PieceId


def laying(kinds: str, first: int = 2, second: int = 3) -> Battle:
    """Blue shapes these pieces, which the layout dice have given their cells."""
    return Battle(f"field marsh 5 {kinds} layout {first} {second} \n set-up blue 0 layout")


def piece(kinds: str, order: str, number: int = 1, dice: tuple[int, int] = (2, 3)) -> Piece:
    """A numbered piece as it lies after an allowed order."""
    table = laying(kinds, *dice).order("blue", f"layout {order}").world.table
    return table.pieces[PieceId(f"T{number}")]


def refused(kinds: str, order: str, dice: tuple[int, int] = (2, 3)) -> list[str]:
    return laying(kinds, *dice).refused("blue", f"layout {order}")


def box_of(found: Piece) -> tuple[float, ...]:
    """Left, bottom, right and top in MU."""
    shape = shape_of(found.polygons[0])
    return shape.left / MU, shape.bottom / MU, shape.right / MU, shape.top / MU
