"""C7.4.1 Units taken over by magic or by force of mind: what charm and dominate share."""

from collections.abc import Generator, Iterator
from typing import Any, Literal

from warhost.games.cosmos.economy.costs import scaled
from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.forces.losses import taken_over
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import Acting, Cannot, Takes
from warhost.games.cosmos.places.walls import together
from warhost.games.cosmos.rows.units import Charming
from warhost.games.cosmos.sight.distances import range_between, sees
from warhost.games.cosmos.world import Taken, Unit, World

Power = Literal["charm", "dominate"]
HOW: dict[Power, Literal["charmed", "dominated"]] = {"charm": "charmed", "dominate": "dominated"}


def begun(acting: Acting, order: Order, power: Power) -> Generator[Any, None, Takes | Cannot]:
    """C7.4.1-1, C7.4.1-7 The cost of all that can be taken is paid as it begins."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    row = _row(world, unit, power)
    if row is None:
        return Cannot("C7.4-1", f"It has no power to {power}.")
    targets = _targets(world, unit, row, order)
    if not targets:
        return Cannot("C7.4.1-1", "None of them can be taken over from here.")
    till, cost = Till(world), together(*(_cost(world, one) for one in targets))
    if not till.pay(unit_sources(world, unit), cost):
        return Cannot("C7.4.1-7", "There is not enough to pay for it.")
    if shares := till.shares():
        yield Booked(unit.nation, "paid", shares, acting.actor)
    return Takes(row.phases)


def done(acting: Acting, order: Order, power: Power) -> Iterator[Any]:
    """C7.4.1-3, C7.4.1-5"""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    row = _row(world, unit, power)
    for one in _targets(world, unit, row, order) if row else []:
        former = one.taken.former if one.taken and one.taken.upkeep else one.nation
        taken = Taken(HOW[power], former, row.upkeep if row else {})
        yield from taken_over(world, one.id, unit.nation, taken)


def _row(world: World, unit: Unit, power: Power) -> Charming | None:
    rows = world.rules.units[unit.type].charms
    return next((row for row in rows if row.word == power), None)


def _targets(world: World, unit: Unit, row: Charming, order: Order) -> list[Unit]:
    found = []
    for number in dict.fromkeys(numbers(order.ids)):
        one = world.units.get(UnitId(number))
        if one is None or one.nation == unit.nation or one.type not in row.types:
            continue
        is_near = one.position and range_between(world, unit.position, one.position) <= row.range
        if is_near and sees(world, unit.nation, one.id):
            found.append(one)
    return found


def _cost(world: World, unit: Unit) -> dict[str, int]:
    kind = world.rules.units[unit.type]
    return scaled(kind.cost, unit.individuals, kind.standard)
