"""The land changes: territories are turned over, forests chopped, roads built."""

import msgspec

from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.exploring.tiles import codes_of, token_of
from warhost.games.multiverse.world import Turned, UnitId, World
from warhost.kernel.asks import Seat


class TerritoryTurned(msgspec.Struct, frozen=True, tag="territory turned"):
    """M5.1-3, M5.1-4 A territory lies open; the die said which side faces the explorer."""

    place: Place
    territory: str
    sixths: int
    face: int
    unit: UnitId


class ForestChopped(msgspec.Struct, frozen=True, tag="forest chopped"):
    """M8.4-1, M8.4-2 A forest has become grassland, and gold."""

    seat: Seat
    hex: Hex
    gold: int


class RoadBuilt(msgspec.Struct, frozen=True, tag="road built"):
    """M8.2-1, M8.2-11 A hex carries a road that joins these sides."""

    seat: Seat
    hex: Hex
    sides: tuple[int, ...]


def apply_territory_turned(world: World, event: TerritoryTurned) -> None:
    table = world.table
    turned = Turned(event.territory, event.sixths)
    table.faced_up[event.place] = turned
    writing.change_terrain(table, codes_of(table.rules, event.place, turned))
    token = token_of(table.rules, event.place, turned)
    if token is not None:
        hex_, refresh = token
        table.tokens[hex_] = refresh
        writing.mark_hex(table, hex_)


def apply_forest_chopped(world: World, event: ForestChopped) -> None:
    table = world.table
    became = table.rules.codes[table.ground.terrain_of(event.hex).chopped]
    writing.change_terrain(table, {event.hex: became})


def apply_road_built(world: World, event: RoadBuilt) -> None:
    table = world.table
    course = table.ground.roads[event.hex]
    for side in event.sides:
        course |= 1 << side
    writing.change_roads(table, {event.hex: course})
    track = table.players[event.seat].builder_track
    writing.change_player(world, event.seat, builder_track=track + 1)


APPLY = {
    TerritoryTurned: apply_territory_turned,
    ForestChopped: apply_forest_chopped,
    RoadBuilt: apply_road_built,
}
