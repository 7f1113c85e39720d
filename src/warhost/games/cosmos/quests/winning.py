"""C20-4 What a force wins that has searched a quest place for long enough."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.control.presence import are_enemies
from warhost.games.cosmos.events.economy import Booked, Share
from warhost.games.cosmos.events.flight import Recovered
from warhost.games.cosmos.events.quests import QuestWon
from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.rows.quests import QuestPlace
from warhost.games.cosmos.sight.modes import plane_of
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Location, Unit, World, force_of

HALF_PHASES = 2


def searched_out(world: World, leader: UnitId) -> Iterator[Any]:
    """After a phase of searching: nothing while somebody guards the place."""
    unit = world.units[leader]
    found = quest_at(world, unit)
    if found is None:
        return
    place, row = found
    if unit.nation in world.won.get(place.id, ()) or unit.searched < HALF_PHASES * row.phases:
        return
    if any(_is_guard(world, unit, other) for other in _others(world, unit)):
        return
    is_first = not world.won.get(place.id)
    shown = tuple(one for one in world.locations.values() if one.quest and one.quest in row.shows)
    yield QuestWon(unit.nation, leader, place.id, row.lore, shown)
    if is_first and row.gives:
        shares = tuple(Share("unit", leader, name, n) for name, n in sorted(row.gives.items()))
        yield Booked(unit.nation, "found", shares, ActorId(leader))
    if row.heals and (healed := _healed(world, leader, row.heals)):
        yield Recovered(unit.nation, healed)


def quest_at(world: World, unit: Unit) -> tuple[Location, QuestPlace] | None:
    """The quest place inside which a questing unit is."""
    number = location_at(world, unit.position) if unit.quests and unit.position else None
    place = None if number is None else world.locations[number]
    if place is None or not place.quest:
        return None
    return place, world.rules.quests[place.quest]


def _others(world: World, unit: Unit) -> list[Unit]:
    here = plane_of(unit.position, quests=True)
    return [world.units[one] for one in world.index.at.get(here, ())]


def _is_guard(world: World, unit: Unit, other: Unit) -> bool:
    return other.nation != unit.nation and are_enemies(world, unit.nation, other.nation)


def _healed(world: World, leader: UnitId, points: int) -> tuple[Any, ...]:
    found = []
    for number in force_of(world, leader):
        unit = world.units[number]
        full = world.rules.units[unit.type].wound_points
        counts: dict[int, int] = {}
        for left, count in unit.health:
            now = min(left + points, full)
            counts[now] = counts.get(now, 0) + count
        health = tuple(sorted(counts.items(), reverse=True))
        if health != unit.health:
            found.append((number, health))
    return tuple(found)
