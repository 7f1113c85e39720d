"""M10.1-4 The strikes of a combat, one after the other; each asks whom it hits if it must."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.abilities.cleave import cleaves_after, more_targets
from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.cards.effects import has_lost
from warhost.games.multiverse.combat.aiming import candidates
from warhost.games.multiverse.combat.fighters import (
    attackers_of,
    defenders_of,
    fighter,
    is_attacker,
)
from warhost.games.multiverse.combat.order import striking_order
from warhost.games.multiverse.events.agenda import TaskBegun, TaskChanged
from warhost.games.multiverse.events.combat import Engaged
from warhost.games.multiverse.tasks import Choice, Combat
from warhost.games.multiverse.world import Table, Unit, UnitId, World
from warhost.kernel.dice import Dice


def line_up(world: World, combat: Combat, _: Dice) -> Iterator[Any]:
    """M10.2, M22.2-1 The order of strikes, once the fight is certain."""
    table = world.table
    sides = attackers_of(table, combat), defenders_of(table, combat)
    if sides[0] and not combat.avoided:
        yield TaskChanged(replace(combat, strikers=striking_order(table, combat, *sides)))


def strikes(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """M10.1-4, M10.1-5 The next strike; the stage comes again while anybody is to strike."""
    if combat.cleaves:
        yield from _cleave(world, combat, dice)
    elif combat.strikers:
        yield from _strike(world, combat, dice)


def _strike(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    table = world.table
    again = replace(combat, stage=combat.stage - 1)
    striker = fighter(table, combat, combat.strikers[0])
    later = replace(again, strikers=combat.strikers[1:], target="")
    if striker is None or has_lost(combat, striker.seat):
        yield TaskChanged(later)
        return
    at_walls = is_attacker(combat, striker) and combat.building != NOWHERE
    found = [] if at_walls else candidates(table, combat, striker, _foes(table, combat, striker))
    if len(found) > 1 and combat.target not in [unit.id for unit in found]:
        yield TaskChanged(again)
        yield _ask(striker, found)
        return
    yield TaskChanged(replace(later, cleaves=cleaves_after(table, combat, striker)))
    if found or (at_walls and Hex(combat.building) in table.buildings):
        target = _chosen(combat, found) if found else None
        yield from _announced(combat, striker, target)
        yield from table.rules.ruleset.strike(world, combat, striker, target, dice)


def _cleave(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """M11.4-3, M11.4-4 The next unit that the attack hits besides."""
    table = world.table
    again = replace(combat, stage=combat.stage - 1)
    striker = fighter(table, combat, combat.attacker)
    found = more_targets(table, combat, striker) if striker is not None else []
    if striker is None or not found:
        yield TaskChanged(replace(again, cleaves=0))
        return
    if len(found) > combat.cleaves and combat.target not in [unit.id for unit in found]:
        yield TaskChanged(again)
        yield _ask(striker, found)
        return
    target = _chosen(combat, found)
    hit = (*combat.cleaved, target.id)
    yield TaskChanged(replace(again, cleaves=combat.cleaves - 1, cleaved=hit, target=""))
    yield from table.rules.ruleset.strike(world, combat, striker, target, dice)


def _foes(table: Table, combat: Combat, striker: Unit) -> list[Unit]:
    attacks = is_attacker(combat, striker)
    return defenders_of(table, combat) if attacks else attackers_of(table, combat)


def _chosen(combat: Combat, found: list[Unit]) -> Unit:
    return next((unit for unit in found if unit.id == combat.target), found[0])


def _announced(combat: Combat, striker: Unit, target: Unit | None) -> Iterator[Any]:
    """M22.2-2 Where more than two fight, who strikes is said before the dice."""
    if combat.partner or combat.other:
        yield Engaged(striker.id, target.id if target else UnitId(""))


def _ask(striker: Unit, found: list[Unit]) -> TaskBegun:
    """M22.2-5"""
    names = tuple(unit.id for unit in found)
    return TaskBegun(Choice(striker.id, names, (striker.seat,)))
