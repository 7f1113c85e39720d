"""Lines of nations: `nation 1 GE "Gemland" home 101 points 5 ruler Noble`, `pool GE gold:100`."""

from collections.abc import Callable, Mapping
from typing import get_args

from msgspec.structs import replace

from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw, described
from warhost.games.cosmos.scene.naming import nation_of
from warhost.games.cosmos.world import Mind, Nation, Policy, World
from warhost.kernel.asks import Seat

UNSEATED = "machine"
Word = Callable[[World, Nation, Cursor], Nation]


def read_nation(world: World, line: Cursor) -> None:
    """`nation NUMBER CODE NAME [machine] [home POSITION] [points N], or more of WORDS."""
    number = NationId(line.number("the number of a nation"))
    nation = Nation(number, line.word("a code"), line.word("a name"))
    seat = Seat("") if line.maybe(UNSEATED) else Seat(nation.code)
    nation = replace(nation, seat=seat)
    while line:
        nation = described(WORDS, world, nation, line)
    world.nations[number] = nation
    world.minds[number] = Mind()


def read_pool(world: World, line: Cursor) -> None:
    """`pool CODE RESOURCE:AMOUNT …`"""
    number = nation_of(world, line.word("the code of a nation"))
    nation = world.nations[number]
    world.nations[number] = replace(nation, pool={**nation.pool, **line.resources()})


def read_policy(world: World, line: Cursor) -> None:
    """`policy CODE CODE POLICY`: the first nation's towards the second."""
    number = nation_of(world, line.word("the code of a nation"))
    other = nation_of(world, line.word("the code of a nation"))
    said = line.word("a policy")
    for policy in get_args(Policy):
        if policy == said:
            nation = world.nations[number]
            world.nations[number] = replace(nation, policies={**nation.policies, other: policy})
            return
    raise SceneFlaw(f"`{said}` is no policy")


def _ruler(world: World, nation: Nation, line: Cursor) -> Nation:
    kind = line.word("a unit type")
    if kind not in world.rules.units:
        raise SceneFlaw(f"there is no unit type `{kind}`")
    return replace(nation, ruler_type=kind)


def _people(world: World, nation: Nation, line: Cursor) -> Nation:
    people = line.word("a people")
    if people not in world.rules.peoples:
        raise SceneFlaw(f"there is no people `{people}`")
    return replace(nation, people=people)


def _ships(_: World, nation: Nation, line: Cursor) -> Nation:
    return replace(nation, warships=line.number(), transports=line.number())


WORDS: Mapping[str, Word] = {
    "home": lambda _, nation, line: replace(nation, home=Position(line.word("a position"))),
    "points": lambda _, nation, line: replace(nation, administration=line.number()),
    "ruler": _ruler,
    "heir": lambda _, nation, line: replace(nation, heir=UnitId(line.number())),
    "people": _people,
    "faction": lambda _, nation, line: replace(nation, faction=line.word("a faction")),
    "ships": _ships,
}
"""What can be said of a nation; `points` are its administration points, `ships` are warships and
transports."""
