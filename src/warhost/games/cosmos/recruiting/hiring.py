"""C7.4.3 Units that offer themselves for a price."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.units import HireOffered
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.sight.distances import range_between, sees
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Unit, World
from warhost.kernel.dice import Dice


def offer_for_hire(world: World, _: Dice) -> Iterator[Any]:
    """C7.4.3-2 To every nation with a character that could hire and a unit that it sees."""
    offered = [world.units[one] for one in sorted(u.id for u in world.units.values() if u.price)]
    for unit in offered:
        for nation in sorted(world.nations):
            if nation != unit.nation and _is_available(world, unit, nation):
                price = tuple(sorted(unit.price.items()))
                yield HireOffered(nation, unit.id, unit.type, price)


def see_each_other(world: World, hirer: Unit, unit: Unit) -> bool:
    """C7.4.3-4 Each in sight of the other, from where it stands, and neither hidden."""
    if not hirer.position or not unit.position or hirer.is_hidden or unit.is_hidden:
        return False
    hexes = (world.hexes[hex_around(world, one.position)] for one in (hirer, unit))
    reach = max(world.rules.terrains[one.terrain].viewing_range for one in hexes)
    return range_between(world, hirer.position, unit.position) <= reach


def _is_available(world: World, unit: Unit, nation: NationId) -> bool:
    if not sees(world, nation, unit.id):
        return False
    return any(
        see_each_other(world, one, unit)
        for one in world.units.values()
        if one.nation == nation and world.rules.units[one.type].hires
    )
