"""Lines of quests: `quest hermitage at 123 number 1601`, `route 1601 123 12 price 5`."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import ItemId, LocationId, NationId, UnitId
from warhost.games.cosmos.rows.quests import QuestPlace
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of, new_number, position_of
from warhost.games.cosmos.world import Item, Location, Route, Unit, World


def read_quest(world: World, line: Cursor) -> None:
    """`quest ROW at POSITION number N [kept CODE FIRST]`: its guards and items are numbered on."""
    row = world.rules.quests.get(name := line.word("a quest place"))
    if row is None:
        raise SceneFlaw(f"there is no quest place `{name}`")
    if not line.maybe("at"):
        raise SceneFlaw("a quest place is `at` a position")
    position = position_of(world, line.word("a position"))
    if not line.maybe("number"):
        raise SceneFlaw("a quest place has a `number`")
    number = LocationId(new_number(world, line.number("the number of a location")))
    place = Location(number, row.type, position, name=row.name, store=dict(row.goods), quest=name)
    world.locations[number] = place
    _lay(world, place, row)
    if line.maybe("kept"):
        keeper = nation_of(world, line.word("the code of the nation that keeps it"))
        _post(world, place, row, keeper, line.number("the number of its first guard"))


def read_route(world: World, line: Cursor) -> None:
    """`route START END PHASES [price N] [each] [named NAME]`: C20.4-6"""
    start, end = (position_of(world, line.word("a position")) for _ in range(2))
    route = Route(start, end, line.number("its phases"), f"Way to {end}")
    while line:
        route = _with(route, line)
    world.routes[start] = (*world.routes.get(start, ()), route)


def _with(route: Route, line: Cursor) -> Route:
    match line.word("price, each or named"):
        case "price":
            return replace(route, price=line.number())
        case "each":
            return replace(route, is_each=True)
        case "named":
            return replace(route, name=line.word("a name"))
        case other:
            raise SceneFlaw(f"a route has no `{other}`")


def _lay(world: World, place: Location, row: QuestPlace) -> None:
    """What lies there, and what is for sale, under the numbers behind that of the place."""
    number = int(place.id)
    inside = place.id
    for kind, price in (*((name, 0) for name in row.items), *row.sells.items()):
        number += 1
        item = ItemId(new_number(world, number))
        here = position_of(world, str(inside))
        world.items[item] = Item(item, kind, here, quests=True, price=price)


def _post(world: World, place: Location, row: QuestPlace, keeper: NationId, first: int) -> None:
    here = position_of(world, str(place.id))
    for number, guard in enumerate(row.guards, first):
        kind = world.rules.units[guard.type]
        health = ((kind.wound_points, guard.number),)
        unit = UnitId(new_number(world, number))
        world.units[unit] = Unit(
            unit, kind.id, keeper, here, health, tactics=guard.tactics, quests=True
        )
        world.last_units[keeper] = max(world.last_units.get(keeper, unit), unit)
