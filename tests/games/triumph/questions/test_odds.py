"""The odds a page asks for: of combats, attacks on camps and shots, and of those not there."""

from typing import Any

from tests.games.triumph.base import scene
from tests.games.triumph.fights import SHOOT
from tests.rule import rule
from warhost.games.triumph.questions import advise
from warhost.games.triumph.questions.odds import Odds, ShotOdds
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import StandId
from warhost.kernel.asks import Seat

SCENE = (
    "red/1 WWG at 10,10\nblue/1 SPR at 10,12 facing 180\nred/2 SPR at 20,10\n"
    f"blue/2 SPR at 20,10 facing 180\nblue/3 SPR lost\nblue camp at 40,20\n{SHOOT}"
)


def asked(question: Any) -> Any:
    return advise(view_of(scene(SCENE), Seat("red")), question)


@rule("T19.1-3")
def test_combats_and_attacks_on_camps_have_odds():
    assert asked(Odds(StandId("red/2"), "blue/2")).first.total == 4
    assert asked(Odds(StandId("red/2"), "blue")).second.total == 2


@rule("T19.1-3")
def test_shots_have_odds_from_each_edge():
    assert asked(ShotOdds(StandId("red/1"), StandId("blue/1"))).first.total == 3
    assert asked(ShotOdds(StandId("red/1"), StandId("blue/1"), "left")).first.total == 3


def test_who_is_not_on_the_table_or_cannot_shoot_has_none():
    for stand, enemy in (("red/2", "blue/3"), ("red/9", "blue/2"), ("red/2", "green")):
        assert asked(Odds(StandId(stand), enemy)) is None
    for stand, target in (("red/1", "blue/3"), ("red/9", "blue/1"), ("red/2", "blue/2")):
        assert asked(ShotOdds(StandId(stand), StandId(target))) is None
