"""`make 7`: an item is made."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.items import ItemsMoved
from warhost.games.cosmos.ids import ItemId, Position, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import TYPES
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.places.building import next_number
from warhost.games.cosmos.rows.things import ItemType
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Item


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C10-2 What it costs is used as it begins."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    kind = item_type_named(world.rules, order.name)
    if kind is None or kind.id not in world.rules.units[unit.type].makes:
        return Cannot("C10-2", f"It cannot make {order.name}.")
    till = Till(world)
    if not till.pay(unit_sources(world, unit), kind.cost):
        return Cannot("C10-2", f"Resources are lacking for {kind.name}.")
    if till.shares():
        yield Booked(unit.nation, "paid", till.shares(), acting.actor)
    return Takes(kind.phases)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C10-2 The maker holds it."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    kind = item_type_named(world.rules, pending.order.name)
    assert kind is not None
    number = ItemId(next_number(world, unit.nation))
    item = Item(number, kind.id, Position(""), unit.id, owner=unit.nation, quests=unit.quests)
    yield ItemsMoved(unit.nation, unit.id, "made", unit.position, (item,), unit.is_hidden)


def item_type_named(rules: Rules, name: str) -> ItemType | None:
    """By its number, or by its name in any case."""
    wanted = name.lower()
    return next(
        (one for one in rules.items.values() if wanted in (str(one.number), one.name.lower())),
        None,
    )


RULE = OrderRule(
    word="make",
    summary="Makes an item of a type that the unit can make.",
    syntax=(Argument(field="name", kind=TYPES, sign="item-type"),),
    time="depends on the type",
    priority=Priority.OTHER,
    clauses=("C10-2",),
    example="make 7",
    begin=begin,
    finish=finish,
)
