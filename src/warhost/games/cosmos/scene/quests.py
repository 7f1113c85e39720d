"""Lines of quests: `quest hermit in 1571 items 1701 kept WL 9501`, `route 1586 217 6 price 5`."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import ItemId, LocationId, NationId, UnitId
from warhost.games.cosmos.rows.quests import QuestPlace
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of, new_number, position_of
from warhost.games.cosmos.world import Item, Location, Route, Unit, World


def read_quest(world: World, line: Cursor) -> None:
    """`quest ROW in LOCATION [items FIRST] [kept CODE FIRST]`: numbered on from the first."""
    row = world.rules.quests.get(name := line.word("a quest place"))
    if row is None:
        raise SceneFlaw(f"there is no quest place `{name}`")
    if not line.maybe("in"):
        raise SceneFlaw("a quest is `in` a location")
    place = world.locations.get(LocationId(line.number("the number of a location")))
    if place is None or place.type != row.type:
        raise SceneFlaw(f"{row.name} is in a {row.type}")
    store = {**place.store, **row.goods}
    world.locations[place.id] = replace(place, store=store, quest=name)
    if line.maybe("items"):
        _lay(world, place, row, line.number("the number of its first item"))
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


def _lay(world: World, place: Location, row: QuestPlace, first: int) -> None:
    """What lies there, and what is for sale."""
    here = position_of(world, str(place.id))
    things = (*((name, 0) for name in row.items), *row.sells.items())
    for number, (kind, price) in enumerate(things, first):
        item = ItemId(new_number(world, number))
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
