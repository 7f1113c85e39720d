"""What are the odds? Of a combat or shot as the table stands."""

import msgspec

from warhost.games.triumph.combat.engagements import Engagement
from warhost.games.triumph.combat.forecasts import forecast, forecast_shot
from warhost.games.triumph.combat.odds import Odds as Forecast
from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import StandId, Table, View


class Odds(msgspec.Struct, frozen=True, tag="odds", omit_defaults=True):
    """T19.1-3 The odds of two stands, or of an attack on the camp of a seat."""

    stand: StandId
    enemy: str


class ShotOdds(msgspec.Struct, frozen=True, tag="shot odds", omit_defaults=True):
    """T19.1-3 The odds of a shot."""

    stand: StandId
    target: StandId
    edge: Edge = "front"


def answer(view: View, question: Odds) -> Forecast | None:
    """Nothing if one of the two is not on the table."""
    return odds_on(view.table, question.stand, question.enemy)


def answer_shot(view: View, question: ShotOdds) -> Forecast | None:
    """Nothing if one of the two is not on the table, or cannot shoot."""
    table = view.table
    if not is_there(table, question.stand) or not is_there(table, question.target):
        return None
    if not type_of(table, table.stands[question.stand]).can_shoot:
        return None
    return forecast_shot(table, Shot(question.stand, question.target, question.edge))


def odds_on(table: Table, stand: StandId, enemy: str) -> Forecast | None:
    """T19.1-4 Through the factors and results of play."""
    if not is_there(table, stand):
        return None
    if enemy in table.camps:
        return forecast(table, Engagement(stand, enemy, camp=True))
    if not is_there(table, StandId(enemy)):
        return None
    return forecast(table, Engagement(stand, enemy))


def is_there(table: Table, name: StandId) -> bool:
    return name in table.stands and table.stands[name].place == "table"
