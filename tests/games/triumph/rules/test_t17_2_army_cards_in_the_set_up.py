"""T17.2 Cards of the army that are used in the set-up: ambush, pack train, wagon, defences."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.rule import rule
from warhost.kernel.asks import Seat

WOODS = "piece woods box 10,10 16,18"


def lurking(place: str, more: str = "", kind: str = "SKM") -> list[str]:
    """The clauses that an ambush breaks."""
    scene = f"red card AM \n {WOODS} \n {more} \n red/1 {kind} muster \n set-up blue 0 rest"
    return Battle(scene).refused("red", f"deploy red/1 at {place}")


@rule("T17.2-1")
@pytest.mark.parametrize(
    ("place", "kind", "broken"),
    [
        ("12,14", "SKM", []),
        ("9.1,14", "SKM", []),
        ("8.9,14", "SKM", ["T17.2-1"]),
        ("20,14", "SKM", ["T17.2-1"]),
        ("12,14", "HFT", ["T4.4-1"]),
        ("12,14", "BAD", ["T4.4-1"]),
    ],
)
def test_open_order_foot_lies_partly_in_difficult_terrain(
    place: str, kind: str, broken: list[str]
) -> None:
    assert lurking(place, kind=kind) == broken


@rule("T17.2-1")
@pytest.mark.parametrize(("y", "broken"), [(24, []), (24.02, []), (24.03, ["T17.2-1"])])
def test_an_ambush_keeps_8_mu_from_the_enemys_base_edge(y: float, broken: list[str]) -> None:
    assert lurking(f"30,{y}", "piece marsh box 28,18 32,30") == broken


@rule("T17.2-2")
@pytest.mark.parametrize(
    ("y", "broken"), [(16.1, ["T17.2-2"]), (17.02, ["T17.2-2"]), (17.03, []), (18, [])]
)
def test_ambushers_stand_more_than_2_mu_from_all_enemies(y: float, broken: list[str]) -> None:
    enemy = f"blue/1 SPR at 12,{y} facing 180"
    assert lurking("12,15", enemy) == broken


@rule("T17.2-2")
@pytest.mark.parametrize(
    ("places", "broken"),
    [
        (("11,12", "13,12", "22,12"), []),
        (("11,12", "13,12", "15,12"), ["T17.2-2"]),
        (("11,12", "13,12", "15,7"), []),
    ],
)
def test_at_most_two_ambushers_to_a_piece(places: tuple[str, ...], broken: list[str]) -> None:
    army = "\n".join(f"red/{n} SKM muster" for n in (1, 2, 3))
    scene = f"red card AM \n {WOODS} \n piece marsh box 20,10 26,16 \n {army} \n set-up blue 0 rest"
    order = "; ".join(f"red/{n} at {place}" for n, place in enumerate(places, start=1))
    assert Battle(scene).refused("red", f"deploy {order}") == broken


@rule("T17.2-3")
@pytest.mark.parametrize("advantaged", ["red", "blue"])
def test_ambushers_are_placed_in_the_owners_last_step(advantaged: str) -> None:
    scene = "red card AM \n piece woods box 18,10 24,18 \n red/1 SKM muster \n blue/9 SPR muster"
    again = " again" if advantaged == "red" else ""
    centre = Battle(f"{scene} \n set-up {advantaged} 0 centre{again}")
    assert "T4.4-1" in centre.refused("red", "deploy red/1 at 20,14")
    rest = Battle(f"{scene} \n set-up {advantaged} 0 rest{again}")
    assert rest.refused("red", "deploy red/1 at 20,14") == []


PAIR = "red/1 SPR muster worth 16 \n blue/1 SPR muster worth 16"


def wagon(place: str, more: str = "") -> list[str]:
    scene = f"red wagon muster \n {more} \n {PAIR} \n set-up blue 0 camp"
    return Battle(scene).refused("red", f"camp at {place}")


@rule("T17.2-9")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("24,8", []),
        ("24,8.02", []),
        ("24,8.03", ["T17.2-9"]),
        ("24,2", []),
        ("24,1.9", ["T17.2-9"]),
        ("18,5", []),
        ("17.97,5", ["T17.2-9"]),
        ("30,5", []),
        ("30.03,5", ["T17.2-9"]),
    ],
)
def test_a_wagon_stands_in_the_centre_within_8_mu(place: str, broken: list[str]) -> None:
    assert wagon(place) == broken


@rule("T17.2-9", "T4.4-4")
def test_a_wagon_stands_clear_of_rough_ground_when_the_camp_would_be_placed() -> None:
    assert wagon("24,6", "piece woods box 20,5 28,10") == ["T4.4-4"]
    battle = Battle(f"red wagon muster \n {PAIR} \n set-up blue 0 camp")
    assert battle.order("red", "camp at 24,6").asked() == [("blue", "camp")]
    assert battle.world.table.camps[Seat("red")].pose == pose(24, 6)


@rule("T17.2-9")
def test_a_wagon_is_parallel_to_its_base_edge() -> None:
    scene = f"blue wagon muster \n {PAIR} \n set-up red 0 camp"
    battle = Battle(scene).order("blue", "camp at 24,26")
    assert battle.world.table.camps[Seat("blue")].pose == pose(24, 26, 180)


def obstacles(places: str, more: str = "", bought: int = 6) -> list[str]:
    scene = f"red card PD {bought} \n {more} \n {PAIR} \n set-up blue 0 camp"
    return Battle(scene).refused("red", f"camp at 24 defences {places}")


@rule("T17.2-14")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("24,11.5", []),
        ("24,11.52", []),
        ("24,11.53", ["T17.2-14"]),
        ("17,10", []),
        ("16.97,10", ["T17.2-14"]),
        ("31.03,10", ["T17.2-14"]),
        ("24,11 turn 90", []),
        ("24,11.03 turn 90", ["T17.2-14"]),
        ("24,1", ["T17.2-14"]),
    ],
)
def test_obstacles_lie_in_the_centre_within_12_mu_and_off_the_camp(
    place: str, broken: list[str]
) -> None:
    assert obstacles(place) == broken


@rule("T17.2-14")
@pytest.mark.parametrize(
    ("kind", "broken"), [("marsh", ["T17.2-14"]), ("coast", ["T17.2-14"]), ("gentle_hill", [])]
)
def test_obstacles_lie_in_open_terrain(kind: str, broken: list[str]) -> None:
    assert obstacles("24,10", f"piece {kind} box 22,8 26,12") == broken


@rule("T17.2-14", "T17.2-15")
@pytest.mark.parametrize(
    ("places", "broken"),
    [
        ("20,10; 22,10", []),
        ("20,10; 26,10", []),
        ("20,10; 25.97,10", ["T17.2-15"]),
        ("20,10; 23,10", ["T17.2-15"]),
        ("20,10; 21,10", ["T17.2-15"]),
        ("20,10; 22,10; 28,10", []),
        ("20,10; 22,10; 27,10", ["T17.2-15"]),
    ],
)
def test_obstacles_touch_end_to_end_or_leave_gaps_of_4_mu(places: str, broken: list[str]) -> None:
    assert obstacles(places) == broken
    assert "T17.2-15" in obstacles(places, bought=1)
