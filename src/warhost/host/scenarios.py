"""What each game offers to begin a match from: one function a game."""

import functools
from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from warhost.games.cosmos.beginning import player_nations, world_of
from warhost.games.multiverse.modes import MODES
from warhost.host.api import ScenarioLine
from warhost.host.library import pack_named
from warhost.kernel.asks import Seat
from warhost.kernel.game import Setting
from warhost.kernel.packs import Tables

RED, BLUE = Seat("red"), Seat("blue")
FOUR = (RED, BLUE, Seat("gold"), Seat("green"))


@functools.cache
def scenarios_of(game: str) -> tuple[ScenarioLine, ...]:
    """Every scenario of the game's own pack, and of others those that it has not; a game that is
    not listed here has none to offer."""
    if game not in OFFERED:
        return ()
    found: dict[str, ScenarioLine] = {}
    for pack in ("base", *OTHER_PACKS.get(game, ())):
        for line in OFFERED[game](pack_named(game, pack).tables):
            found.setdefault(line.id, replace(line, pack=pack))
    return tuple(found.values())


def _battles(tables: Tables) -> Iterator[ScenarioLine]:
    for one in tables["scenario"].values():
        size = tables["format"][one.format].half_points
        musters = not one.scene and not one.armies
        yield ScenarioLine(
            one.id, "triumph", one.title, one.blurb, (RED, BLUE), musters=musters, size=size
        )


def _wars(tables: Tables) -> Iterator[ScenarioLine]:
    """As many seats as the mode has."""
    for one in tables["scenario"].values():
        seats = FOUR[: sum(len(team) for team in MODES[one.mode].teams)]
        yield ScenarioLine(one.id, "multiverse", one.title, one.blurb, seats, musters=False, size=0)


def _worlds(tables: Tables) -> Iterator[ScenarioLine]:
    """Each player sits at the nation that the scenario gives him."""
    for one in tables["scenario"].values():
        nations = player_nations(world_of(Setting(tables, one.id, ())))
        seats = tuple(Seat(nation.name) for nation in nations)
        yield ScenarioLine(one.id, "cosmos", one.title, one.blurb, seats, musters=False, size=0)


OTHER_PACKS: Mapping[str, tuple[str, ...]] = {"cosmos": ("island", "long-dusk")}
OFFERED: Mapping[str, Callable[[Tables], Iterator[ScenarioLine]]] = {
    "triumph": _battles,
    "cosmos": _worlds,
    "multiverse": _wars,
}
