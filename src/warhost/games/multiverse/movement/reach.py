"""M4.1 How far a unit can go with the AP it has left, and the cheapest way there."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.formations.forming import may_join, may_pair
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.rules import FULL, SEAT_BITS, WALLS
from warhost.games.multiverse.world import Table, Unit, UnitId

Path = tuple[Hex, ...]
FAR = 99


class Move(msgspec.Struct, frozen=True, tag="move"):
    """M4.2-1 A unit goes along a path of hexes."""

    unit: UnitId
    path: Path


class Going(NamedTuple):
    """All that a unit's reach depends on beside the ground and who bars the way."""

    unit: UnitId
    origin: Hex
    points: int
    has_road_bonus: bool
    """All AP spent so far went into roads, so the last one may earn another (M8.2-5)."""


def moves_of(table: Table, unit: Unit) -> list[Move]:
    """Every hex in which the unit could end a move, each by its cheapest way."""
    occupied, mine = table.occupied, table.mark_of(unit.seat)
    free = (0, mine | WALLS)
    return [
        move
        for end, move in _moves_past_foes(table, unit, mine)
        if occupied[end] in free or _may_join(table, unit, end, mine)
    ]


def can_move(table: Table, unit: Unit) -> bool:
    """Whether there is any hex to go to."""
    occupied, mine = table.occupied, table.mark_of(unit.seat)
    return any(
        occupied[end] in (0, mine | WALLS) or _may_join(table, unit, end, mine)
        for end, _ in _moves_past_foes(table, unit, mine)
    )


def _may_join(table: Table, unit: Unit, end: Hex, mine: int) -> bool:
    """M4.3-2 Its own who stand there would share the hex."""
    here = table.occupied[end]
    if not here & FULL or here & SEAT_BITS != mine:
        return False
    names = table.blocks[end]
    if len(names) == 1:
        return may_pair(table, unit, table.units[names[0]])
    return may_join(table, unit, table.units_at(end))


def _moves_past_foes(table: Table, unit: Unit, mine: int) -> tuple[tuple[Hex, Move], ...]:
    """Moves by their ends, as if no own unit stood anywhere; these may be passed (M4.3-5)."""
    going = Going(unit.id, unit.hex, unit.ap, unit.by_road + unit.ap == ap_of(table, unit))
    barred = table.occupied.translate(table.rules.bars[mine])
    question = (going, _bars_near(table, going, barred))
    found: tuple[tuple[Hex, Move], ...] | None = table.ground.kept.get(question)
    if found is None:
        ways = ways_from(table.ground, going, barred)
        cost = table.ground.cost
        moves = tuple((end, Move(unit.id, way)) for end, way in ways.items() if cost[end])
        found = table.ground.keep(question, moves)
    return found


def _bars_near(table: Table, going: Going, barred: bytearray) -> object:
    """Whatever bars the way near enough to matter, as a key."""
    radius = going.points + going.has_road_bonus
    if radius in table.board.lens:
        return table.board.lens[radius][going.origin](barred)
    return bytes(barred)


def ways_from(ground: Ground, going: Going, barred: bytearray) -> dict[Hex, Path]:
    """The cheapest way to each hex that the unit could come to or through."""
    ways = _spread(ground, going, barred)
    if going.has_road_bonus and ground.roads[going.origin]:
        _add_road_bonus(ground, going, barred, ways)
    del ways[going.origin]
    return ways


def _spread(ground: Ground, going: Going, barred: bytearray) -> dict[Hex, Path]:
    """Every hex that the points pay for, the cheapest first."""
    ways: dict[Hex, Path] = {going.origin: ()}
    spent = {going.origin: 0}
    frontier: list[list[Hex]] = [[going.origin], *([] for _ in range(going.points))]
    for points, hexes in enumerate(frontier):
        for origin in hexes:
            if spent[origin] < points:
                continue
            for target, total in _steps_within(ground, origin, points, going.points):
                if total < spent.get(target, FAR) and not barred[target]:
                    spent[target] = total
                    ways[target] = (*ways[origin], target)
                    frontier[total].append(target)
    return ways


def _steps_within(
    ground: Ground, origin: Hex, spent: int, points: int
) -> Iterator[tuple[Hex, int]]:
    for target, cost in steps_from(ground, origin):
        if spent + cost <= points:
            yield target, spent + cost


def _add_road_bonus(ground: Ground, going: Going, barred: bytearray, ways: dict[Hex, Path]) -> None:
    """M8.2-5 Who spends all on roads gets one more AP, for any step."""
    ends: dict[Hex, Path] = {going.origin: ()}
    for _ in range(going.points):
        ends = {
            target: (*way, target)
            for origin, way in ends.items()
            for target in roads_from(ground, origin)
            if not barred[target]
        }
    for origin, way in ends.items():
        for target, cost in steps_from(ground, origin):
            if cost == 1 and target not in ways and not barred[target]:
                ways[target] = (*way, target)


def steps_from(ground: Ground, origin: Hex) -> tuple[tuple[Hex, int], ...]:
    """M4.1-3 The neighbouring hexes that can be walked on, with their cost."""
    question = ("steps", origin)
    found: tuple[tuple[Hex, int], ...] | None = ground.kept.get(question)
    if found is None:
        costs = ((h, ground.step_cost(origin, h)) for h in ground.board.neighbours[origin])
        found = ground.keep(question, tuple((h, cost) for h, cost in costs if cost))
    return found


def roads_from(ground: Ground, origin: Hex) -> tuple[Hex, ...]:
    """M8.2-3 The neighbouring hexes that a road leads to."""
    question = ("roads", origin)
    found: tuple[Hex, ...] | None = ground.kept.get(question)
    if found is None:
        near = ground.board.neighbours[origin]
        roads = tuple(h for h in near if goes_by_road(ground, origin, h))
        found = ground.keep(question, roads)
    return found


def goes_by_road(ground: Ground, origin: Hex, target: Hex) -> bool:
    """M8.2-3"""
    if not (ground.roads[origin] and ground.roads[target]):
        return False
    return ground.by_road(origin, target, ground.board.direction(origin, target))
