"""T4.4 Where the camp stands, and who guards it."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.setting_up import steps_begun
from tests.rule import rule
from warhost.games.triumph.setup.camp_places import camp_spans
from warhost.kernel.asks import Seat

PAIR = "red/1 SPR muster worth 16 general \n blue/1 SPR muster worth 16 general"


def camping(ground: str = "") -> Battle:
    """Red, without the advantage, places his camp first."""
    return Battle(f"{ground} \n {PAIR} \n set-up blue 0 camp", command=[4])


def refused(ground: str, order: str, seat: str = "red") -> list[str]:
    battle = camping(ground)
    if seat == "blue":
        battle.order("red", "camp at 24")
    return battle.refused(seat, order)


@rule("T4.4-2", "T4.4-3")
@pytest.mark.parametrize(
    ("x", "broken"),
    [(18, []), (17.98, []), (17.97, ["T4.4-3"]), (30, []), (30.02, []), (30.03, ["T4.4-3"])],
)
def test_the_whole_camp_lies_in_the_centre_third(x: float, broken: list[str]) -> None:
    assert refused("", f"camp at {x}") == broken
    assert refused("", f"camp at {x}", "blue") == broken


@rule("T4.4-3", "T4.4-4")
@pytest.mark.parametrize(("seat", "place"), [("red", (24, 2, 0)), ("blue", (24, 30, 180))])
def test_a_camp_lies_with_a_long_edge_on_its_base_edge(
    seat: str, place: tuple[float, float, float]
) -> None:
    battle = camping().order("red", "camp at 24").order("blue", "camp at 24")
    assert battle.world.table.camps[Seat(seat)].pose == pose(*place)


@rule("T4.4-3", "T4.5-1")
def test_a_camp_is_placed_before_any_troops_and_only_then() -> None:
    battle = camping()
    assert battle.refused("red", "deploy red/1 at 24,7") == ["T5-9"]
    assert battle.refused("red", "camp") == ["T4.5-1"]
    battle.order("red", "camp at 24").order("blue", "camp at 24")
    assert battle.asked() == [("red", "centre")]
    assert battle.refused("red", "camp at 20") == ["T5-9"]


@rule("T4.4-4")
@pytest.mark.parametrize("kind", ["woods", "village", "stream", "coast"])
@pytest.mark.parametrize(
    ("x", "broken"), [(22, []), (22.02, []), (22.03, ["T4.4-4"]), (28.5, ["T4.4-4"]), (29, [])]
)
def test_a_camp_lies_clear_of_difficult_and_impassable_ground(
    kind: str, x: float, broken: list[str]
) -> None:
    assert refused(f"piece {kind} box 24,1 27,6", f"camp at {x}") == broken


@rule("T4.4-4")
def test_a_camp_may_lie_on_open_pieces() -> None:
    ground = "piece gentle_hill box 16,0 24,6 \n piece ploughed_field box 24,0 32,6"
    assert refused(ground, "camp at 24") == []
    assert refused("piece woods box 22,2 26,6", "camp at 24") == []


@rule("T4.4-4")
def test_a_camp_lies_clear_of_stands_and_of_other_camps() -> None:
    assert refused("red/2 SKM at 24,1.5 \n blue/2 SKM at 4,4", "camp at 23") == ["T4.4-4"]
    assert refused("red/2 SKM at 24,1.5", "camp at 21") == []
    battle = Battle(f"{PAIR} \n red base north \n set-up blue 0 camp").order("red", "camp at 24")
    assert battle.refused("blue", "camp at 27") == ["T4.4-4"]
    assert battle.refused("blue", "camp at 28") == []


@rule("T4.4-5")
@pytest.mark.parametrize(
    ("x", "broken"),
    [(32.5, []), (33, ["T4.4-5"]), (14, ["T4.4-5"]), (24, ["T4.4-4"]), (13, ["T4.4-5"])],
)
def test_without_room_in_the_centre_the_nearest_place_is_taken(x: float, broken: list[str]) -> None:
    assert refused("piece woods box 16,0 30.5,6", f"camp at {x}") == broken


@rule("T4.4-5")
def test_of_two_places_equally_near_the_owner_chooses() -> None:
    ground = "piece marsh box 15,0 33,6"
    assert refused(ground, "camp at 13") == refused(ground, "camp at 35") == []
    assert refused(ground, "camp at 12.9") == refused(ground, "camp at 35.1") == ["T4.4-5"]
    table = camping(ground).world.table
    assert camp_spans(table, Seat("red")) == ((13000, 13000), (35000, 35000))


@rule("T4.4-6", "T4.4-11")
def test_the_garrison_comes_with_the_camp_and_stays_there() -> None:
    guard = "red camp muster garrison 2 \n red/2 SPR set aside core"
    battle = camping(guard).order("red", "camp at 24").order("blue", "camp at 24")
    camp = battle.world.table.camps[Seat("red")]
    assert (camp.place, camp.garrison) == ("table", "red/2")
    assert battle.refused("red", "deploy red/1 at 24,7; red/2 at 20,7") == ["T4.5-3"]
    battle.order("red", "deploy red/1 at 24,7").order("blue", "deploy blue/1 at 24,25")
    assert steps_begun(battle)[-1] == "movement"
    assert (battle.stand("red/2").place, battle.stand("red/2").pose) == ("set aside", None)
