"""The index of a world built from nothing: at the beginning, after loading, and to prove it."""

from warhost.games.cosmos.ids import HexNumber, NationId
from warhost.games.cosmos.sight.cover import cover_of
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Index, World


def index_of(world: World) -> Index:
    """Everything that follows from the records."""
    index = Index(cover=cover_of(world.hexes, world.board, world.rules))
    for location in world.locations.values():
        index.inside.setdefault(location.position, {})[location.id] = None
    for unit in world.units.values():
        if unit.position:
            index.at.setdefault(unit.position, {})[unit.id] = None
    for nation, number in watchers_of(world):
        counts = index.sight.setdefault(nation, {})
        for other in index.cover[number]:
            counts[other] = counts.get(other, 0) + 1
    return index


def watchers_of(world: World) -> list[tuple[NationId, HexNumber]]:
    """C18-22 Units, owned hexes and owned locations see for their nation."""
    units = [(u.nation, hex_around(world, u.position)) for u in world.units.values() if u.position]
    lands = [(one.owner, number) for number, one in world.hexes.items()]
    places = [(p.owner, hex_around(world, p.position)) for p in world.locations.values()]
    return [pair for pair in (*units, *lands, *places) if pair[0]]
