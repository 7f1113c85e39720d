"""What adventures and encounters add to the end of a combat."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.adventures.encounters import sting_of
from warhost.games.multiverse.board import NOWHERE
from warhost.games.multiverse.combat.fighters import attackers_of, comes_in
from warhost.games.multiverse.events.agenda import TaskBegun
from warhost.games.multiverse.events.combat import Slain
from warhost.games.multiverse.events.story import Hurt
from warhost.games.multiverse.tasks import Combat, Venture
from warhost.games.multiverse.world import UnitId, World


def stung(world: World, combat: Combat) -> Iterator[Any]:
    """M15.3-2 The colony hurts whoever comes close to strike it."""
    table = world.table
    sting = sting_of(table, table.building_at(combat.battlefield))
    if not sting or combat.building == NOWHERE:
        return
    for unit in attackers_of(table, combat):
        if unit.id in table.units and comes_in(table, combat, unit):
            yield Hurt(unit.id, sting, "M15.3-2")
            hurt = table.units[unit.id]
            if hurt.wounds >= hp_of(table, hurt):
                yield Slain(hurt, "M15.3-2")


def find_adventure(world: World, combat: Combat) -> Iterator[Any]:
    """M5.2-1 Who has stormed a hex where an adventure waits explores it."""
    table = world.table
    attacker = table.units.get(UnitId(combat.attacker))
    if attacker is not None and attacker.hex == combat.battlefield in table.tokens:
        yield TaskBegun(Venture(attacker.id, combat.origin))
