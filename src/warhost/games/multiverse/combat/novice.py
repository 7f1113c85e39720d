"""M10.8 to M10.10 A strike in the Novice ruleset: fixed damage, now and then a die."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.abilities.effects import (
    abilities_in,
    attributes_of,
    guards_front,
)
from warhost.games.multiverse.abilities.rows import Ability
from warhost.games.multiverse.combat.damage import Blow, land
from warhost.games.multiverse.combat.dice import SIDES, chances, icons_in
from warhost.games.multiverse.combat.fighters import comes_in, is_attacker, is_siege
from warhost.games.multiverse.combat.prospect import Prospect
from warhost.games.multiverse.combat.strength import Factor, Pool
from warhost.games.multiverse.combat.support import beside
from warhost.games.multiverse.events.combat import Rolled, Tested
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit, World
from warhost.kernel.dice import Dice

MELEE, RANGED = 2, 1
RANGED_FROM_VANTAGE = 2
MOUNTED_AGAINST_BUILDINGS = 1
D10, HITS_UP_TO = 10, 5
FLANKED_BY = 2
HEAVY, AGILE = "heavy armor", "highly agile"


def strike(
    world: World, combat: Combat, striker: Unit, target: Unit | None, dice: Dice
) -> Iterator[Any]:
    """M10.9-1 A strike always hits, but for flanked strikers, agile targets and some abilities."""
    table = world.table
    for why in tests_of(table, combat, striker, target):
        face = dice.roll(D10, f"{why} {striker.id}")
        yield Tested(striker.id, why, face, face <= HITS_UP_TO)
        if face > HITS_UP_TO:
            return
    blow = blow_of(table, combat, striker, target)
    pool = pool_of(table, combat, striker, target, blow)
    if pool is not None:
        aim = target.id if target else ""
        faces = tuple(dice.roll(SIDES, f"{striker.id} at {aim}") for _ in range(pool.dice))
        hits = icons_in(pool, faces) > 0
        damage = blow.damage if hits else 0
        yield Rolled(striker.id, striker.kind, aim, pool.icon, faces, pool.factors, damage)
        if not hits:
            return
    yield from land(world, combat, striker, target, blow)


def prospect(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Prospect:
    """M10.9-1 The same strike as odds."""
    blow = blow_of(table, combat, striker, target)
    tests = list(tests_of(table, combat, striker, target))
    share = (HITS_UP_TO / D10) ** len(tests)
    pool = pool_of(table, combat, striker, target, blow)
    factors = tuple(Factor(0, "dice", TESTS[why], why) for why in tests)
    if pool is not None:
        miss, _, _ = chances(pool.dice, pool.icon, counters=False)
        share *= 1 - miss
        factors = (*factors, *pool.factors)
    shares = ((0, 1 - share), (blow.damage, share))
    return Prospect(pool.dice if pool else 0, shares, factors, share)


TESTS = {"M10.10-3": "flanked", "M10.8-5": "against an agile target"}


def pool_of(
    table: Table, combat: Combat, striker: Unit, target: Unit | None, blow: Blow
) -> Pool | None:
    """M10.9-1, M11.4-5 Dice that an ability states; else none are rolled."""
    for ability in abilities_in(table, combat, striker, target):
        if ability.dice:
            icon = table.type_of(striker).unit_class.icon
            why = (Factor(ability.dice, "dice", ability.name, "M11.4-5"),)
            return Pool(ability.dice, icon, blow.damage, False, why)
    return None


def blow_of(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Blow:
    """What a strike that hits does, with all that changes it."""
    if target is None:
        blow = against_building(table, striker)
    else:
        blow = against_unit(table, striker, target)
    damage, why = blow.damage, blow.why
    for ability in abilities_in(table, combat, striker, target):
        damage, why = damage + ability.extra_damage, (*why, *_named(ability))
    if target is not None:
        less, clauses = _guarded(table, combat, striker, target)
        damage, why = max(0, damage - less), (*why, *clauses)
    return Blow(damage, why)


def _named(ability: Ability) -> tuple[str, ...]:
    return ("M11.3-5",) if ability.extra_damage else ()


def _guarded(
    table: Table, combat: Combat, striker: Unit, target: Unit
) -> tuple[int, tuple[str, ...]]:
    """M11.4-12, M11.4-13 A Spearman's front takes less; turned away, it deals less."""
    if comes_in(table, combat, striker) and guards_front(table, combat, target, striker):
        return 1, ("M11.4-12",)
    answers = comes_in(table, combat, target) and not is_attacker(combat, striker)
    if answers and guards_front(table, combat, striker, target) is False:
        return 1, ("M11.4-13",)
    return 0, ()


def against_unit(table: Table, striker: Unit, target: Unit) -> Blow:
    """M10.8-4, M10.8-8, M10.9-3 to -6 What a strike does to a unit."""
    kind, armour = table.type_of(striker), attributes_of(table, target)
    if kind.is_ranged and table.ground.hides[target.hex]:
        return Blow(RANGED, ("M10.9-6",))
    if kind.is_ranged:
        return shot_from(table, striker)
    if HEAVY in armour:
        return Blow(MELEE - 1, ("M10.9-3", "M10.8-4"))
    return Blow(MELEE, ("M10.9-3",))


def shot_from(table: Table, striker: Unit) -> Blow:
    """M10.9-4, M10.9-5"""
    if stands_high(table, striker):
        return Blow(RANGED_FROM_VANTAGE, ("M10.9-5",))
    return Blow(RANGED, ("M10.9-4",))


def against_building(table: Table, striker: Unit) -> Blow:
    """M10.9-7, M10.9-10 What a strike does to a building."""
    kind = table.type_of(striker)
    if is_siege(table, striker):
        return Blow(RANGED * table.rules.numbers.siege_factor, ("M10.9-10",))
    if kind.card.body == "mounted":
        return Blow(MOUNTED_AGAINST_BUILDINGS, ("M10.9-7",))
    return shot_from(table, striker) if kind.is_ranged else Blow(MELEE, ("M10.9-3",))


def stands_high(table: Table, unit: Unit) -> bool:
    """M10.9-5 On a hill or in a building."""
    return table.ground.terrain_of(unit.hex).vantage or unit.hex in table.sites


def is_flanked(table: Table, combat: Combat, striker: Unit) -> bool:
    """M10.10-1, M10.10-2 The other side has two more units beside the battlefield."""
    own, other = beside(table, combat, striker.seat, siege=True)
    return other - own >= FLANKED_BY


def tests_of(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Iterator[str]:
    """M10.10-6 Each test has a D10 of its own."""
    if is_flanked(table, combat, striker):
        yield "M10.10-3"
    agile = target is not None and AGILE in attributes_of(table, target)
    if agile and table.type_of(striker).is_ranged:
        yield "M10.8-5"
