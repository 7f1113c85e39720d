"""T14 Camps and those who attack them."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.combat.factors import Factor, total_of
from warhost.games.triumph.combat.results import loss_of, row_named
from warhost.games.triumph.combat.suffering import suffer_in_combat
from warhost.games.triumph.events.agenda import TaskDone
from warhost.games.triumph.events.combat import CampSacked, CombatFought
from warhost.games.triumph.results import Defeat, outcome_of
from warhost.games.triumph.rows import Loss, Outcome
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.tasks import Combat
from warhost.games.triumph.world import Camp, Stand, StandId, Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

UNGUARDED = 2
FORTIFIED = "FC"


def attack_factors(table: Table, stand: Stand) -> tuple[Factor, ...]:
    """T14-2, T14-8"""
    line = type_of(table, stand)
    basic = Factor(line.versus_foot, f"{line.name} against foot", "T14-2")
    return (basic, Factor(1, "general", "T14-8")) if stand.general else (basic,)


def camp_factors(table: Table, camp: Camp) -> tuple[Factor, ...]:
    """T14-3 to T14-5"""
    return (_guard(table, camp), *_ramparts(table, camp))


def _guard(table: Table, camp: Camp) -> Factor:
    if camp.garrison is None:
        return Factor(UNGUARDED, "camp without garrison", "T14-3")
    kind = table.rules.types[table.stands[camp.garrison].type]
    return Factor(1 + kind.half_points // 2, f"camp guarded by {kind.name}", "T14-4")


def _ramparts(table: Table, camp: Camp) -> Iterator[Factor]:
    if camp.fortified:
        card = table.rules.cards[FORTIFIED]
        for factor in card.factors:
            yield Factor(factor.amount, card.name, "T14-5")


def camp_outcome(rules: Rules, attacker: TroopType, when: Loss) -> Outcome:
    """T14-12 to T14-14 The row that decides about an attacker with the lower total."""
    return outcome_of(Defeat(when, "camp", "open", attacker, None), rules.outcomes)


def storm(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """T14-7 One attack on a camp."""
    fought = roll(world.table, combat, dice)
    stand = StandId(combat.stand)
    yield fought
    if fought.loser == combat.stand:
        yield from suffer_in_combat(world, stand, row_named(world.table.rules, fought.row))
    elif fought.loser:
        seat = Seat(combat.enemy)
        yield CampSacked(seat, stand, world.table.camps[seat].garrison)
    yield TaskDone(combat)


def roll(table: Table, combat: Combat, dice: Dice) -> CombatFought:
    """T14-7, T14-9 Both totals and who is the loser."""
    attacker, seat = table.stands[StandId(combat.stand)], Seat(combat.enemy)
    factors = attack_factors(table, attacker), camp_factors(table, table.camps[seat])
    pair = f"combat {combat.stand} camp"
    faces = dice.roll(6, f"{pair} {attacker.seat}"), dice.roll(6, f"{pair} {seat}")
    totals = faces[0] + total_of(factors[0]), faces[1] + total_of(factors[1])
    fought = CombatFought(attacker.id, seat, faces, factors, totals, camp=True)
    if totals[0] == totals[1]:
        return fought
    loss = loss_of(min(totals), max(totals))
    if totals[0] > totals[1]:
        return replace(fought, loser=seat, loss=loss)
    row = camp_outcome(table.rules, type_of(table, attacker), loss)
    return replace(fought, loser=attacker.id, loss=loss, row=row.id)
