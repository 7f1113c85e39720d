"""What a hit does: wounds, death, ruins, and what the striker earns by them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.adventures.encounters import overcome
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.fighters import comes_in, is_tower
from warhost.games.multiverse.combat.targets import sheltered_builder
from warhost.games.multiverse.economy.cards import building_hp, points_of
from warhost.games.multiverse.events.buildings import BuildingDamaged, BuildingLost
from warhost.games.multiverse.events.combat import Slain, Struck
from warhost.games.multiverse.events.turn import DestructionBooked
from warhost.games.multiverse.heroes.experience import gains, learns_from_ruins
from warhost.games.multiverse.story import NOBODY
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Unit, World


class Blow(msgspec.Struct, frozen=True):
    """How much a strike does, with the clauses that made it so."""

    damage: int
    why: tuple[str, ...] = ()


def land(
    world: World, combat: Combat, striker: Unit, target: Unit | None, blow: Blow
) -> Iterator[Any]:
    """M7.5-1 A blow meets a unit, or the walls where no unit is its target."""
    if target is None:
        yield from hit_building(world, Hex(combat.building), striker, blow)
    elif is_tower(world.table, target):
        yield from hit_building(world, target.hex, striker, blow)
    else:
        yield from hit_unit(world, combat, striker, target, blow)


def hit_unit(
    world: World, combat: Combat, striker: Unit, target: Unit, blow: Blow
) -> Iterator[Any]:
    """M10.1-5, M8.1-7 A unit takes damage; its Builder dies with it in melee."""
    table = world.table
    more = target.frost.damage if target.frost else 0
    why = (*blow.why, "M13.5-2") if more else blow.why
    yield Struck(striker.id, target.id, blow.damage + more, (striker.kind, target.kind), why)
    hurt = table.units[target.id]
    if hurt.wounds < hp_of(table, hurt):
        return
    builder = sheltered_builder(table, hurt)
    by_hand = comes_in(table, combat, striker) or comes_in(table, combat, target)
    yield from slay(world, striker, hurt)
    if builder is not None and by_hand:
        yield from slay(world, striker, builder, "M8.1-7")


def hit_building(world: World, site: Hex, striker: Unit, blow: Blow) -> Iterator[Any]:
    """M7.4-8, M7.5-1 A building takes damage."""
    table = world.table
    turn = table.turn
    yield BuildingDamaged(site, blow.damage, turn.active, turn.number)
    building = table.buildings[site]
    if building.wounds < building_hp(table, building):
        return
    if building.seat == NOBODY:
        yield from overcome(world, building, striker)
        return
    inside = [unit for hex_ in building.hexes for unit in table.units_at(hex_)]
    yield BuildingLost(site, building.seat, building.kind, building.tier)
    yield from learns_from_ruins(world, striker)
    worth = points_of(table, building) * table.rules.numbers.destroyed_factor
    yield DestructionBooked(striker.seat, worth)
    for unit in inside:
        yield from slay(world, striker, unit, "M7.5-2")


def slay(world: World, striker: Unit, victim: Unit, why: str = "") -> Iterator[Any]:
    """M11.1-2, M11.1-6 A unit is removed; the striker's type gains by it."""
    yield Slain(world.table.units[victim.id], why)
    yield from gains(world, striker, 1)
