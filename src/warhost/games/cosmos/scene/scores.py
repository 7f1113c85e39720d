"""Lines of factions and victory: `faction North`, `victory land 1 first 10 goal 1501 20`."""

from typing import get_args

from msgspec.structs import replace

from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.world import Faction, Policy, Victory, World


def read_faction(world: World, line: Cursor) -> None:
    """`faction NAME [POLICY NAME] …`: towards itself, if nothing else is said, ally."""
    name = line.word("the name of a faction")
    _think(world, name, name, "ally")
    while line:
        said, other = line.word("a policy"), line.word("the name of a faction")
        for policy in (one for one in get_args(Policy) if one == said):
            _think(world, name, other, policy)
            _think(world, other, name, policy)


def read_victory(world: World, line: Cursor) -> None:
    """`victory [land N] [first N] [second N] [goal LOCATION N] …`"""
    while line:
        world.victory = _with(world, world.victory, line)


def _think(world: World, name: str, other: str, policy: Policy) -> None:
    """C5.4.1-1"""
    known = world.factions.get(name, Faction(name))
    policies = {**known.policies, other: policy}
    world.factions[name] = Faction(name, policies)


def _with(world: World, victory: Victory, line: Cursor) -> Victory:
    match line.word("land, first, second or goal"):
        case "land":
            return replace(victory, land=line.number())
        case "first":
            return replace(victory, first=line.number())
        case "second":
            return replace(victory, second=line.number())
        case "goal":
            place = LocationId(line.number("the number of a location"))
            return replace(victory, goals={**victory.goals, place: line.number()})
        case other:
            raise SceneFlaw(f"victory is not won by `{other}`")
