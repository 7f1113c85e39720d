"""Buildings are begun, finished, upgraded, damaged, repaired and destroyed."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.world import Building, World
from warhost.kernel.asks import Seat


class BuildingBegun(msgspec.Struct, frozen=True, tag="building begun"):
    """M7.1-2 A Builder has put up a building, or begun one that takes its time."""

    building: Building


class BuildingUpgraded(msgspec.Struct, frozen=True, tag="building upgraded"):
    """M7.1-10 A building has reached tier 2."""

    building: Hex
    seat: Seat


class BuildingDamaged(msgspec.Struct, frozen=True, tag="building damaged"):
    """M7.5-1 A strike has hit a building."""

    building: Hex
    damage: int
    by: Seat
    """In whose action phase (M7.4-5)."""
    turn: int


class TowerFired(msgspec.Struct, frozen=True, tag="tower fired"):
    """M10.3-7 A building has shot, once for this turn."""

    building: Hex
    turn: int


class BuildingRepaired(msgspec.Struct, frozen=True, tag="building repaired"):
    """M7.4-4 to -7 A building has repaired damage."""

    building: Hex
    wounds: int


class BuildingLost(msgspec.Struct, frozen=True, tag="building lost"):
    """M7.1-6, M7.1-7, M7.4-8 A building is destroyed, or its construction was given up."""

    building: Hex
    seat: Seat
    kind: str
    tier: int


def apply_building_begun(world: World, event: BuildingBegun) -> None:
    building = event.building
    writing.add_building(world, building)
    if not building.is_settlement:
        track = world.table.players[building.seat].builder_track
        writing.change_player(world, building.seat, builder_track=track + 1)


def apply_building_upgraded(world: World, event: BuildingUpgraded) -> None:
    writing.change_building(world, event.building, tier=2)


def apply_building_damaged(world: World, event: BuildingDamaged) -> None:
    wounds = world.table.buildings[event.building].wounds + event.damage
    writing.change_building(
        world, event.building, wounds=wounds, hurt_in=event.turn, hurt_by=event.by
    )


def apply_tower_fired(world: World, event: TowerFired) -> None:
    writing.change_building(world, event.building, shot_in=event.turn)


def apply_building_repaired(world: World, event: BuildingRepaired) -> None:
    left = world.table.buildings[event.building].wounds - event.wounds
    writing.change_building(world, event.building, wounds=left)


def apply_building_lost(world: World, event: BuildingLost) -> None:
    writing.remove_building(world, event.building)


APPLY = {
    BuildingBegun: apply_building_begun,
    BuildingUpgraded: apply_building_upgraded,
    BuildingDamaged: apply_building_damaged,
    TowerFired: apply_tower_fired,
    BuildingRepaired: apply_building_repaired,
    BuildingLost: apply_building_lost,
}
