"""C1.1-3 The kinds of things that a nation knows of; each is described to it once."""

from collections.abc import Iterable, Iterator

from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Item, Location, Mind, Nation, Unit, World


def kinds_known_in(world: World, nation: NationId) -> list[str]:
    """What the nation knows of at this moment of the real world."""
    own = world.nations[nation]
    units = (unit for unit in world.units.values() if unit.nation == nation)
    places = (place for place in world.locations.values() if place.owner == nation)
    items = (item for item in world.items.values() if item.owner == nation)
    return kinds_known(world.rules, own, units, places, items, world.minds[nation])


def kinds_known(  # noqa: PLR0913, PLR0917  all that a nation has, and what it has seen
    rules: Rules,
    own: Nation,
    units: Iterable[Unit],
    places: Iterable[Location],
    items: Iterable[Item],
    mind: Mind,
) -> list[str]:
    """`unit noble`, `item sword`, in the sequence: people, units, locations, items."""
    types = {unit.type for unit in units}
    seen = {sighting.type for sighting in mind.units.values()}
    able = {row.type for name in types for row in rules.units[name].recruits}
    stand = {place.type for place in places}
    stand |= {known.location.type for known in mind.locations.values()}
    lie = {item.type for item in items} | {known.item.type for known in mind.items.values()}
    lie |= {made for name in types for made in rules.units[name].makes}
    people = own.people or next(iter(rules.peoples), "")
    return [
        *(f"people {name}" for name in rules.peoples if name == people),
        *_named("unit", rules.units, types | seen | able),
        *_named("location", rules.locations, stand | _buildable(rules, own, types)),
        *_named("item", rules.items, lie),
    ]


def _buildable(rules: Rules, own: Nation, types: set[str]) -> set[str]:
    people = rules.peoples.get(own.people) or next(iter(rules.peoples.values()), None)
    by_nation = set(people.builds) if people is not None else set()
    return by_nation | {kind for name in types for kind in rules.units[name].builds}


def _named(word: str, table: Iterable[str], wanted: set[str]) -> Iterator[str]:
    return (f"{word} {name}" for name in table if name in wanted)
