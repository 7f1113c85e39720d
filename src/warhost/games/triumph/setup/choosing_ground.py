"""Sensible answers about the ground: which terrain, its shapes, the base edge, the camp."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import MU, Point
from warhost.games.triumph.orders.choose_edge import ChooseEdge
from warhost.games.triumph.orders.choose_terrain import ChooseTerrain, check
from warhost.games.triumph.orders.lay_terrain import LayTerrain
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.setup.homelands import (
    adjusted_scores,
    homeland,
    kinds_of,
    most_of,
    pieces_for,
)
from warhost.games.triumph.setup.laying import piece_refusals
from warhost.games.triumph.setup.layout import (
    LARGEST,
    SMALLEST,
    TURNS,
    Area,
    Course,
    Laid,
    form_of,
    kind_of_number,
    numbers_to_lay,
)
from warhost.games.triumph.world import Table, View
from warhost.kernel.asks import Ask, Choices, Form, Options
from warhost.kernel.dice import Dice

STEP = MU // 2


def terrain_options(view: View, ask: Ask) -> Options:
    """What there is to choose from; the order names the kinds one by one."""
    table = view.table
    home = homeland(table)
    score = table.setup.terrain_score
    fields = {
        "score": score,
        "adjustments": adjusted_scores(table),
        "pieces": {s: pieces_for(table.rules, score + s) for s in adjusted_scores(table)},
        "compulsory": home.compulsory,
        "kinds": {kind: most_of(table.rules, home, kind) for kind in kinds_of(home)},
    }
    return Form(ask.kind, fields)


def sample_terrain(view: View, _: Ask, dice: Dice) -> ChooseTerrain:
    """At least one compulsory piece, then whatever is still allowed."""
    table = view.table
    adjustment = dice.pick(adjusted_scores(table), "adjustment")
    wanted = pieces_for(table.rules, table.setup.terrain_score + adjustment)
    kinds = [homeland(table).compulsory]
    while len(kinds) < wanted:
        kinds.append(dice.pick(_still_allowed(table, kinds), "terrain"))
    order = ChooseTerrain(tuple(dice.shuffled(kinds, "numbers")), adjustment)
    assert not check(view, order), order
    return order


def _still_allowed(table: Table, kinds: list[str]) -> list[str]:
    home, terrain = homeland(table), table.rules.terrain
    return [
        kind
        for kind in kinds_of(home)
        if kinds.count(kind) < most_of(table.rules, home, kind)
        and not any(other in kinds for other in terrain[kind].excludes)
    ]


def fallback_terrain(view: View, ask: Ask, _: dict[str, Any]) -> ChooseTerrain:
    return sample_terrain(view, ask, Dice(b"terrain"))


def layout_options(view: View, ask: Ask) -> Options:
    """Which pieces are to be shaped, and how."""
    table = view.table
    forms = {n: form_of(table, kind_of_number(table.setup, n)) for n in numbers_to_lay(table)}
    return Form(ask.kind, {"forms": forms, "diameters": (SMALLEST, LARGEST), "turns": TURNS})


def sample_layout(view: View, _: Ask, dice: Dice) -> LayTerrain:
    return LayTerrain(tuple(_laid(view.table, n, dice) for n in numbers_to_lay(view.table)))


def _laid(table: Table, number: int, dice: Dice) -> Laid:
    if form_of(table, kind_of_number(table.setup, number)) == "area":
        across, along = (_diameter(dice) for _ in range(2))
        return Area(number, across, along, dice.pick(TURNS, "turn"))
    courses = dice.shuffled(list(_courses(number)), "course")
    return next(course for course in courses if not any(piece_refusals(table, course)))


def _diameter(dice: Dice) -> int:
    return SMALLEST + STEP * (dice.roll((LARGEST - SMALLEST) // STEP + 1, "diameter") - 1)


def _courses(number: int) -> Iterator[Course]:
    """Bands from edge to edge through points 4 MU apart."""
    points = list(_edge_points())
    for start in points:
        for end in points:
            if start < end:
                yield Course(number, start, end)


def _edge_points() -> Iterator[Point]:
    for x in range(0, WIDTH + 1, 4 * MU):
        yield from ((x, 0), (x, DEPTH))
    for y in range(4 * MU, DEPTH, 4 * MU):
        yield from ((0, y), (WIDTH, y))


def fallback_layout(view: View, ask: Ask, _: dict[str, Any]) -> LayTerrain:
    return sample_layout(view, ask, Dice(b"layout"))


EDGES = (ChooseEdge("south"), ChooseEdge("north"))


def edge_options(_: View, __: Ask) -> Options:
    return Choices(EDGES)


def sample_edge(_: View, __: Ask, dice: Dice) -> ChooseEdge:
    return dice.pick(EDGES, "edge")


def fallback_edge(_: View, __: Ask, ___: dict[str, Any]) -> ChooseEdge:
    return EDGES[0]


TERRAIN = AnswerRule("terrain", terrain_options, sample_terrain, fallback_terrain)
LAYOUT = AnswerRule("layout", layout_options, sample_layout, fallback_layout)
BASE_EDGE = AnswerRule("base edge", edge_options, sample_edge, fallback_edge)
