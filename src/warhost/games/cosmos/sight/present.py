"""What a nation knows at this moment: its memory, and that some of it is no longer so."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import ActorId, ItemId, NationId, UnitId
from warhost.games.cosmos.sight.distances import is_looked_at
from warhost.games.cosmos.sight.spotting import is_spotted
from warhost.games.cosmos.world import KnownItem, Mind, Sighting, Unit, World


def present_mind(world: World, nation: NationId) -> Mind:
    """C18-21 Where it looks now, it sees who and what is no longer there."""
    mind = world.minds[nation]
    return Mind(
        mind.hexes.copy(),
        mind.locations.copy(),
        {unit: _sighting(world, nation, known) for unit, known in mind.units.items()},
        {i: k for i, k in mind.items.items() if _still_lies(world, nation, i, k)},
        mind.kinds.copy(),
        mind.connections.copy(),
        mind.routes.copy(),
        mind.news.copy(),
    )


def _sighting(world: World, nation: NationId, known: Sighting) -> Sighting:
    unit = world.units.get(UnitId(known.id))
    if known.lost:
        return known
    if not is_looked_at(world, nation, known.position, quests=known.quests):
        return known
    if unit is None or not is_spotted(known, unit):
        return replace(known, lost="left")
    return _heading(world, known, unit)


def _heading(world: World, known: Sighting, unit: Unit) -> Sighting:
    """C19.1.2-3 Where somebody in sight is about to go."""
    for pending in world.queues.get(ActorId(unit.leader or unit.id), ())[:1]:
        if pending.has_begun and pending.at and pending.order.path:
            return replace(known, heading=pending.at, arrives=pending.until)
    return known


def _still_lies(world: World, nation: NationId, item: ItemId, known: KnownItem) -> bool:
    if world.items.get(item) == known.item:
        return True
    return not is_looked_at(world, nation, known.item.position, quests=known.item.quests)
