"""M17 Ways to judge a mission, one function each, by name: they look at how things stand now."""

from collections.abc import Callable, Mapping

from warhost.games.multiverse.abilities.perks import is_elite
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.missions.rows import Mission
from warhost.games.multiverse.world import Table
from warhost.kernel.asks import Seat

Judge = Callable[[Table, Seat, Mission], int]


def is_fulfilled(table: Table, seat: Seat, name: str) -> bool:
    """Whether a seat has what the mission asks for, at this moment."""
    mission = table.rules.missions[name]
    return JUDGES[mission.task](table, seat, mission) >= mission.count


def buildings(table: Table, seat: Seat, mission: Mission) -> int:
    """M17.3-1, M17.3-5, M17.3-6 Complete buildings of these kinds."""
    return sum(
        building.seat == seat and building.kind in mission.kinds and is_complete(table, building)
        for building in table.buildings.values()
    )


def connected(table: Table, seat: Seat, _: Mission) -> int:
    """M17.3-4 Buildings that a road joins to the Settlement."""
    return len(connected_buildings(table, seat))


def advances(table: Table, seat: Seat, _: Mission) -> int:
    """M17.3-2 Advances on all battle tracks together: foes defeated, buildings destroyed."""
    return sum(table.players[seat].tracks.values())


def abilities(table: Table, seat: Seat, _: Mission) -> int:
    """M17.3-3 Unit types whose ability is unlocked."""
    needed = table.rules.numbers.ability_at
    return sum(steps >= needed for steps in table.players[seat].tracks.values())


def elites(table: Table, seat: Seat, _: Mission) -> int:
    """M17.3-7 Unit types at the end of their track."""
    return sum(is_elite(table, seat, kind) for kind in table.players[seat].tracks)


def heroes(table: Table, seat: Seat, _: Mission) -> int:
    """M17.4-2 Living heroes."""
    return sum(hero.seat == seat and hero.alive for hero in table.heroes.values())


def levels(table: Table, seat: Seat, _: Mission) -> int:
    """The level of the best living hero."""
    own = (hero for hero in table.heroes.values() if hero.seat == seat and hero.alive)
    return max((hero.level for hero in own), default=0)


def mines(table: Table, seat: Seat, _: Mission) -> int:
    """M17.4-3 Mines held."""
    return sum(holder == seat for holder in table.mines.values())


def scrolls(table: Table, seat: Seat, _: Mission) -> int:
    """Scrolls dug up."""
    return table.players[seat].scrolls


def units(table: Table, seat: Seat, mission: Mission) -> int:
    """Units of these kinds on the board."""
    return sum(u.seat == seat and u.kind in mission.kinds for u in table.units.values())


def villages(table: Table, seat: Seat, _: Mission) -> int:
    """M17.4-3 Permanent encounters that a seat holds."""
    kinds = table.rules.encounters
    return sum(b.seat == seat and b.kind in kinds for b in table.buildings.values())


JUDGES: Mapping[str, Judge] = {
    "buildings": buildings,
    "connected": connected,
    "advances": advances,
    "abilities": abilities,
    "elites": elites,
    "heroes": heroes,
    "levels": levels,
    "mines": mines,
    "scrolls": scrolls,
    "units": units,
    "villages": villages,
}
