"""Rulers at home, and a garrison in every city."""

from collections.abc import Iterator

from warhost.games.cosmos.bots.facts import Facts
from warhost.games.cosmos.bots.orders import Wish
from warhost.games.cosmos.bots.paths import reach_of
from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.world import Location, Unit


def guard(facts: Facts) -> Iterator[Wish]:
    """The ruler goes into a city; single companies go where nobody watches."""
    yield from _ruler(facts)
    for place in facts.cities():
        if not _is_guarded(facts, place):
            yield from _guard_for(facts, place)


def _ruler(facts: Facts) -> Iterator[Wish]:
    ruler = facts.view.nations[facts.nation].ruler
    for unit in facts.idle():
        if unit.id != ruler or facts.place(unit.position) is not None:
            continue
        here = [one for one in facts.cities() if one.position == unit.position]
        if here:
            facts.used.add(unit.id)
            yield Wish(unit.id, (f"move {here[0].id}",))
            return


def _is_guarded(facts: Facts, place: Location) -> bool:
    inside = Position(str(place.id))
    return any(one.position == inside and _holds(facts, one) for one in facts.view.units.values())


def _guard_for(facts: Facts, place: Location) -> Iterator[Wish]:
    """The nearest company that has nothing else to do and is no garrison itself."""
    goal = facts.hex_of(place.position)
    free = [one for one in facts.idle() if _holds(facts, one) and _is_free(facts, one)]
    reaches = {one.id: reach_of(facts, [one]) for one in free}
    free = [one for one in free if goal in reaches[one.id].cost]
    if free:
        chosen = min(free, key=lambda one: (reaches[one.id].cost[goal], one.id))
        facts.used.add(chosen.id)
        yield Wish(chosen.id, (*reaches[chosen.id].orders(goal), f"move {place.id}"))


def _is_free(facts: Facts, unit: Unit) -> bool:
    """Outside, or not the only company inside."""
    if unit.id in facts.view.forces:
        return False
    if facts.place(unit.position) is None:
        return True
    same = [one for one in facts.view.units.values() if one.position == unit.position]
    return sum(_holds(facts, one) for one in same) > 1


def _holds(facts: Facts, unit: Unit) -> bool:
    kind = facts.kind(unit)
    return kind.is_mass and kind.influences_control
