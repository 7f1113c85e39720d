"""C20.4-2 Wandering monsters that questing units meet on the map."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.forces.losses import created
from warhost.games.cosmos.geography import LEVELS
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.places.building import next_number
from warhost.games.cosmos.rows.quests import Encounter
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Unit, World, tick_of
from warhost.kernel.dice import Dice

THOUSAND = 1000


def roam(world: World, dice: Dice) -> Iterator[Any]:
    """For all who have come into a hex in this phase."""
    if not world.rules.encounters:
        return
    now = tick_of(world)
    came = sorted(
        unit.id
        for unit in world.units.values()
        if unit.quests and unit.arrived == now and unit.came_from and unit.leader is None
    )
    for leader in came:
        yield from met(world, leader, world.units[leader].position, dice)


def met(world: World, leader: UnitId, here: Position, dice: Dice) -> Iterator[Any]:
    """When a questing force has come into a hex, at most one of what roams there."""
    if not here or here[0] in LEVELS or location_at(world, here) is not None:
        return
    terrain = terrain_at(world, here)
    for name in sorted(world.rules.encounters):
        row = world.rules.encounters[name]
        owner = _nation(world, row)
        if owner is None or (row.terrains and terrain not in row.terrains):
            continue
        if dice.roll(THOUSAND, f"encounter of {leader} in {here}") <= row.chance:
            yield from _appears(world, owner, row, here)
            return


def _appears(world: World, owner: NationId, row: Encounter, here: Position) -> Iterator[Any]:
    kind = world.rules.units[row.type]
    number = UnitId(next_number(world, owner))
    health = ((kind.wound_points, row.number),)
    yield from created(world, Unit(number, kind.id, owner, here, health, quests=True))


def _nation(world: World, row: Encounter) -> NationId | None:
    return next((n for n, one in sorted(world.nations.items()) if one.code == row.nation), None)
