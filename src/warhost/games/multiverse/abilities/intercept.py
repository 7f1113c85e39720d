"""M11.4-10, M11.4-11 Pikemen strike cavalry that goes for a friend beside them."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.abilities.perks import passive_of
from warhost.games.multiverse.board import NOWHERE
from warhost.games.multiverse.combat.fighters import (
    attackers_of,
    comes_in,
    is_mounted,
    seat_attacked,
)
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

INTERCEPT = "intercept"


def intercept(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """M11.4-10 One interceptor for each rider, before it reaches its target."""
    table = world.table
    if combat.avoided or not may_be_intercepted(combat):
        return
    seat, used = seat_attacked(table, combat), set[str]()
    for rider in attackers_of(table, combat):
        if comes_in(table, combat, rider) and is_mounted(table, rider):
            guard = next((g for g in interceptors(table, combat, seat) if g.id not in used), None)
            if guard is not None:
                used.add(guard.id)
                yield from table.rules.ruleset.strike(world, combat, guard, rider, dice)


def may_be_intercepted(combat: Combat) -> bool:
    """M11.4-10 A friend is attacked, and not the walls round it."""
    return bool(combat.defender) and combat.building == NOWHERE


def interceptors(table: Table, combat: Combat, seat: Seat) -> Iterator[Unit]:
    """Those beside the battlefield who have learnt it, the lowest number first."""
    fighting = combat.defender, combat.other
    near = table.board.neighbours[combat.battlefield]
    units = sorted((u for hex_ in near for u in table.units_at(hex_)), key=lambda u: u.id)
    for unit in units:
        if unit.id in fighting or not table.are_allied(unit.seat, seat) or not unit.kind:
            continue
        passive = passive_of(table, unit)
        if passive is not None and passive.special == INTERCEPT:
            yield unit
