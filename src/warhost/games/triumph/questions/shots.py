"""At whom may this stand shoot, and with what chances?"""

import msgspec

from warhost.games.triumph.combat.forecasts import forecast_shot
from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.geometry import EDGES, Point, edge_of
from warhost.games.triumph.shooting.targets import Shot, hindrance, shots_by
from warhost.games.triumph.sight import ground_in_arc
from warhost.games.triumph.stands import footprint_of, type_of
from warhost.games.triumph.world import Stand, StandId, Table, View
from warhost.kernel.refusals import Refusal


class Shots(msgspec.Struct, frozen=True, tag="shots"):
    """T10.2-12 The possible targets of a stand."""

    stand: StandId


class PossibleShot(msgspec.Struct, frozen=True):
    """A shot and its odds."""

    shot: Shot
    odds: Odds


class ShotsAnswer(msgspec.Struct, frozen=True, tag="shots"):
    """The shots of a stand, or why it has none."""

    shots: tuple[PossibleShot, ...]
    refusal: Refusal | None = None
    arcs: tuple[tuple[Point, ...], ...] = ()
    """T10.2-1, T10.2-4 The ground in arc and range of each of its shooting edges."""


def answer(view: View, question: Shots) -> ShotsAnswer | None:
    """Nothing for a stand that does not exist."""
    stand = view.table.stands.get(question.stand)
    if stand is None:
        return None
    shots = (PossibleShot(s, forecast_shot(view.table, s)) for s in shots_by(view.table, stand))
    return ShotsAnswer(tuple(shots), hindrance(view.table, stand), _arcs(view.table, stand))


def _arcs(table: Table, stand: Stand) -> tuple[tuple[Point, ...], ...]:
    line = type_of(table, stand)
    if not line.can_shoot or stand.pose is None:
        return ()
    edges = EDGES if line.shoots_all_round else EDGES[:1]
    return tuple(ground_in_arc(edge_of(footprint_of(table, stand), e), line.range) for e in edges)
