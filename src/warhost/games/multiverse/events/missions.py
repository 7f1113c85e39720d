"""Missions are drawn and accomplished; mines are placed and held; seats fall."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat


class MissionDrawn(msgspec.Struct, frozen=True, tag="mission drawn"):
    """M17.1-1 A seat's secret card."""

    seat: Seat
    card: str


class MissionAccomplished(msgspec.Struct, frozen=True, tag="mission accomplished"):
    """M17.3-9 A seat has fulfilled a mission that all play for."""

    seat: Seat
    mission: str


class MinePlaced(msgspec.Struct, frozen=True, tag="mine placed"):
    """M16.1-1 to -3 A mine lies in this hex, which is of this terrain now."""

    hex: Hex
    terrain: str


class MineTaken(msgspec.Struct, frozen=True, tag="mine taken"):
    """M16.2-3"""

    hex: Hex
    seat: Seat


class AetherGained(msgspec.Struct, frozen=True, tag="aether gained"):
    """M16.2-2 The aether track advances."""

    seat: Seat
    aether: int


class SeatOut(msgspec.Struct, frozen=True, tag="seat out"):
    """M18.1-3 A seat is out; its units and buildings are removed, and the others go on."""

    seat: Seat


def apply_drawn(world: World, event: MissionDrawn) -> None:
    writing.change_secret(world, event.seat, mission=event.card)


def apply_accomplished(world: World, event: MissionAccomplished) -> None:
    done = (*world.table.players[event.seat].accomplished, event.mission)
    writing.change_player(world, event.seat, accomplished=done)


def apply_mine_placed(world: World, event: MinePlaced) -> None:
    table = world.table
    table.mines[event.hex] = Seat("")
    writing.change_terrain(table, {event.hex: table.rules.codes[event.terrain]})


def apply_mine_taken(world: World, event: MineTaken) -> None:
    world.table.mines[event.hex] = event.seat


def apply_aether_gained(world: World, event: AetherGained) -> None:
    aether = world.table.players[event.seat].aether + event.aether
    writing.change_player(world, event.seat, aether=aether)


def apply_seat_out(world: World, event: SeatOut) -> None:
    table, seat = world.table, event.seat
    for unit in [unit.id for unit in table.units.values() if unit.seat == seat]:
        writing.remove_unit(world, unit)
    for site in [b.hex for b in table.buildings.values() if b.seat == seat]:
        writing.remove_building(world, site)
    for mine in [hex_ for hex_, holder in table.mines.items() if holder == seat]:
        table.mines[mine] = Seat("")
    writing.change_player(world, seat, out=True)
    table.treaties = tuple(pact for pact in table.treaties if seat not in pact.parties)
    order = tuple(other for other in table.turn.order if other != seat)
    usual = tuple(other for other in table.turn.usual if other != seat)
    writing.change_turn(world, order=order, usual=usual)
    writing.leave_agenda(table, seat)


APPLY = {
    MissionDrawn: apply_drawn,
    MissionAccomplished: apply_accomplished,
    MinePlaced: apply_mine_placed,
    MineTaken: apply_mine_taken,
    AetherGained: apply_aether_gained,
    SeatOut: apply_seat_out,
}
