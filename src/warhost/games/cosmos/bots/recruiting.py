"""Soldiers and captains, as many as the nation can pay and keep."""

from collections.abc import Iterator

from warhost.games.cosmos.bots.expanding import helpers_for
from warhost.games.cosmos.bots.facts import Facts
from warhost.games.cosmos.bots.means import Means
from warhost.games.cosmos.bots.orders import Wish
from warhost.games.cosmos.rows.units import Recruiting, UnitType
from warhost.games.cosmos.world import Unit

HEXES_A_LEADER = 3
FEWEST, MOST_LEADERS = 3, 12
MOST_WAITING = 1
"""Companies that wait for a captain, the garrison apart; more if there is gold enough."""
GOLD_A_COMPANY = 150
AT_ONCE = 3
"""Units that one recruiter begins in a turn."""


def recruit(facts: Facts, means: Means) -> Iterator[Wish]:
    """C7.1 Whoever can, where it is; soldiers if captains lack them, else captains."""
    for unit in list(facts.idle()):
        rows = [row for row in facts.kind(unit).recruits if _is_here(facts, unit, row)]
        if not rows or unit.id in facts.used or not _stays(facts, unit):
            continue
        wanted = _wanted(facts, means, unit, rows)
        chosen = [kind for _ in range(AT_ONCE) if (kind := _chosen(means, wanted))]
        if chosen:
            facts.used.add(unit.id)
            yield Wish(unit.id, tuple(f'recruit "{kind.name}"' for kind in chosen))


def _stays(facts: Facts, unit: Unit) -> bool:
    """Rulers recruit; others only when they have nothing to take."""
    return unit.id == facts.view.nations[facts.nation].ruler or not facts.kind(unit).controls


def _is_here(facts: Facts, unit: Unit, row: Recruiting) -> bool:
    """C7.1-5 In the place it is in or in what is around that."""
    if row.ruler_only or (row.home_only and unit.position != _home(facts)):
        return False
    if not row.terrains and not row.locations:
        return True
    position = unit.position
    while (place := facts.place(position)) is not None:
        kind = facts.view.rules.locations[place.type]
        if place.type in row.locations or kind.terrain in row.terrains:
            return True
        position = place.position
    known = facts.view.hexes.get(facts.hex_of(position))
    return known is not None and known.terrain in row.terrains


def _home(facts: Facts) -> str:
    return facts.view.nations[facts.nation].home


def _wanted(facts: Facts, means: Means, unit: Unit, rows: list[Recruiting]) -> list[UnitType]:
    """Soldiers while somebody lacks them, leaders while there is land for them."""
    kinds = [facts.view.rules.units[row.type] for row in rows]
    leaders = [one for one in facts.view.units.values() if facts.kind(one).controls]
    here = [one for one in facts.idle() if one.position == unit.position]
    waiting = sum(_marches(facts, one) for one in here)
    if waiting <= MOST_WAITING or any(_lacks_help(facts, one) for one in here):
        return [kind for kind in kinds if kind.is_mass and kind.influences_control]
    known = len(facts.view.hexes) // HEXES_A_LEADER
    if len(leaders) < min(max(known, FEWEST), MOST_LEADERS):
        return [kind for kind in kinds if kind.controls and "major" not in kind.abilities]
    if waiting <= MOST_WAITING + means.pool.get("gold", 0) // GOLD_A_COMPANY:
        return [kind for kind in kinds if kind.is_mass and kind.influences_control]
    return []


def _lacks_help(facts: Facts, unit: Unit) -> bool:
    row = facts.kind(unit).controls
    return row is not None and row.needs_helper and helpers_for(facts, unit, row) is None


def _marches(facts: Facts, unit: Unit) -> bool:
    return facts.kind(unit).is_mass and facts.kind(unit).influences_control


def _chosen(means: Means, kinds: list[UnitType]) -> UnitType | None:
    """The best for what it costs that can be paid and kept."""
    ranked = sorted(kinds, key=lambda kind: (-_value(means, kind), kind.number))
    return next(
        (kind for kind in ranked if means.spend(means.of_units(kind), kind.upkeep)), None
    )  # fmt: skip


def _value(means: Means, kind: UnitType) -> int:
    """Strength for gold, three turns of upkeep counted in; twice as good is worth four times."""
    gold = means.of_units(kind).get("gold", 0) + 3 * kind.upkeep.get("gold", 0)
    return 100 * max(kind.rating, 1) ** 2 * kind.standard // (gold + 10)
