"""Terrain in a scene: `piece woods box 20,10 26,16`."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from msgspec.structs import replace

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import Point, band, box, ellipse
from warhost.games.triumph.measures import degrees_from, mu_from
from warhost.games.triumph.scenes.words import NotUnderstood, known, point_from
from warhost.games.triumph.setup.layout import BAND_WIDTH, COAST_DEPTH
from warhost.games.triumph.world import Piece, PieceId, World

Form = Callable[[PieceId, str, list[str]], Piece]


def read_piece(world: World, words: list[str]) -> None:
    """A piece of a kind and form; pieces are numbered as they come."""
    table = world.table
    kind, form, *rest = words
    known(kind, table.rules.terrain)
    if form not in FORMS:
        raise NotUnderstood(f"a piece is {', '.join(FORMS)}")
    piece = FORMS[form](PieceId(f"T{len(table.pieces) + 1}"), kind, rest)
    if table.rules.terrain[kind].hill:
        piece = replace(piece, crest=_crest(piece))
    table.pieces[piece.id] = piece


def _crest(piece: Piece) -> tuple[Point, Point]:
    """T4.2-8 A hill of a scene has its crest along x, half as long as the hill is wide."""
    xs = [x for x, _ in piece.polygons[0]]
    ys = [y for _, y in piece.polygons[0]]
    middle, reach = (min(xs) + max(xs)) // 2, (max(xs) - min(xs)) // 4
    height = (min(ys) + max(ys)) // 2
    return (middle - reach, height), (middle + reach, height)


def _box(number: PieceId, kind: str, words: list[str]) -> Piece:
    (x0, y0), (x1, y1) = point_from(words[0]), point_from(words[1])
    return Piece(number, kind, (box(x0, y0, x1, y1).corners,))


def _ellipse(number: PieceId, kind: str, words: list[str]) -> Piece:
    across, along = (mu_from(part) for part in words[1].split("x"))
    turn = degrees_from(words[3]) if words[2:3] == ["turn"] else 0
    return Piece(number, kind, (ellipse(point_from(words[0]), across, along, turn).corners,))


def _band(number: PieceId, kind: str, words: list[str]) -> Piece:
    points = tuple(point_from(word) for word in words)
    bands = tuple(band(a, b, BAND_WIDTH).corners for a, b in pairwise(points))
    return Piece(number, kind, bands, line=points)


def _west(number: PieceId, kind: str, _: list[str]) -> Piece:
    return Piece(number, kind, (box(0, 0, COAST_DEPTH, DEPTH).corners,))


def _east(number: PieceId, kind: str, _: list[str]) -> Piece:
    return Piece(number, kind, (box(WIDTH - COAST_DEPTH, 0, WIDTH, DEPTH).corners,))


FORMS: Mapping[str, Form] = {
    "box": _box,
    "ellipse": _ellipse,
    "band": _band,
    "west": _west,
    "east": _east,
}
