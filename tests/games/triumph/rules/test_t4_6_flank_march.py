"""T4.6 Flank marches: who may go, and what those who are away count."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import SHOOT, targets
from tests.games.triumph.matches import setting_of
from tests.rule import rule
from warhost.games.triumph.settings import choices_of, rules_of
from warhost.games.triumph.turn.victory import lost_by, verdict_of
from warhost.kernel.asks import Seat

ARMY = """
    red may flank
    red/1 SPR muster general
    red/2 KNT muster
    red/3 KNT muster
    red/4 KNT muster
    red/5 KNT muster
    red/6 BAD muster worth 0.5
    red/7 SPR muster core
    red/8 HFT set aside
    red camp muster garrison 8
"""


def refused(order: str, more: str = "") -> list[str]:
    battle = Battle(f"{ARMY} \n {more} \n set-up blue 0 flank march")
    return battle.refused("red", f"flank {order}")


@rule("T4.6-1")
def test_only_who_has_the_right_is_asked_and_need_not_go() -> None:
    battle = Battle(f"{ARMY} \n set-up blue 0 flank march")
    assert battle.asked() == [("red", "flank march")]
    assert battle.refused("red", "flank none") == []
    assert battle.order("red", "flank left red/2").asked() == [("red", "camp")]
    without = ARMY.replace("red may flank", "")
    assert Battle(f"{without} \n set-up blue 0 flank march").asked() == []


@rule("T4.6-1")
@pytest.mark.parametrize(
    ("order", "broken"),
    [
        ("left red/2", []),
        ("left red/2 red/3 red/4 red/5", []),
        ("left red/2 red/3 red/4 red/5 red/6", ["T4.6-1"]),
        ("right red/2 red/2", ["T4.6-1"]),
        ("right blue/2", ["T4.6-1"]),
        ("right red/99", ["T4.6-1"]),
    ],
)
def test_one_march_of_own_stands_worth_at_most_16_points(order: str, broken: list[str]) -> None:
    assert refused(order, "blue/2 KNT muster") == broken


@rule("T4.6-2")
@pytest.mark.parametrize("stand", ["red/1", "red/7", "red/8"])
def test_the_general_the_battle_line_and_the_garrison_do_not_go(stand: str) -> None:
    assert refused(f"left red/2 {stand}") == ["T4.6-2"]


@rule("T4.6-2")
@pytest.mark.parametrize(
    ("kind", "may"), [("ART", False), ("WWG", False), ("ELE", False), ("CAT", True), ("HFT", True)]
)
def test_artillery_wagons_and_elephants_do_not_go(kind: str, may: bool) -> None:
    assert refused("left red/9", f"red/9 {kind} muster") == ([] if may else ["T4.6-2"])


@rule("T4.6-3")
def test_who_is_away_is_not_on_the_board_and_counts_for_nothing() -> None:
    away = "red flank left 2 \n red/2 KNT flank march"
    battle = Battle(f"{away} \n red/1 ARC at 10,10 \n blue/1 ARC at 10,13 facing 180 \n {SHOOT}")
    assert battle.refused("red", "shoot blue/1 at red/2") != []
    assert targets(f"{away} \n blue/1 ARC at 10,13 facing 180", "blue") == []
    assert lost_by(battle.world.table, Seat("red")) == 0


@rule("T4.6-3", "T16-12")
def test_who_is_away_is_not_lost_but_keeps_the_army_in_the_field() -> None:
    scene = "red/1 KNT flank march \n blue/1 KNT at 10,10 \n turn red 4 victory"
    assert verdict_of(Battle(scene).world.table) is None
    gone = Battle(scene.replace("flank march", "lost")).world.table
    verdict = verdict_of(gone)
    assert verdict is not None
    assert verdict.winners == ("blue",)


@rule("T4.6-12")
@pytest.mark.parametrize(
    ("size", "options", "allowed"),
    [
        ("standard", {}, True),
        ("introductory", {}, False),
        ("standard", {"flank_marches": False}, False),
        ("introductory", {"flank_marches": True}, True),
    ],
)
def test_no_flank_marches_is_an_option_that_small_games_have_by_default(
    size: str, options: dict[str, bool], allowed: bool
) -> None:
    setting = setting_of("battle", format=size, **options)
    assert rules_of(setting).format.id == size
    assert choices_of(setting).flank_marches == allowed
