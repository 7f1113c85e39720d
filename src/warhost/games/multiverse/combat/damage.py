"""What a hit does: wounds, death, ruins, and what the striker earns by them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.targets import sheltered_builder
from warhost.games.multiverse.economy.cards import building_hp, points_of
from warhost.games.multiverse.events.buildings import BuildingDamaged, BuildingLost
from warhost.games.multiverse.events.combat import Slain, Struck
from warhost.games.multiverse.events.turn import DestructionBooked, Tracked
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Unit, World


class Blow(msgspec.Struct, frozen=True):
    """How much a strike does, with the clauses that made it so."""

    damage: int
    why: tuple[str, ...] = ()


def hit_unit(
    world: World, combat: Combat, striker: Unit, target: Unit, blow: Blow
) -> Iterator[Any]:
    """M10.1-5, M8.1-7 A unit takes damage; its Builder dies with it in melee."""
    table = world.table
    yield Struck(striker.id, target.id, blow.damage, (striker.kind, target.kind), blow.why)
    hurt = table.units[target.id]
    if hurt.wounds < hp_of(table, hurt):
        return
    builder = sheltered_builder(table, hurt)
    yield from slay(world, striker, hurt)
    if builder is not None and combat.way == "melee":
        yield from slay(world, striker, builder, "M8.1-7")


def hit_building(world: World, combat: Combat, striker: Unit, blow: Blow) -> Iterator[Any]:
    """M7.4-8, M7.5-1 The building on the battlefield takes damage."""
    table = world.table
    site = Hex(combat.building)
    yield BuildingDamaged(site, blow.damage, striker.seat, table.turn.number)
    building = table.buildings[site]
    if building.wounds < building_hp(table, building):
        return
    inside = [unit for hex_ in building.hexes for unit in table.units_at(hex_)]
    yield BuildingLost(site, building.seat, building.kind, building.tier)
    yield Tracked(striker.seat, striker.kind, 1)
    worth = points_of(table, building) * table.rules.numbers.destroyed_factor
    yield DestructionBooked(striker.seat, worth)
    for unit in inside:
        yield from slay(world, striker, unit, "M7.5-2")


def slay(world: World, striker: Unit, victim: Unit, why: str = "") -> Iterator[Any]:
    """M11.1-2, M11.1-6 A unit is removed; the striker's type gains by it."""
    yield Slain(world.table.units[victim.id], why)
    if world.table.type_of(striker).unit_class.military:
        yield Tracked(striker.seat, striker.kind, 1)
