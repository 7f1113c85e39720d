"""C5.3 Victory points, as if the game ended now."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from warhost.games.cosmos.economy.costs import increments, people_of
from warhost.games.cosmos.events.nations import PointsCounted
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

MANY = 2
"""C5.3-4 With more factions than that the second earns something too."""


def count_points(world: World, _: Dice) -> Iterator[Any]:
    """C5.3-7 Anew, not added to what was."""
    basic = basic_points(world)
    bonuses = faction_bonuses(world, basic)
    for nation, known in sorted(world.nations.items()):
        points, bonus = basic.get(nation, 0), bonuses.get(known.faction, 0)
        if (points, bonus) != (known.points, known.bonus):
            yield PointsCounted(nation, points, bonus)


def basic_points(world: World) -> dict[NationId, int]:
    """C5.3-2, C2.2-7 For land and places, some more by its people; C20-4 and for what is won."""
    found = dict.fromkeys(world.nations, 0)
    own = {n: people_of(world.rules, one).points for n, one in world.nations.items()}
    for ground in world.hexes.values():
        if ground.owner:
            found[ground.owner] += world.victory.land + own[ground.owner].get(ground.terrain, 0)
    for place in world.locations.values():
        if place.owner:
            kind = world.rules.locations[place.type]
            points = kind.points + own[place.owner].get(place.type, 0)
            found[place.owner] += points * increments(kind, place)
    for number, winners in world.won.items():
        place, first = world.locations[number], winners[0]
        if place.quest and first in found:
            found[first] += world.rules.quests[place.quest].points
    return found


def faction_bonuses(world: World, basic: Mapping[NationId, int]) -> dict[str, int]:
    """C5.3-3 to C5.3-6 By faction; nations without one get nothing."""
    found = {name: _goal_points(world, name) for name in world.factions}
    averages = faction_averages(world, basic)
    ranks = sorted(set(averages.values()), reverse=True)
    prizes = [world.victory.first, world.victory.second if len(averages) > MANY else 0]
    for name, average in averages.items():
        place = ranks.index(average)
        found[name] += prizes[place] if place < len(prizes) else 0
    return found


def faction_averages(world: World, basic: Mapping[NationId, int]) -> dict[str, Fraction]:
    """C5.3-5 Of player nations alone."""
    scores: dict[str, list[int]] = {}
    for number, nation in world.nations.items():
        if nation.seat and nation.faction in world.factions:
            scores.setdefault(nation.faction, []).append(basic[number])
    return {name: Fraction(sum(found), len(found)) for name, found in scores.items()}


def _goal_points(world: World, faction: str) -> int:
    """C5.3-6"""
    points = 0
    for location, worth in world.victory.goals.items():
        place = world.locations.get(location)
        owner = world.nations.get(place.owner) if place is not None else None
        points += worth if owner is not None and owner.faction == faction else 0
    return points
