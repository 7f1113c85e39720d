"""Cities that grow, castles that govern, and not too many arms."""

from collections.abc import Iterator

from warhost.games.cosmos.bots.facts import Facts
from warhost.games.cosmos.bots.means import Means
from warhost.games.cosmos.bots.orders import NATION, Wish
from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.ids import ActorId, HexNumber
from warhost.games.cosmos.places.walls import lengthening, together
from warhost.games.cosmos.world import Location

CASTLE = "castle"
ENOUGH_ARMS, FEW_ARMS, ARMS = 300, 120, 100
RICH = 150
"""Gold with which a nation thinks of castles."""
LAND_OF_CASTLE = 6
"""Hexes for each castle."""


def grow_cities(facts: Facts, means: Means) -> Iterator[Wish]:
    """C13.1-8 One increment at a time, the smallest first, for it costs no more."""
    for place in sorted(facts.cities(), key=lambda one: (one.size, one.id)):
        kind = facts.view.rules.locations[place.type]
        room = (place.maximum or kind.maximum) - place.size
        if room <= 0 or not _is_at_peace(facts, place):
            continue
        cost = together(kind.expansion, lengthening(kind, place, 1))
        if means.spend(cost, kind.upkeep):
            yield Wish(place.id, ("expand 1",))


def build_castle(facts: Facts, means: Means) -> Iterator[Wish]:
    """C13-9 In the best own hex without one."""
    view = facts.view
    nation = view.nations[facts.nation]
    if CASTLE not in people_of(view.rules, nation).builds or nation.jobs:
        return
    castles = [one for one in view.locations.values() if view.rules.locations[one.type].is_castle]
    if len(view.hexes) < LAND_OF_CASTLE * (len(castles) + 1) or means.pool.get("gold", 0) < RICH:
        return
    free = sorted(set(view.hexes) - {facts.hex_of(one.position) for one in castles})
    land = [number for number in free if not view.rules.terrains[_terrain(facts, number)].is_water]
    kind = view.rules.locations[CASTLE]
    if land and means.spend(kind.cost, {"gold": kind.first_rating * kind.wall_length}):
        best = max(land, key=lambda number: (_food(facts, number), -number))
        yield Wish(NATION, (f"build {CASTLE} {best}",))


def limit_arms(facts: Facts) -> Iterator[Wish]:
    """C6.6.5-5 Wood is for building as well."""
    nation = facts.view.nations[facts.nation]
    arms = nation.pool.get("arms", 0)
    wanted = 0 if arms > ENOUGH_ARMS else ARMS
    if nation.most_arms != wanted and (arms > ENOUGH_ARMS or arms < FEW_ARMS):
        yield Wish(NATION, (f"limitarms {wanted}",))


def _is_at_peace(facts: Facts, place: Location) -> bool:
    """C13.1-10, C13.1-11"""
    here = facts.hex_of(place.position)
    is_busy = bool(facts.view.queues.get(ActorId(place.id)))
    return here in facts.view.hexes and here not in facts.perils and not is_busy


def _terrain(facts: Facts, number: HexNumber) -> str:
    return facts.view.hexes[number].terrain


def _food(facts: Facts, number: HexNumber) -> int:
    return facts.view.rules.terrains[_terrain(facts, number)].production.get("food", 0)
