"""What each game offers to begin a match from: one function a game."""

from collections.abc import Callable, Iterator, Mapping

from warhost.host.api import ScenarioLine
from warhost.host.library import pack_named
from warhost.kernel.asks import Seat
from warhost.kernel.packs import Tables

RED, BLUE = Seat("red"), Seat("blue")


def scenarios_of(game: str) -> Iterator[ScenarioLine]:
    """Every scenario of the game's own pack; a game that is not listed here has none to offer."""
    if game in OFFERED:
        yield from OFFERED[game](pack_named(game, "base").tables)


def _battles(tables: Tables) -> Iterator[ScenarioLine]:
    for one in tables["scenario"].values():
        size = tables["format"][one.format].half_points
        musters = not one.scene and not one.armies
        yield ScenarioLine(
            one.id, "triumph", one.title, one.blurb, (RED, BLUE), musters=musters, size=size
        )


OFFERED: Mapping[str, Callable[[Tables], Iterator[ScenarioLine]]] = {"triumph": _battles}
