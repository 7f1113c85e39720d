"""Lines of locations and items: `location 1455 GE city at 123 named "Sergilia" size 6`."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import ItemId, LocationId, Position
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of, position_of
from warhost.games.cosmos.world import Item, Location, World


def read_location(world: World, line: Cursor) -> None:
    """`location NUMBER CODE TYPE at POSITION [named NAME] [size N] [walls RATING STRENGTH]`"""
    number = LocationId(line.number("the number of a location"))
    owner = nation_of(world, line.word("the code of a nation, or -"))
    kind = line.word("a location type")
    if kind not in world.rules.locations:
        raise SceneFlaw(f"there is no location type `{kind}`")
    location = Location(number, kind, Position(""), owner=owner)
    while line:
        location = _with(world, location, line)
    world.locations[number] = location


def read_item(world: World, line: Cursor) -> None:
    """`item NUMBER CODE TYPE at POSITION`"""
    number = ItemId(line.number("the number of an item"))
    owner = nation_of(world, line.word("the code of a nation, or -"))
    kind = line.word("an item type")
    if kind not in world.rules.items:
        raise SceneFlaw(f"there is no item type `{kind}`")
    if not line.maybe("at"):
        raise SceneFlaw("an item is `at` a position")
    position = position_of(world, line.word("a position"))
    world.items[number] = Item(number, kind, position, owner=owner)


def _with(world: World, location: Location, line: Cursor) -> Location:
    match line.word("at, named, size or walls"):
        case "at":
            return replace(location, position=position_of(world, line.word("a position")))
        case "named":
            return replace(location, name=line.word("a name"))
        case "size":
            return replace(location, size=line.number())
        case "walls":
            return replace(location, rating=line.number(), strength=line.number())
        case other:
            raise SceneFlaw(f"a location has no `{other}`")
