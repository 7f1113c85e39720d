"""M10.2, M22.2 In which order those who fight strike."""

from collections.abc import Sequence

from warhost.games.multiverse.combat.fighters import (
    comes_in,
    is_attacker,
    is_mounted,
)
from warhost.games.multiverse.combat.initiative import may_answer
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit

LONGEST_CHAIN = 3
"""Archer before Swordsman before Pikeman."""


def striking_order(
    table: Table, combat: Combat, attackers: list[Unit], defenders: list[Unit]
) -> tuple[str, ...]:
    """M22.2-1 Shooters, riders and who stops them, other counters, the rest; each strikes once."""
    answering = [
        defender
        for defender in defenders
        if any(may_answer(table, combat, attacker, defender) for attacker in attackers)
    ]
    shooters = [unit for unit in attackers if not comes_in(table, combat, unit)]
    coming = [unit for unit in attackers if unit not in shooters]
    riders = [unit for unit in coming if is_mounted(table, unit)]
    stopping = [d for d in answering if any(_checks(table, combat, d, r) for r in riders)]
    rest = [u for u in (*coming, *answering) if u not in riders and u not in stopping]
    sides = attackers, answering
    ordered = [
        *_by_class(table, shooters),
        *_by_class(table, stopping),
        *_by_class(table, riders),
        *_by_counters(table, combat, rest, sides),
    ]
    return tuple(unit.id for unit in ordered)


def _by_class(table: Table, units: Sequence[Unit]) -> list[Unit]:
    """M22.2-3, M22.2-16 Within one side horses are quickest, then swords, then spears."""
    return sorted(units, key=lambda unit: (table.type_of(unit).unit_class.initiative, unit.id))


def _by_counters(
    table: Table, combat: Combat, rest: Sequence[Unit], sides: tuple[list[Unit], list[Unit]]
) -> list[Unit]:
    """M22.2-1, M22.2-20 Who counters strikes before whom it counters; others as usual."""
    attackers, answering = sides
    depth = _depths(table, combat, rest)

    def place(unit: Unit) -> tuple[bool, int, bool, int, str]:
        attacks = is_attacker(combat, unit)
        foes = answering if attacks else attackers
        counters = any(_checks(table, combat, unit, foe) for foe in foes)
        quickness = table.type_of(unit).unit_class.initiative
        return not counters, depth[unit.id] if counters else 0, not attacks, quickness, unit.id

    return sorted(rest, key=place)


def _depths(table: Table, combat: Combat, rest: Sequence[Unit]) -> dict[str, int]:
    """How many strike before each because they counter it, or whoever counters it."""
    above: dict[str, list[str]] = {
        str(unit.id): [str(foe.id) for foe in rest if _checks(table, combat, foe, unit)]
        for unit in rest
    }
    depth = dict.fromkeys(above, 0)
    for _ in range(LONGEST_CHAIN):
        depth = {name: 1 + max((depth[foe] for foe in above[name]), default=-1) for name in above}
    return depth


def _checks(table: Table, combat: Combat, one: Unit, foe: Unit) -> bool:
    """A counter in effect: against the other side, and the strike is allowed."""
    if is_attacker(combat, one) == is_attacker(combat, foe):
        return False
    if not table.rules.ruleset.counters(table, one, foe):
        return False
    return is_attacker(combat, one) or may_answer(table, combat, foe, one)
