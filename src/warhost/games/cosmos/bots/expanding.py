"""Leaders who take land: the best hex beside the realm that they can reach in peace."""

from collections.abc import Iterator

from warhost.games.cosmos.bots.facts import Facts
from warhost.games.cosmos.bots.orders import Wish
from warhost.games.cosmos.bots.paths import Reach, cost_in, reach_of
from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.geography import neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.rows.units import Controlling
from warhost.games.cosmos.world import Unit

PRICES = {"gold": 10, "food": 1, "wood": 2, "iron": 3}
OTHER = 6
"""Tenths of gold that a resource is thought to be worth."""
LAND = 40
"""What a hex is worth by itself, for points."""
TRIES = 2


def take_land(facts: Facts) -> Iterator[Wish]:
    """C14 Leaders one by one; none goes where another is at work."""
    for unit in list(facts.idle()):
        row = facts.kind(unit).controls
        if row is None or unit.id == facts.view.nations[facts.nation].ruler:
            continue
        joined = helpers_for(facts, unit, row)
        wish = _fetch_help(facts, unit) if joined is None else _take(facts, unit, row, joined)
        if wish is not None:
            yield wish


def _take(facts: Facts, unit: Unit, row: Controlling, joined: list[Unit]) -> Wish | None:
    """The best goal in reach, and the way there."""
    force = [*facts.force(unit.id), *joined]
    reach = reach_of(facts, force)
    goal = _best(facts, force, reach, row)
    if goal is None:
        return None
    facts.aims.add(goal)
    facts.used |= {one.id for one in force}
    forming = [f"form {' '.join(str(one.id) for one in joined)}"] if joined else []
    return Wish(unit.id, (*forming, *reach.orders(goal), f"control {TRIES}"))


def _fetch_help(facts: Facts, unit: Unit) -> Wish | None:
    """Back to the nearest city, where soldiers are recruited."""
    reach = reach_of(facts, facts.force(unit.id))
    homes = {one.id: facts.hex_of(one.position) for one in facts.cities()}
    near = [one for one, number in homes.items() if number in reach.cost]
    if not near or facts.place(unit.position) is not None:
        return None
    city = min(near, key=lambda one: (reach.cost[homes[one]], one))
    facts.used.add(unit.id)
    return Wish(unit.id, (*reach.orders(homes[city]), f"move {city}"))


def helpers_for(facts: Facts, leader: Unit, row: Controlling) -> list[Unit] | None:
    """C14-8 Nobody if help is there or not needed; none at all if help is lacking."""
    followers = facts.force(leader.id)[1:]
    if any(one.type in row.helpers for one in followers):
        return []
    for unit in facts.idle():
        if unit.position == leader.position and unit.type in row.helpers and _is_spare(facts, unit):
            return [unit]
    return None if row.needs_helper else []


def _is_spare(facts: Facts, unit: Unit) -> bool:
    """Whether a city keeps a garrison without it."""
    place = facts.place(unit.position)
    if place is None or unit.id in facts.view.forces:
        return unit.id not in facts.view.forces
    guards = [one for one in facts.idle() if one.position == unit.position and _holds(facts, one)]
    return guards[0].id != unit.id


def _holds(facts: Facts, unit: Unit) -> bool:
    return facts.kind(unit).influences_control


def _best(facts: Facts, force: list[Unit], reach: Reach, row: Controlling) -> HexNumber | None:
    """The most worth for the time it takes."""
    found: dict[HexNumber, int] = {}
    for number, far in reach.cost.items():
        if number in facts.aims - {facts.hex_of(force[0].position)}:
            continue
        if _can_be_taken(facts, number):
            cost = cost_in(facts, force[:1], number) or 0
            time = far + cost * (row.base + row.shared // 3)
            found[number] = 1000 * worth_of(facts, number) // max(time, 1)
    return max(found, key=lambda number: (found[number], -number), default=None)


def _can_be_taken(facts: Facts, number: HexNumber) -> bool:
    """C14-12, C14-5 Nobody's, beside the realm, and nothing of others in it."""
    known = facts.view.mind.hexes.get(number)
    if known is None or known.hex.owner or number in facts.view.hexes:
        return False
    if facts.view.rules.terrains[known.hex.terrain].is_water:
        return False
    around = neighbours(facts.view.board)[number].values()
    return any(one in facts.view.hexes for one in around) and not _is_held(facts, number)


def _is_held(facts: Facts, number: HexNumber) -> bool:
    """C14-6 Whether others' places or troops were seen there."""
    places = (known.location for known in facts.view.mind.locations.values())
    kinds = facts.view.rules.locations
    if any(one.position == str(number) and one.owner and one.owner != facts.nation
           and kinds[one.type].influences_control for one in places):  # fmt: skip
        return True
    seen = (one for one in facts.view.mind.units.values() if not one.lost)
    return any(one.nation != facts.nation and one.position == str(number) for one in seen)


def worth_of(facts: Facts, number: HexNumber) -> int:
    """C6.2-8 What a hex would bring this people."""
    known = facts.view.mind.hexes[number].hex
    rules = facts.view.rules
    efficiency = people_of(rules, facts.view.nations[facts.nation]).efficiency
    brings = rules.terrains[known.terrain].production.items()
    parts = (amount * efficiency.get(name, 0) * PRICES.get(name, OTHER) for name, amount in brings)
    return LAND + sum(parts) // 100
