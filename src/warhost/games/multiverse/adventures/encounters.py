"""M15.3 The encounters that stay: they turn up, travel, are met and overcome."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.adventures.rewards import bring
from warhost.games.multiverse.adventures.rows import Adventure
from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.events.buildings import BuildingRepaired
from warhost.games.multiverse.events.story import (
    AdventureDone,
    AdventureFailed,
    AdventureTried,
    EncounterMet,
    EncounterMoved,
    EncounterOvercome,
    EncounterPlanted,
    RanBack,
)
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.story import NOBODY, Encounter
from warhost.games.multiverse.world import Building, Table, Unit, UnitId, World
from warhost.kernel.dice import Dice

D6, D10 = 6, 10


def turn_up(world: World, unit: Unit, card: Adventure, origin: Hex, dice: Dice) -> Iterator[Any]:
    """M15.3-1 Walls drive the explorer back; what travels is met at once."""
    row = world.table.rules.encounters[card.plants]
    if row.hp and origin == NOWHERE:
        yield AdventureFailed(unit.id, card.id, True)
        return
    yield AdventureTried(unit.id, card.id, 0, True)
    yield AdventureDone(unit.id, card.id, unit.hex)
    if row.hp:
        yield RanBack(unit.id, unit.hex, origin)
    yield EncounterPlanted(card.plants, unit.hex)
    if not row.hp:
        yield from meet(world, unit.id, dice)


def meet(world: World, name: UnitId, dice: Dice) -> Iterator[Any]:
    """M15.3-7 A unit that ends its move with a traveller gets what it offers, once a turn."""
    table = world.table
    unit = table.units.get(name)
    for encounter in table.story.encounters:
        if unit is not None and _may_meet(table, encounter, unit):
            row = table.rules.encounters[encounter.kind]
            face = dice.roll(D10, f"meeting of {name}") if row.chance < D10 else 0
            shown, turn = replace(unit, face_up=True), table.turn.number
            succeeds = face <= row.chance
            yield EncounterMet(encounter.kind, shown, face, succeeds, turn)
            if succeeds:
                yield from bring(world, unit, row.reward)
            yield from look_around(world, (unit.hex,))


def _may_meet(table: Table, encounter: Encounter, unit: Unit) -> bool:
    row = table.rules.encounters[encounter.kind]
    if row.hp or encounter.hex != unit.hex or encounter.met_in == table.turn.number:
        return False
    kind = table.type_of(unit)
    return kind.unit_class.supports and (kind.is_ranged or not row.ranged_only)


def travel(world: World, when: str, dice: Dice) -> Iterator[Any]:
    """M15.3-3, M15.3-4, M15.3-8 The way that a D6 sends it, or nowhere if it cannot go there."""
    table = world.table
    for encounter in table.story.encounters:
        if table.rules.encounters[encounter.kind].travels == when:
            face = dice.roll(D6, f"way of {encounter.kind}")
            ahead = table.board.next_to[encounter.hex][direction_of(table, face)]
            target = ahead if _can_go(table, ahead) else encounter.hex
            yield EncounterMoved(encounter.kind, encounter.hex, target, face)


def direction_of(table: Table, face: int) -> int:
    """M15.3-6 The numbers on the dial say which way a D6 means; without it, 1 is the east."""
    dial = table.rules.dial
    first = dial[table.story.dial - 1].first_direction if dial else 0
    return (first + face - 1) % D6


def _can_go(table: Table, hex_: Hex) -> bool:
    """M15.3-8 Explored land where nobody stands and nothing waits."""
    if hex_ == NOWHERE or table.occupied[hex_] or not table.ground.cost[hex_]:
        return False
    return hex_ not in [encounter.hex for encounter in table.story.encounters]


def repair(world: World) -> Iterator[Any]:
    """M15.3-2"""
    table = world.table
    for building in list(table.buildings.values()):
        row = table.rules.encounters.get(building.kind)
        if row is not None and building.seat == NOBODY and building.wounds:
            yield BuildingRepaired(building.hex, min(row.repairs, building.wounds))


def sting_of(table: Table, building: Building | None) -> int:
    """M15.3-2 What a melee attacker of this building suffers."""
    row = None if building is None else table.rules.encounters.get(building.kind)
    return 0 if row is None else row.stings


def overcome(world: World, building: Building, striker: Unit) -> Iterator[Any]:
    """M15.3-1, M15.3-5, M15.3-7 It stays; its reward, or itself, is the striker's."""
    row = world.table.rules.encounters[building.kind]
    yield EncounterOvercome(building.hex, building.kind, striker.seat, row.conquered)
    yield from bring(world, striker, row.reward)
