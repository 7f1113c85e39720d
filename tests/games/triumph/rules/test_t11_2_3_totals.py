"""T11.2, T11.3 The basic factors and the totals."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.fights import FIGHT, fight, lost, odds, place, totals
from tests.rule import rule
from warhost.games.triumph.combat.results import loss_of
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.report import tell
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import Seat

KNIGHTS_AND_SPEAR = "red/1 KNT at 10,10\nblue/1 SPR at 10,10 facing 180"
HEAVY_AND_SPEAR = "red/1 HFT at 10,10\nblue/1 SPR at 10,10 facing 180"


@rule("T11.2-1", "T11.2-2")
def test_each_side_uses_its_factor_against_the_category_of_the_other():
    assert totals(KNIGHTS_AND_SPEAR) == (3, 4)
    assert totals("red/1 KNT at 10,10\nblue/1 KNT at 10,10 facing 180") == (4, 4)


@rule("T11.2-3")
def test_a_camp_is_attacked_with_the_factor_against_foot():
    assert totals("red/1 ARC at 24,4 facing 180\nblue camp at 24,4", enemy="blue")[0] == 2


@rule("T11.3-1", "T11.3-2")
def test_die_and_factors_make_the_total_and_the_lower_one_is_beaten():
    (fought,) = fight(HEAVY_AND_SPEAR, red=3, blue=4).happened(CombatFought)
    assert fought.totals == (7, 8)
    assert (fought.loser, fought.loss) == ("red/1", "beaten")


@rule("T11.3-2")
def test_equal_totals_are_a_tie():
    (fought,) = fight(HEAVY_AND_SPEAR, red=4, blue=4).happened(CombatFought)
    assert (fought.loser, fought.loss) == ("", None)


@rule("T11.3-3", "T11.3-5")
def test_five_and_three_doubles_one_and_three():
    scene = "red/1 SKM at 10,10\nblue/1 SKM at 10,10 facing 180"
    assert loss_of(1 + 3, 5 + 3) == "doubled"
    assert totals(scene) == (2, 2)
    assert lost(fight(scene, red=4, blue=1)) == ["blue/1"]


@rule("T11.3-6")
def test_nine_against_five_is_beaten_only():
    assert loss_of(2 + 3, 6 + 3) == "beaten"


@pytest.mark.parametrize(
    ("lower", "higher", "loss"),
    [
        (0, 1, "doubled"),
        (-1, 0, "doubled"),
        (-2, -1, "doubled"),
        (1, 2, "doubled"),
        (2, 3, "beaten"),
    ],
)
@rule("T11.3-4")
def test_doubling_is_arithmetic_below_one_too(lower: int, higher: int, loss: str):
    assert loss_of(lower, higher) == loss


@rule("T11.3-7")
def test_totals_are_shown_before_the_dice_and_told_with_reasons_afterwards():
    before = odds(HEAVY_AND_SPEAR)
    battle = fight(HEAVY_AND_SPEAR, red=3, blue=4)
    (fought,) = battle.happened(CombatFought)
    assert fought.factors == (before.first.factors, before.second.factors)
    told = tell(fought, view_of(battle.world, Seat("red")))
    assert told is not None
    assert told.details[0] == "Heavy Foot red/1: +4 Heavy Foot against foot (T11.2-1)"


def test_the_beaten_stand_falls_back():
    battle = fight(HEAVY_AND_SPEAR, red=3, blue=4)
    assert place(battle, "red/1") == (10, 9, 0)
    assert battle.stand("blue/1").pose == pose(10, 10, 180)
    assert Battle(f"{HEAVY_AND_SPEAR}\n{FIGHT}").asked() == [("red", "close combat")]
