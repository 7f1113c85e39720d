"""C18-21 What a nation spots at a place, and how it remembers that."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import HexNumber, NationId, Position
from warhost.games.cosmos.sight.modes import exists_in, is_questing, nation_of, plane_of
from warhost.games.cosmos.sight.places import is_closed
from warhost.games.cosmos.sight.watching import (
    is_within_sight,
    item_hardness,
    place_hardness,
    unit_hardness,
)
from warhost.games.cosmos.world import (
    Hex,
    Item,
    KnownItem,
    KnownLocation,
    Location,
    Mind,
    Sighting,
    Unit,
    World,
    tick_of,
)

SEES_THROUGH = "sees_through_illusions"
"""C19.2-3 The ability of types that no illusion deceives."""
VEILED = 2, 3
"""C19.2-18 What is left of their power to spot in an illusion to those who do not know of it."""


def look(world: World, eyes: NationId, spot: Position, power: int) -> None:
    """The nation spots whatever of their world at this spot is not too hard for its eyes."""
    mind = world.minds.get(nation_of(eyes))
    if mind is not None:
        _look_at(world, eyes, mind, spot, through(world, eyes, spot, power))


def through(world: World, eyes: NationId, spot: Position, power: int) -> int:
    """C19.2-18 How sharply a nation looks into a hex that seems to be another."""
    number = HexNumber(int(spot)) if spot.isdigit() else HexNumber(0)
    if number not in world.hexes or not world.hexes[number].seeming:
        return power
    known = world.minds[nation_of(eyes)].hexes.get(number)
    is_known = known is not None and bool(known.hex.seeming)
    return power if is_known else power * VEILED[0] // VEILED[1]


def is_spotted(known: Sighting, unit: Unit) -> bool:
    """C18-21 Whether it has stayed where it was seen, and has not hidden since."""
    if known.lost or known.position != unit.position or known.quests != unit.quests:
        return False
    return unit.arrived <= known.seen and unit.hid <= known.seen


def sighting_of(world: World, unit: Unit, before: Sighting | None = None) -> Sighting:
    """What others see of a unit; C18-28 and from where they saw it come."""
    now = tick_of(world)
    start = before.position if before and before.lost == "left" and before.seen == now else ""
    return Sighting(
        unit.id,
        unit.nation,
        unit.type,
        unit.position,
        unit.health,
        now,
        unit.name,
        marks_of(world, unit),
        Position(start if start != unit.position else ""),
        quests=unit.quests,
    )


def marks_of(world: World, unit: Unit) -> str:
    """C5.5-2, C5.5-12 A star for the ruler, a plus for another unit of the ruler's type."""
    nation = world.nations.get(unit.nation)
    if nation is None:
        return ""
    if nation.ruler == unit.id:
        return "*"
    return "+" if unit.type == nation.ruler_type else ""


def hex_as_seen(world: World, nation: NationId, number: HexNumber) -> Hex:
    """C6.1-5 What is stored in a hex only its owner knows; C19.2-5 others see what it seems."""
    one = world.hexes[number]
    if one.seeming and not knows_truth(world, nation, one):
        one = replace(one, terrain=one.seeming, seeming="")
    return replace(one, store={}) if one.store and one.owner != nation else one


def knows_truth(world: World, nation: NationId, one: Hex) -> bool:
    """C19.2-2 to C19.2-4 Its owner, whoever has known it, and those with eyes that see through."""
    if one.owner == nation:
        return True
    known = world.minds[nation].hexes.get(one.number)
    if known is not None and known.hex.seeming == one.seeming:
        return True
    here = Position(str(one.number))
    return any(
        unit.nation == nation
        and unit.position
        and SEES_THROUGH in world.rules.units[unit.type].abilities
        and is_within_sight(world, unit.position, here)
        for unit in world.units.values()
    )


def place_as_seen(nation: NationId, place: Location) -> Location:
    """C6.1-5 So it is with locations, and with the work of mines."""
    if place.owner == nation or (not place.store and place.limit < 0):
        return place
    return replace(place, store={}, limit=-1)


def show_place(world: World, nation: NationId, place: Location, power: int) -> bool:
    """C18-20 A location that is known is known whenever it is in sight; else it is spotted now."""
    known = world.minds[nation].locations
    own = place.owner == nation
    if not own and place.id not in known and place_hardness(world, place) > power:
        return False
    known[place.id] = KnownLocation(place_as_seen(nation, place), tick_of(world))
    return True


def show_item(world: World, nation: NationId, item: Item, power: int) -> None:
    """C18-21 An item that lies somewhere."""
    known = world.minds[nation].items
    spotted = item.id in known and known[item.id].item == item
    if spotted or item_hardness(world, item) <= power:
        known[item.id] = KnownItem(item, tick_of(world))


def _look_at(world: World, eyes: NationId, mind: Mind, position: Position, power: int) -> None:
    quests, nation = is_questing(eyes), nation_of(eyes)
    plane = plane_of(position, quests=quests)
    for unit in world.index.at.get(plane, ()):
        one = world.units[unit]
        if one.nation != nation:
            _spot(world, mind, one, power)
    for item in world.index.lying.get(plane, ()):
        show_item(world, nation, world.items[item], power)
    for location in world.index.inside.get(position, ()):
        place = world.locations[location]
        if place.owner != nation and not is_there(world, place, eyes):
            continue
        show_place(world, nation, place, power)
        if not is_closed(world.rules, place.type):
            _look_at(world, eyes, mind, Position(str(location)), power)


def is_there(world: World, place: Location, eyes: NationId) -> bool:
    """C20.1-12, C20.1-13 Whether a location exists for those eyes."""
    return exists_in(world.rules.locations[place.type].mode, quests=is_questing(eyes))


def _spot(world: World, mind: Mind, unit: Unit, power: int) -> None:
    known = mind.units.get(unit.id)
    if unit_hardness(world, unit) <= power or (known is not None and is_spotted(known, unit)):
        mind.units[unit.id] = sighting_of(world, unit, known)
