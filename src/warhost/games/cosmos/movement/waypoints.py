"""C11.2.1 From a position as it is written to the position it means."""

from msgspec.structs import replace

from warhost.games.cosmos.geography import DIRECTIONS, hex_of, level_of, neighbours
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World

DIRECT = "d"
"""C11.2-10"""


def first_step(order: Order) -> tuple[Order, Order | None]:
    """C4.1-12 The first position is the step, the others stay behind."""
    rest = replace(order, path=order.path[1:]) if len(order.path) > 1 else None
    return replace(order, path=order.path[:1]), rest


def meant(world: World, nation: NationId, here: Position, written: str) -> Position | Cannot:
    """The position that a word of a path means for somebody who is here."""
    word = written.removesuffix(DIRECT)
    if word.isdigit():
        return _numbered(world, nation, int(word))
    if word in ("h", "oh", "uh"):
        return Position(f"{word[:-1]}{hex_around(world, here)}")
    level, rest = (word[0], word[1:]) if word[0] in "ou" else ("", word)
    if rest in DIRECTIONS:
        near = neighbours(world.board)[hex_around(world, here)].get(rest)
        gone = Cannot("C11.2.1-1", f"The map ends there: no hex lies {rest} of here.")
        return gone if near is None else Position(f"{level}{near}")
    if rest.isdigit() and HexNumber(int(rest)) in world.hexes:
        return Position(f"{level}{int(rest)}")
    return Cannot("C11-1", f"There is no position {written}.")


def outside_of(world: World, position: Position) -> Position | None:
    """C2.2-2 The position a location lies in; none for a hex position."""
    number = LocationId(int(position)) if position.isdigit() else None
    location = world.locations.get(number) if number is not None else None
    return location.position if location is not None else None


def terrain_at(world: World, position: Position) -> str:
    """C2.1.2-5, C2.2-12 The terrain of a position."""
    number = LocationId(int(position)) if position.isdigit() else None
    location = world.locations.get(number) if number is not None else None
    if location is not None:
        inside = world.rules.locations[location.type].terrain
        return inside or terrain_at(world, location.position)
    ground = world.rules.terrains[world.hexes[hex_of(position)].terrain]
    level = level_of(position)
    return ground.over if level == "o" else ground.under if level == "u" else ground.id


def _numbered(world: World, nation: NationId, number: int) -> Position | Cannot:
    if HexNumber(number) in world.hexes or _is_known(world, nation, LocationId(number)):
        return Position(str(number))
    unit = world.units.get(UnitId(number))
    if unit is not None and unit.nation == nation and unit.position:
        return unit.position
    return Cannot("C11.5-1", f"{number} is no position that is known, and no unit of the nation.")


def _is_known(world: World, nation: NationId, number: LocationId) -> bool:
    """C11.3-4, C18-20 Whether the location is on the nation's map."""
    place = world.locations.get(number)
    if place is None or nation not in world.minds:
        return place is not None
    return place.owner == nation or number in world.minds[nation].locations
