"""M18.3 Victory points as they stand."""

from warhost.games.multiverse.economy.cards import is_complete, points_of
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.missions.drawing import tasks_of
from warhost.games.multiverse.missions.tasks import is_fulfilled
from warhost.games.multiverse.world import Table, World
from warhost.kernel.asks import Seat

POINTS_OF_LEVEL = {2: 4, 3: 8, 4: 16, 5: 24, 6: 36, 7: 50}
"""M18.3-11 For each hero alive."""


def points_so_far(table: Table, seat: Seat) -> int:
    """M18.2-4, M18.3-6 to -11 All that is open: what stands, lives, is joined, was destroyed."""
    own = [b for b in table.buildings.values() if b.seat == seat and is_complete(table, b)]
    standing = sum(points_of(table, building) for building in own)
    joined = len(connected_buildings(table, seat)) * table.rules.numbers.connected_points
    player = table.players[seat]
    missions = sum(table.rules.missions[name].points for name in player.accomplished)
    return standing + joined + player.destruction_points + missions + _of_heroes(table, seat)


def final_points(world: World, seat: Seat) -> int:
    """M17.1-5, M18.2-4 At the end the secret missions count too."""
    table = world.table
    tasks = tasks_of(table, world.secrets[seat])
    done = [task for task in tasks if is_fulfilled(table, seat, task)]
    return points_so_far(table, seat) + sum(table.rules.missions[task].points for task in done)


def _of_heroes(table: Table, seat: Seat) -> int:
    """M18.3-11, M18.3-14"""
    own = (hero for hero in table.heroes.values() if hero.seat == seat and hero.alive)
    return sum(POINTS_OF_LEVEL.get(hero.level, 0) for hero in own)
