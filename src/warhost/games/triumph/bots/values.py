"""What results are worth to a bot, in half points: losing a stand costs what it counts."""

from collections.abc import Mapping

from warhost.games.triumph.combat.engagements import Engagement, those_it_must_face
from warhost.games.triumph.combat.forecasts import forecast
from warhost.games.triumph.combat.odds import Odds, Prospect
from warhost.games.triumph.turn.victory import lost_by
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat

ALL = 36
PART_LOST: Mapping[str, float] = {
    "destroyed": 1.0,
    "sacked": 1.0,
    "panic": 0.5,
    "evade": 0.25,
    "removed with the camp": 0.3,
    "fall back": 0.12,
}
"""How much of a stand is as good as lost by a result."""
GENERAL = 3
"""What the general's loss costs beside its points."""


def worth_of(stand: Stand) -> int:
    """What its loss hurts."""
    return stand.worth + (GENERAL if stand.general else 0)


def expected_loss(prospect: Prospect, worth: int) -> float:
    """What the dice cost one side on average."""
    lost = sum(tally.count * PART_LOST.get(tally.result, 0.0) for tally in prospect.tallies)
    return worth * lost / ALL


def balance(odds: Odds, first: int, second: int) -> float:
    """What the first of two wins on average, by what both are worth."""
    return expected_loss(odds.second, second) - expected_loss(odds.first, first)


def camp_worth(table: Table, seat: Seat) -> int:
    """What a camp counts, its garrison included."""
    garrison = table.camps[seat].garrison
    guard = table.stands[garrison].worth if garrison in table.stands else 0
    return table.rules.format.camp_half_points + guard


def combat_balance(table: Table, engagement: Engagement) -> float:
    """What the stand of an engagement wins on average; whom it turns to others decide."""
    stand = table.stands[engagement.stand]
    if not engagement.enemy:
        return min(
            combat_balance(table, Engagement(stand.id, toucher))
            for toucher in those_it_must_face(table, stand)
        )
    odds = forecast(table, engagement)
    if engagement.camp:
        return balance(odds, worth_of(stand), camp_worth(table, Seat(engagement.enemy)))
    return balance(odds, worth_of(stand), worth_of(table.stands[StandId(engagement.enemy)]))


def urgency(table: Table, seat: Seat) -> float:
    """How much more an army's losses weigh the nearer it is to defeat."""
    return 1 + 0.5 * lost_by(table, seat) / table.rules.format.victory_half_points
