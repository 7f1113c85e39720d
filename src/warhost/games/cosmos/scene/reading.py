"""From the text of a scene to a world."""

from collections.abc import Callable, Mapping

from warhost.games.cosmos.geography import Board
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.land import (
    lay,
    read_board,
    read_connection,
    read_half,
    read_hexes,
    read_land,
    read_side,
)
from warhost.games.cosmos.scene.nations import read_nation, read_policy, read_pool
from warhost.games.cosmos.scene.places import read_item, read_location, read_store
from warhost.games.cosmos.scene.quests import read_quest, read_route
from warhost.games.cosmos.scene.scores import read_faction, read_victory
from warhost.games.cosmos.scene.spells import read_spell
from warhost.games.cosmos.scene.units import read_unit
from warhost.games.cosmos.sight.eyes import look_apart
from warhost.games.cosmos.sight.memory import remember_hex, remember_surroundings
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat

LINES: Mapping[str, Callable[[World, Cursor], None]] = {
    "board": read_board,
    "hex": read_hexes,
    "land": read_land,
    "side": read_side,
    "half": read_half,
    "connection": read_connection,
    "faction": read_faction,
    "victory": read_victory,
    "nation": read_nation,
    "pool": read_pool,
    "policy": read_policy,
    "unit": read_unit,
    "location": read_location,
    "item": read_item,
    "store": read_store,
    "spell": read_spell,
    "quest": read_quest,
    "route": read_route,
}
"""What a line can begin with. Things are named before others refer to them."""
SMALL = Board(8, 25)


def read_scene(text: str, rules: Rules) -> World:
    """The world a scene describes. Raises SceneFlaw."""
    world = World(rules=rules, board=SMALL)
    lay(world, SMALL, next(iter(rules.terrains)))
    for number, line in enumerate(text.splitlines(), 1):
        cursor = Cursor(line)
        if cursor:
            _read(world, cursor, number)
    settle(world)
    return world


def seats_of(world: World) -> dict[Seat, NationId]:
    """C1.3-1 Who leads which nation."""
    return {one.seat: number for number, one in sorted(world.nations.items()) if one.seat}


def settle(world: World) -> None:
    """The index, and what every nation sees at first."""
    world.seats = seats_of(world)
    world.index = index_of(world)
    for nation, counts in world.index.sight.items():
        for number in sorted(counts):
            remember_hex(world, nation, number, max(counts[number]))
        look_apart(world, nation)
    for unit in world.units.values():
        remember_surroundings(world, unit)
    for mind in world.minds.values():
        mind.news.clear()


def _read(world: World, line: Cursor, number: int) -> None:
    word = line.word("a line")
    read = LINES.get(word)
    try:
        if read is None:
            raise SceneFlaw(f"a line begins with one of {', '.join(LINES)}, not `{word}`")
        read(world, line)
    except SceneFlaw as flaw:
        raise SceneFlaw(f"line {number}: {flaw}") from None
