"""At whom may this stand shoot, and with what chances?"""

import msgspec

from warhost.games.triumph.combat.forecasts import forecast_shot
from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.shooting.targets import Shot, hindrance, shots_by
from warhost.games.triumph.world import StandId, View
from warhost.kernel.refusals import Refusal


class Shots(msgspec.Struct, frozen=True, tag="shots"):
    """T10.2-12 The possible targets of a stand."""

    stand: StandId


class PossibleShot(msgspec.Struct, frozen=True):
    """A shot and its odds."""

    shot: Shot
    odds: Odds


class ShotsAnswer(msgspec.Struct, frozen=True):
    """The shots of a stand, or why it has none."""

    shots: tuple[PossibleShot, ...]
    refusal: Refusal | None = None


def answer(view: View, question: Shots) -> ShotsAnswer | None:
    """Nothing for a stand that does not exist."""
    stand = view.table.stands.get(question.stand)
    if stand is None:
        return None
    shots = (PossibleShot(s, forecast_shot(view.table, s)) for s in shots_by(view.table, stand))
    return ShotsAnswer(tuple(shots), hindrance(view.table, stand))
