"""How good a position is for a seat."""

from warhost.games.multiverse.bots.goals import fights
from warhost.games.multiverse.bots.scene import Scene
from warhost.games.multiverse.bots.worth import (
    OF_SETTLEMENT,
    health,
    health_of_building,
    worth_of,
    worth_of_building,
)
from warhost.games.multiverse.building.plans import own_view
from warhost.games.multiverse.story import NOBODY
from warhost.games.multiverse.turn.points import points_so_far
from warhost.games.multiverse.world import Building, Table, World
from warhost.kernel.asks import Seat

WON = 300.0
LIFE, WALLS = 0.45, 0.4
"""The share of a worth that is there whatever the health."""
A_POINT, AN_ADVANCE, A_SCROLL, AN_AETHER, A_COIN = 0.5, 0.8, 2.0, 1.0, 0.8
PLACE = 0.3
"""What it counts to stand well."""


def judged(world: World, seat: Seat) -> float:
    """The more the better: what its side has, less the same of the strongest other."""
    table = world.table
    if table.verdict is not None:
        if not table.verdict.winners:
            return 0.0
        return WON if seat in table.verdict.winners else -WON
    own = table.side_of(seat)
    holdings: dict[int, float] = {}
    for other in table.seats:
        side = table.side_of(other)
        holdings[side] = holdings.get(side, 0.0) + holdings_of(table, other)
    mine = holdings.pop(own)
    return mine - max(holdings.values()) + PLACE * _standing(world, seat)


def holdings_of(table: Table, seat: Seat) -> float:
    """Blocks, buildings, points and what has been gained for other ways to win."""
    player = table.players[seat]
    if player.out:
        return -WON
    blocks = sum(
        worth_of(table, unit) * (LIFE + (1 - LIFE) * health(table, unit))
        for unit in table.units.values()
        if unit.seat == seat
    )
    walls = sum(_of_walls(table, b) for b in table.buildings.values() if b.seat == seat)
    gains = AN_ADVANCE * sum(player.tracks.values()) + A_SCROLL * player.scrolls
    return blocks + walls + gains + AN_AETHER * player.aether + _points(table, seat)


def _points(table: Table, seat: Seat) -> float:
    if "turn limit" not in table.rules.scenario.victories:
        return 0.0
    return A_POINT * points_so_far(table, seat)


def _of_walls(table: Table, building: Building) -> float:
    if building.seat == NOBODY:
        return 0.0
    share = health_of_building(table, building)
    if building.is_settlement:
        return OF_SETTLEMENT * share
    return worth_of_building(table, building) * (WALLS + (1 - WALLS) * share)


def _standing(world: World, seat: Seat) -> float:
    scene = Scene(own_view(world, seat))
    return sum(scene.pull(u, u.hex) for u in scene.own if fights(world.table, u))
