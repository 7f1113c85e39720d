"""M5.1 A territory of chance is turned over, its side as a die or a neighbour says."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.events.land import TerritoryTurned
from warhost.games.multiverse.exploring.bag import face_down_tiles
from warhost.games.multiverse.exploring.tiles import turn_for
from warhost.games.multiverse.mines.holding import place_mine
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.world import Table, UnitId, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

SIDES_OF_TILE = 6


def turn_over(world: World, unit: UnitId, place: Place, face: int, dice: Dice) -> Iterator[Any]:
    """M5.1-3, M5.1-4, M5.1-9 The side with this number faces the explorer."""
    table = world.table
    territory = dice.pick(face_down_tiles(table), "territory")
    side = table.board.side_towards(place, table.units[unit].hex)
    yield TerritoryTurned(place, territory, turn_for(face, side), face, unit)
    yield from place_mine(world, place)
    yield from look_around(world, (Hex(h) for h in table.board.hexes_of(place)))


def on_the_right_of(table: Table, seat: Seat) -> Seat:
    """M5.1-6 The player before it, since seats are in clockwise order."""
    playing = [other for other in table.seats if not table.players[other].out]
    return playing[playing.index(seat) - 1]
