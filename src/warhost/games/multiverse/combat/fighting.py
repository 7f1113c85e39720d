"""M10.1 A combat from its announcement through the stages of the ruleset to its aftermath."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.combat.initiative import strikers_of
from warhost.games.multiverse.combat.targets import is_enemy_at, target_at
from warhost.games.multiverse.events.agenda import TaskBegun, TaskChanged, TaskDone
from warhost.games.multiverse.events.combat import AttackAnnounced
from warhost.games.multiverse.events.units import ActivationEnded, PointsSpent, Stepped
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.tasks import Combat, Way
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import Unit, UnitId, World
from warhost.kernel.dice import Dice

Strike = Callable[[World, Combat, Unit, Dice], Iterator[Any]]


def announce(world: World, unit: Unit, hex_: Hex, way: Way, cost: int) -> Iterator[Any]:
    """M6.1-7, M10.1-2, M10.1-3 The attacker pays and shows itself; the hex is the battlefield."""
    target = target_at(world.table, hex_)
    yield PointsSpent(unit.id, cost)
    shown = replace(world.table.units[unit.id], face_up=True)
    combat = Combat(unit.id, way, unit.hex, hex_, target.unit, target.building)
    strikers = strikers_of(world.table, combat)
    yield AttackAnnounced(shown, way, hex_, target.unit, target.building)
    yield TaskBegun(replace(combat, strikers=strikers))


def work_on_combat(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """The next stage, or the end of the combat."""
    stages = world.table.rules.ruleset.stages
    if combat.stage == len(stages):
        yield TaskDone(combat)
        yield from crown(world)
        return
    further = replace(combat, stage=combat.stage + 1)
    yield TaskChanged(further)
    yield from stages[combat.stage][1](world, further, dice)


def striking(place: int, strike: Strike) -> Callable[[World, Combat, Dice], Iterator[Any]]:
    """M10.1-4 The stage in which the first or second of the strikers hits, if it still lives."""

    def stage(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
        units = world.table.units
        if place < len(combat.strikers) and all(name in units for name in combat.strikers):
            yield from strike(world, combat, units[UnitId(combat.strikers[place])], dice)

    return stage


def aftermath(world: World, combat: Combat, _: Dice) -> Iterator[Any]:
    """M4.2-4, M4.4-3 The attacker is done; it enters a hex that it has emptied."""
    table = world.table
    attacker = table.units.get(UnitId(combat.attacker))
    yield from lose_abandoned(world, (combat.origin, combat.battlefield))
    if attacker is not None:
        if combat.way == "melee" and not is_enemy_at(table, attacker.seat, combat.battlefield):
            yield Stepped(attacker.id, combat.origin, combat.battlefield, 0)
        yield ActivationEnded(attacker.id)
    yield from look_around(world, (combat.origin, combat.battlefield))
