"""C10 What becomes of items that are picked up, put down or handed over."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from warhost.games.cosmos.events.items import ItemsMoved
from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import NOBODY, ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.movement.loads import item_weight, spare_capacity
from warhost.games.cosmos.sight.distances import sees
from warhost.games.cosmos.sight.modes import plane_of
from warhost.games.cosmos.world import Item, Unit, World, force_of


def lying_at(world: World, unit: UnitId) -> tuple[ItemId, ...]:
    """C10-3, C18-18 The items that the unit sees and can take where it is, by number."""
    one, kinds = world.units[unit], world.rules.items
    here = (
        world.items[item]
        for item in sorted(world.index.lying.get(plane_of(one.position, quests=one.quests), ()))
    )
    movable = (item for item in here if not kinds[item.type].is_immobile)
    return tuple(item.id for item in movable if sees(world, one.nation, item.id))


def held_by(world: World, units: Iterable[UnitId]) -> tuple[ItemId, ...]:
    """The items of units, in the sequence of the force and by number."""
    return tuple(item for unit in units for item in sorted(world.index.held.get(unit, ())))


def light_enough(world: World, unit: UnitId) -> tuple[ItemId, ...]:
    """C10-7 Of what lies there for nothing, by number, whatever the force can still carry."""
    spare = spare_capacity(world, force_of(world, world.units[unit].leader or unit))
    found = []
    for item in lying_at(world, unit):
        if world.items[item].price:
            continue
        weight = item_weight(world, item)
        if weight <= spare:
            found.append(item)
            spare -= weight
    return tuple(found)


def taken(world: World, unit: UnitId, items: tuple[ItemId, ...]) -> Iterator[ItemsMoved]:
    """C10-4 They belong to the taker's nation at once."""
    one = world.units[unit]
    now = tuple(_held(world.items[item], one) for item in items)
    if now:
        yield ItemsMoved(one.nation, unit, "took", one.position, now, one.is_hidden)


def dropped(
    world: World, unit: UnitId, items: tuple[ItemId, ...], position: Position
) -> Iterator[ItemsMoved]:
    """C10-17 They belong to the position's owner; where there is none, still to the dropper."""
    one = world.units[unit]
    now = tuple(_lying(world, world.items[item], position, one.nation) for item in items)
    if now:
        yield ItemsMoved(one.nation, unit, "dropped", position, now, one.is_hidden)


def given(
    world: World, unit: UnitId, items: tuple[ItemId, ...], to: UnitId
) -> Iterator[ItemsMoved]:
    """C10-22 They belong to the nation of whoever has them now."""
    one, other = world.units[unit], world.units[to]
    now = tuple(_held(world.items[item], other) for item in items)
    nation = NOBODY if other.nation == one.nation else other.nation
    if now:
        yield ItemsMoved(one.nation, unit, "gave", one.position, now, one.is_hidden, nation)


def left_behind(world: World, unit: UnitId) -> Iterator[ItemsMoved]:
    """C8-12 Items of a unit that is no more go to another of its force, or stay where it was."""
    one = world.units[unit]
    items = held_by(world, (unit,))
    others = [other for other in force_of(world, one.leader or unit) if other != unit]
    if not items or not one.position:
        return
    if not others:
        yield from dropped(world, unit, items, one.position)
        return
    heir = world.units[others[0]]
    now = tuple(_held(world.items[item], heir) for item in items)
    yield ItemsMoved(one.nation, unit, "inherited", one.position, now, one.is_hidden)


def owner_at(world: World, position: Position) -> NationId:
    """C10-17 Whose the place is."""
    if position.isdigit() and LocationId(int(position)) in world.locations:
        return world.locations[LocationId(int(position))].owner
    return world.hexes[hex_of(position)].owner


def _held(item: Item, unit: Unit) -> Item:
    return replace(item, holder=unit.id, position=Position(""), owner=unit.nation, price=0)


def _lying(world: World, item: Item, position: Position, nation: NationId) -> Item:
    owner = owner_at(world, position) or nation
    return replace(item, holder=None, position=position, owner=owner)
