"""Which ground an army chooses, how it lays it out, and from which side it fights."""

from collections.abc import Sequence
from typing import Any

from warhost.games.triumph.board import DEPTH
from warhost.games.triumph.orders.choose_edge import ChooseEdge
from warhost.games.triumph.orders.choose_terrain import ChooseTerrain, check
from warhost.games.triumph.orders.lay_terrain import LayTerrain
from warhost.games.triumph.setup.choosing_ground import sample_layout, sample_terrain
from warhost.games.triumph.setup.homelands import (
    adjusted_scores,
    excluded_together,
    homeland,
    kinds_of,
    most_of,
    pieces_for,
)
from warhost.games.triumph.setup.layout import LARGEST, SMALLEST, Area
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table, View
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice


def any_terrain(view: View, ask: Ask, dice: Dice) -> ChooseTerrain:
    """Whatever the homeland offers."""
    return sample_terrain(view, ask, dice)


def any_layout(view: View, ask: Ask, dice: Dice) -> LayTerrain:
    """However it falls."""
    return sample_layout(view, ask, dice)


def any_edge(_: View, __: Ask, dice: Dice) -> ChooseEdge:
    """One is as good as the other."""
    return dice.pick((ChooseEdge("south"), ChooseEdge("north")), "edge")


def fitting_terrain(view: View, _: Ask, dice: Dice) -> ChooseTerrain:
    """Much rough ground for light foot, little for riders and heavy foot."""
    table = view.table
    likes = likes_rough(table, view.seat)
    scores = adjusted_scores(table)
    adjustment = max(scores) if likes else min(scores)
    wanted = pieces_for(table.rules, table.setup.terrain_score + adjustment)
    kinds = [homeland(table).compulsory]
    while len(kinds) < wanted:
        kinds.append(_next_kind(table, kinds, likes, dice))
    order = ChooseTerrain(tuple(kinds), adjustment)
    assert not check(view, order), order
    return order


def _next_kind(table: Table, kinds: Sequence[str], likes: bool, dice: Dice) -> str:
    home, terrain = homeland(table), table.rules.terrain
    allowed = [
        kind
        for kind in kinds_of(home)
        if kinds.count(kind) < most_of(table.rules, home, kind)
        and not excluded_together(table.rules, [*kinds, kind])
    ]
    fitting = [kind for kind in allowed if (terrain[kind].going == "difficult") == likes]
    return dice.pick(fitting or allowed, "terrain")


def likes_rough(table: Table, seat: Seat) -> bool:
    """Whether difficult ground helps this army more than the enemy."""
    return _ease(table, seat) > _ease(table, table.enemy_of(seat))


def _ease(table: Table, seat: Seat) -> float:
    """What part of an army is at home in difficult ground."""
    army = [stand for stand in table.stands.values() if stand.seat == seat]
    whole = sum(stand.worth for stand in army) or 1
    return sum(stand.worth for stand in army if _is_light(table, stand)) / whole


def _is_light(table: Table, stand: Stand) -> bool:
    line = type_of(table, stand)
    return line.is_foot and line.is_open_order


def fitting_layout(view: View, ask: Ask, dice: Dice) -> LayTerrain:
    """Rough pieces as large or as small as may be."""
    order = sample_layout(view, ask, dice)
    likes = likes_rough(view.table, view.seat)
    return LayTerrain(tuple(_sized(view.table, piece, likes) for piece in order.pieces))


def _sized(table: Table, piece: Any, likes: bool) -> Any:
    if not isinstance(piece, Area):
        return piece
    kind = table.rules.terrain[table.setup.kinds[piece.number - 1]]
    size = LARGEST if likes or kind.going == "open" else SMALLEST
    return Area(piece.number, size, size, piece.turn)


def fitting_edge(view: View, _: Ask, __: Dice) -> ChooseEdge:
    """Rough ground on the own half for light foot; for others on the enemy's."""
    rough = {"south": 0, "north": 0}
    for piece in view.table.pieces.values():
        if view.table.rules.terrain[piece.kind].going == "difficult":
            ys = [y for corners in piece.polygons for _, y in corners]
            rough["south" if sum(ys) / len(ys) < DEPTH / 2 else "north"] += 1
    likes = likes_rough(view.table, view.seat)
    south = (rough["south"] >= rough["north"]) == likes
    return ChooseEdge("south" if south else "north")
