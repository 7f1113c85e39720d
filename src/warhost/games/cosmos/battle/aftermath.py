"""What follows from a battle: wounds, deaths, flights, lost ships, new enemies."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.records import Battle, Fought
from warhost.games.cosmos.events.battles import BattleFought
from warhost.games.cosmos.events.movement import HidingChanged
from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.morale.flight import fled, panicked, triggered
from warhost.games.cosmos.nations.factions import declared_enemy
from warhost.games.cosmos.quests.retreating import retreated
from warhost.games.cosmos.ships.sinking import sunk
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice


def aftermath(world: World, fight: Fight, dice: Dice) -> Iterator[Any]:
    """In this sequence, so that everybody is told of the battle before of its end."""
    hidden = [one for one in fight.fighters if one.unit.is_hidden]
    shown = [one for one in hidden if one.is_open]
    for one in shown:
        yield _hiding(one, is_hidden=False)
    for attacker, target in fight.hostile:
        yield from declared_enemy(world, target, attacker)
    nations = tuple(sorted({one.nation for one in fight.fighters}))
    unshown = tuple(one.unit.id for one in hidden if not one.is_open)
    sinking = list(sunk(world, killed_aboard(fight), dice))
    yield BattleFought(record_of(fight), nations, unshown)
    yield from sinking
    for one in fight.fighters:
        yield from _gone(world, one)
    for one in shown:
        if one.unit.id in world.units and world.units[one.unit.id].position:
            yield _hiding(one, is_hidden=True)


def record_of(fight: Fight) -> Battle:
    """The battle as it is kept."""
    return Battle(
        fight.position,
        fight.ground,
        tuple(fight.field.spots),
        tuple(_fought(fight, one) for one in fight.fighters),
        tuple(fight.segments),
        tuple(fight.hostile),
        fight.is_at_sea,
    )


def killed_aboard(fight: Fight) -> dict[NationId, int]:
    """C12.2-18 The size of those who died on ships; who fled costs none."""
    found: dict[NationId, int] = {}
    for one in fight.fighters:
        if one.terms.is_aboard:
            dead = one.unit.individuals - fight.ranks.counts[one.index]
            found[one.nation] = found.get(one.nation, 0) + dead * one.kind.size
    return found


def _fought(fight: Fight, one: Fighter) -> Fought:
    return Fought(
        one.unit.id,
        one.nation,
        one.kind.id,
        one.tactics,
        one.unit.position,
        one.unit.health,
        () if one.fate == "killed" else fight.ranks.health_of(one.index),
        one.unit.name,
        one.unit.leader,
        one.fate,
        (one.first, one.morale),
        fight.ranks.marginal[one.index],
        one.unit.is_hidden,
    )


def _gone(world: World, one: Fighter) -> Iterator[Any]:
    """C9-1 Killed, or on its way home."""
    units: tuple[UnitId, ...] = (one.unit.id,)
    match one.fate:
        case "killed":
            yield from removed(world, one.unit.id, "killed")
        case "fled":
            yield from fled(world, units)
        case "panicked":
            yield from panicked(world, units)
        case "fleewhen":
            yield from triggered(world, units)
        case "retreated":
            yield from retreated(world, units)


def _hiding(one: Fighter, *, is_hidden: bool) -> HidingChanged:
    return HidingChanged(one.nation, (one.unit.id,), one.unit.position, is_hidden=is_hidden)
