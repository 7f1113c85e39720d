"""M4.1 A unit enters the next hex: it pays, it may earn the road bonus, everybody looks."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.events.units import RoadBonus, Stepped
from warhost.games.multiverse.movement.reach import goes_by_road
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.world import UnitId, World


def step(world: World, name: UnitId, target: Hex) -> Iterator[Any]:
    """M4.1-2, M8.2-5, M6.1-6"""
    table = world.table
    origin = table.units[name].hex
    by_road = goes_by_road(table.ground, origin, target)
    yield Stepped(name, origin, target, table.ground.step_cost(origin, target), by_road)
    unit = table.units[name]
    if by_road and unit.by_road == ap_of(table, unit):
        yield RoadBonus(name)
    yield from lose_abandoned(world, (origin,))
    yield from look_around(world, (origin, target))
