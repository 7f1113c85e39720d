"""Combats and shots from scenes, for the tests: what is added, what comes out of it."""

from collections.abc import Sequence

from tests.games.triumph.base import Battle, rules, scene
from warhost.games.triumph.combat.engagements import Engagement, engagements
from warhost.games.triumph.combat.forecasts import forecast, forecast_shot
from warhost.games.triumph.combat.matchups import side_of_words
from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.combat.results import result_of
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.events.outcomes import Destroyed, Pursued
from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.rows import Loss, Outcome, Way
from warhost.games.triumph.shooting.targets import Shot, shots_of
from warhost.games.triumph.world import StandId
from warhost.kernel.asks import Seat

FIGHT = "turn red 4 close combat"
SHOOT = "turn red 4 shooting"


def odds(text: str, stand: str = "red/1", enemy: str = "blue/1", pack: str = "base") -> Odds:
    """The odds of two stands, or of a stand and the camp of a seat."""
    table = scene(f"{text}\n{FIGHT}", pack).table
    return forecast(table, Engagement(StandId(stand), enemy, camp=enemy in table.camps))


def totals(text: str, stand: str = "red/1", enemy: str = "blue/1") -> tuple[int, int]:
    """What each side adds to its die."""
    found = odds(text, stand, enemy)
    return found.first.total, found.second.total


def clauses(text: str, stand: str = "red/1", enemy: str = "blue/1") -> list[str]:
    """The clauses of the factors of the first."""
    return [factor.clause for factor in odds(text, stand, enemy).first.factors]


def shot_odds(
    text: str, stand: str = "red/1", target: str = "blue/1", edge: Edge = "front"
) -> Odds:
    """The odds of a shot."""
    table = scene(f"{text}\n{SHOOT}").table
    return forecast_shot(table, Shot(StandId(stand), StandId(target), edge))


def targets(text: str, seat: str = "red") -> list[tuple[str, str]]:
    """Who may shoot at whom, each pair once."""
    table = scene(f"{text}\n{SHOOT}").table
    return list(dict.fromkeys((shot.shooter, shot.target) for shot in shots_of(table, Seat(seat))))


def combats(text: str) -> list[tuple[str, str]]:
    """The combats the active player can choose from."""
    return [(found.stand, found.enemy) for found in engagements(scene(text).table)]


def fight(text: str, order: str = "red/1", red: int = 6, blue: int = 1) -> Battle:
    """A combat is fought with these dice."""
    battle = Battle(f"{text}\n{FIGHT}", command=[6], red=[red], blue=[blue])
    return battle.order("red", f"fight {order}")


def shoot(text: str, order: str = "red/1 at blue/1", red: int = 6, blue: int = 1) -> Battle:
    """A shot is made with these dice."""
    battle = Battle(f"{text}\n{SHOOT}", command=[6], red=[red], blue=[blue])
    return battle.order("red", f"shoot {order}")


def lost(battle: Battle) -> list[str]:
    """Who has been destroyed, in order."""
    return [event.stand for event in battle.happened(Destroyed)]


def fighters(battle: Battle) -> list[tuple[str, str]]:
    """Who has fought whom, in order."""
    return [(event.stand, event.enemy) for event in battle.happened(CombatFought)]


def pursued(battle: Battle) -> list[str]:
    """Who has pursued."""
    return [event.stand for event in battle.happened(Pursued)]


def place(battle: Battle, stand: str) -> tuple[float, float, float]:
    """Where a stand is, in MU and degrees."""
    pose = battle.stand(stand).pose
    assert pose is not None, stand
    return pose.x / 1000, pose.y / 1000, pose.facing / 100


def side(troop: str, *words: str) -> Side:
    """A stand of a type in a situation told by words."""
    found = side_of_words(rules(), troop, words)
    assert isinstance(found, Side), found
    return found


def row(
    loser: str, winner: str, when: Loss, words: Sequence[str] = (), by: Way = "close combat"
) -> Outcome:
    """The row of the result tables that decides."""
    return result_of(rules(), side(loser, *words), side(winner), when, by)


def fate(
    loser: str, winner: str, when: Loss, words: Sequence[str] = (), by: Way = "close combat"
) -> str:
    """What becomes of the loser by the result tables."""
    return row(loser, winner, when, words, by).result
