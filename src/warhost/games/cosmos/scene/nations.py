"""Lines of nations: `nation 1 GE "Gemland" home 101 points 5 ruler Noble`, `pool GE gold:100`."""

from typing import get_args

from msgspec.structs import replace

from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of
from warhost.games.cosmos.world import Mind, Nation, Policy, World
from warhost.kernel.asks import Seat

UNSEATED = "machine"


def read_nation(world: World, line: Cursor) -> None:
    """`nation NUMBER CODE NAME [machine] [home POSITION] [points N] [ruler TYPE]`"""
    number = NationId(line.number("the number of a nation"))
    nation = Nation(number, line.word("a code"), line.word("a name"))
    seat = Seat("") if line.maybe(UNSEATED) else Seat(nation.code)
    nation = replace(nation, seat=seat)
    while line:
        nation = _with(world, nation, line)
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


def _with(world: World, nation: Nation, line: Cursor) -> Nation:
    match line.word("home, points or ruler"):
        case "home":
            return replace(nation, home=Position(line.word("a position")))
        case "points":
            return replace(nation, administration=line.number())
        case "ruler":
            kind = line.word("a unit type")
            if kind not in world.rules.units:
                raise SceneFlaw(f"there is no unit type `{kind}`")
            return replace(nation, ruler_type=kind)
        case other:
            raise SceneFlaw(f"a nation has no `{other}`")
