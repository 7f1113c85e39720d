"""Odds of battles: what is written, what is fought, what is told."""

import pytest

from tests.games.cosmos.base import rules
from tests.games.cosmos.fights import world_of
from warhost.games.cosmos.odds.armies import NoArmy, entries, read_entry, scene_of
from warhost.games.cosmos.odds.asking import HowLikely
from warhost.games.cosmos.odds.drawing import lines_of_odds, svg_of_odds
from warhost.games.cosmos.odds.trials import BattleOdds, odds_of
from warhost.games.cosmos.questions import advise
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def odds(first: str, second: str, place: str = "plains", trials: int = 120) -> BattleOdds:
    found = odds_of(rules(), (first, second), place, trials, Dice(bytes(32)))
    assert isinstance(found, BattleOdds), found
    return found


def refused(first: str, second: str, place: str = "plains", trials: int = 9) -> str:
    found = odds_of(rules(), (first, second), place, trials, Dice(bytes(32)))
    assert isinstance(found, list)
    return found[0].text


def test_armies_are_read_in_the_words_of_players() -> None:
    assert entries("200 Medium Infantry; knight,\n scout") == [
        "200 Medium Infantry", "knight", "scout",
    ]  # fmt: skip
    count, kind, words = read_entry(rules(), "200 Medium Infantry defend morale 20")
    assert (count, kind.id, words) == (
        200,
        "medium_infantry",
        ["tactics", "defend", "morale", "20"],
    )
    with pytest.raises(NoArmy, match="no unit type"):
        read_entry(rules(), "20 gnomes of war")
    with pytest.raises(NoArmy, match="one individual"):
        read_entry(rules(), "3 knight")


@pytest.mark.parametrize(
    ("place", "at"), [("hills", "5 5"), ("castle walls 2", "5 9001"), ("inside city", "9001 9001")]
)
def test_a_place_says_where_both_stand(place: str, at: str) -> None:
    scene, storming = scene_of(rules(), "9 spears", "9 spears", place)
    lines = [line for line in scene.splitlines() if line.startswith("unit")]
    assert " ".join(line.split("at ")[1].split()[0] for line in lines) == at
    assert bool(storming) is (place == "castle walls 2")


def test_more_of_the_same_win_and_equals_share() -> None:
    assert odds("300 spears", "100 spears").first == 120
    even = odds("150 spears", "150 spears", trials=400)
    assert abs(even.first - even.second) < 70
    assert even.first + even.second + even.neither == 400


def test_walls_and_numbers_turn_the_odds() -> None:
    places = ("plains", "castle walls 1", "castle walls 3")
    won = [odds("250 spears", "150 spears defend", place).first for place in places]
    assert won[0] == 120
    assert won[0] >= won[1] >= won[2]


def test_losses_are_a_distribution() -> None:
    found = odds("150 spears", "150 spears")
    for side in found.losses:
        assert sum(side.tenths) == found.trials
        low, middle, high = (number for _, number in side.at_most)
        assert low <= middle <= high <= side.individuals
        assert side.killed <= side.gone
    lines = list(lines_of_odds(found))
    assert lines[0].startswith("120 battles in plains")
    assert any("█" in line for line in lines)
    assert svg_of_odds(found).count("<rect") == 20


def test_at_sea_fleets_are_such_that_men_fight_as_on_land() -> None:
    even = odds("100 spears", "100 spears", "deep ocean")
    assert even.first + even.second > 0
    assert odds("200 mermen", "100 spears", "deep ocean").first > 100


def test_what_cannot_be_fought_is_refused_in_words() -> None:
    assert "no unit type" in refused("9 gnomes", "9 spears")
    assert "no terrain" in refused("9 spears", "9 spears", "cheese")
    assert "No battle begins" in refused("9 spears defend", "9 spears defend")
    assert "trials" in refused("9 spears", "9 spears", trials=0)
    assert "at least one unit" in refused("", "9 spears")


def test_a_nation_may_ask_and_is_answered_the_same_twice() -> None:
    view = view_of(world_of("unit 3101 GE spears at 123"), Seat("GE"))
    question = HowLikely("90 spears", "60 spears")
    assert advise(view, question) == advise(view, question)
    assert advise(view, question).odds.first > 150
    assert advise(view, HowLikely("nothing", "")).refusals
