"""Lines of locations and items: `location 1455 GE city at 123 named "Sergilia" size 6`."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from warhost.games.cosmos.ids import HexNumber, ItemId, LocationId, Position, Tick, UnitId
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw, described
from warhost.games.cosmos.scene.naming import nation_of, new_number, position_of
from warhost.games.cosmos.world import Item, Location, World

Word = Callable[[World, Location, Cursor], Location]


def read_location(world: World, line: Cursor) -> None:
    """`location NUMBER CODE TYPE at POSITION [named NAME] [size N], or more of WORDS."""
    number = LocationId(new_number(world, line.number("the number of a location")))
    owner = nation_of(world, line.word("the code of a nation, or -"))
    kind = line.word("a location type")
    if kind not in world.rules.locations:
        raise SceneFlaw(f"there is no location type `{kind}`")
    location = Location(number, kind, Position(""), owner=owner)
    while line:
        location = described(WORDS, world, location, line)
    world.locations[number] = _as_built(world, location)


def _as_built(world: World, place: Location) -> Location:
    """A fortification that is nothing else stands as it is built where no walls are said."""
    row = world.rules.locations[place.type]
    if not row.is_specialised or place.strength or place.rating:
        return place
    return replace(place, rating=row.first_rating, strength=row.first_strength)


def read_item(world: World, line: Cursor) -> None:
    """`item NUMBER CODE TYPE at POSITION`, or `in UNIT`; `named NAME` behind it."""
    number = ItemId(new_number(world, line.number("the number of an item")))
    owner = nation_of(world, line.word("the code of a nation, or -"))
    kind = line.word("an item type")
    if kind not in world.rules.items:
        raise SceneFlaw(f"there is no item type `{kind}`")
    item = Item(number, kind, owner=owner)
    if line.maybe("in"):
        item = replace(item, holder=UnitId(line.number("the number of a unit")))
    elif line.maybe("at"):
        item = replace(item, position=position_of(world, line.word("a position")))
    else:
        raise SceneFlaw("an item is `at` a position or `in` the hands of a unit")
    if line.maybe("named"):
        item = replace(item, name=line.word("a name"))
    if line.maybe("questing"):
        item = replace(item, quests=True)
    if line.maybe("price"):
        item = replace(item, price=line.number())
    world.items[number] = item


def read_store(world: World, line: Cursor) -> None:
    """`store POSITION RESOURCE:AMOUNT …`: what lies in a hex or location."""
    number = int(position_of(world, line.word("a position")))
    if (place := world.locations.get(LocationId(number))) is not None:
        world.locations[place.id] = replace(place, store={**place.store, **line.resources()})
        return
    known = world.hexes[HexNumber(number)]
    world.hexes[known.number] = replace(known, store={**known.store, **line.resources()})


def _at(world: World, place: Location, line: Cursor) -> Location:
    return replace(place, position=position_of(world, line.word("a position")))


def _named(world: World, place: Location, line: Cursor) -> Location:
    """C21.1-4 A city that is named as the game begins keeps that name."""
    is_city = world.rules.locations[place.type].is_city
    return replace(place, name=line.word("a name"), is_unique=is_city)


def _walls(_: World, place: Location, line: Cursor) -> Location:
    return replace(place, rating=line.number(), strength=line.number())


def _sieged(_: World, place: Location, line: Cursor) -> Location:
    return replace(place, sieged=Tick(line.maybe_number() or 1))


def _sapped(world: World, place: Location, line: Cursor) -> Location:
    """C16.3.1-4 What is dug under its walls."""
    world.sapped[place.id] = line.number()
    return place


def _number(field: str) -> Word:
    return lambda _, place, line: replace(place, **{field: line.number()})


WORDS: Mapping[str, Word] = {
    "at": _at,
    "named": _named,
    "size": _number("size"),
    "max": _number("maximum"),
    "walls": _walls,
    "damage": _number("damage"),
    "trade": _number("trade"),
    "limit": _number("limit"),
    "sieged": _sieged,
    "sapped": _sapped,
}
"""What can be said of a location; `sieged` since which phase of the game."""
