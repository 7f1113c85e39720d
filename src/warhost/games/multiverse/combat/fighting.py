"""M10.1 A combat from its announcement through the stages of the ruleset to its aftermath."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.abilities.announcing import cost_of_ability
from warhost.games.multiverse.adventures.storming import find_adventure, stung
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.combat.fighters import attackers_of, comes_in, tower_unit
from warhost.games.multiverse.combat.targets import is_enemy_at, target_at
from warhost.games.multiverse.events.abilities import AbilityUsed
from warhost.games.multiverse.events.agenda import TaskBegun, TaskChanged, TaskDone
from warhost.games.multiverse.events.combat import AttackAnnounced
from warhost.games.multiverse.events.units import (
    ActivationBegun,
    ActivationEnded,
    PointsSpent,
    Stepped,
)
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.tasks import Combat, Way
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import Building, Table, Unit, UnitId, World
from warhost.kernel.dice import Dice


class Assault(msgspec.Struct, frozen=True):
    """Who goes for which hex, and what it costs each of them."""

    unit: Unit
    hex: Hex
    way: Way
    cost: int
    ability: str = ""
    partner: UnitId = UnitId("")
    partner_cost: int = 0


def announce(world: World, assault: Assault) -> Iterator[Any]:
    """M6.1-7, M10.1-2, M10.1-3 The attackers pay and show themselves in the battle for a hex."""
    table = world.table
    combat = combat_of(table, assault)
    yield PointsSpent(assault.unit.id, assault.cost + cost_of_ability(table, assault.ability))
    if assault.partner:
        yield ActivationBegun(assault.partner)
        yield PointsSpent(assault.partner, assault.partner_cost)
    if assault.ability:
        yield AbilityUsed(assault.unit.seat, assault.unit.id, assault.ability)
    for name in filter(None, (assault.unit.id, assault.partner)):
        shown = replace(table.units[name], face_up=True)
        yield AttackAnnounced(
            shown, assault.way, assault.hex, UnitId(combat.defender), combat.building
        )
    yield TaskBegun(combat)


def announce_tower(world: World, building: Building, hex_: Hex) -> Iterator[Any]:
    """M10.3-7 A building shoots."""
    combat = combat_of_tower(world.table, building, hex_)
    shown = tower_unit(building)
    yield AttackAnnounced(shown, "shot", hex_, UnitId(combat.defender), combat.building)
    yield TaskBegun(combat)


def combat_of(table: Table, assault: Assault) -> Combat:
    """The combat that an attack begins."""
    target, unit = target_at(table, assault.hex), assault.unit
    return Combat(
        attacker=unit.id,
        way=assault.way,
        origin=unit.hex,
        battlefield=assault.hex,
        defender=target.unit,
        building=target.building,
        partner=assault.partner,
        other=target.other,
        ability=assault.ability,
    )


def combat_of_tower(table: Table, building: Building, hex_: Hex) -> Combat:
    """The combat that a building's shot begins."""
    target, shooter = target_at(table, hex_), tower_unit(building)
    return Combat(
        attacker=shooter.id,
        way="shot",
        origin=building.hex,
        battlefield=hex_,
        defender=target.unit,
        building=target.building,
        other=target.other,
        tower=building.hex,
    )


def work_on_combat(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """The next stage, or the end of the combat."""
    stages = world.table.rules.ruleset.stages
    if combat.stage == len(stages):
        yield TaskDone(combat)
        yield from find_adventure(world, combat)
        yield from crown(world)
        return
    further = replace(combat, stage=combat.stage + 1)
    yield TaskChanged(further)
    yield from stages[combat.stage][1](world, further, dice)


def aftermath(world: World, combat: Combat, _: Dice) -> Iterator[Any]:
    """M4.2-4, M4.4-3 The attackers are done; who came for the hex enters it if it is empty."""
    table = world.table
    yield from stung(world, combat)
    attackers = [u for u in attackers_of(table, combat) if u.id in table.units]
    yield from lose_abandoned(world, (combat.origin, combat.battlefield))
    seat = attackers[0].seat if attackers else None
    won = seat is not None and not is_enemy_at(table, seat, combat.battlefield)
    for unit in attackers:
        if won and not combat.avoided and comes_in(table, combat, unit):
            yield Stepped(unit.id, combat.origin, combat.battlefield, 0)
        yield ActivationEnded(unit.id)
    yield from look_around(world, (combat.origin, combat.battlefield))
