"""T4.4 Where stands deploy."""

import pytest

from tests.games.triumph.base import Battle
from tests.rule import rule


def refused(order: str, scene: str = "red/1 HFT muster", seat: str = "red") -> list[str]:
    """The clauses that the last step of a deployment breaks."""
    advantaged = {"red": "blue", "blue": "red"}[seat]
    return Battle(f"{scene} \n set-up {advantaged} 0 rest").refused(seat, f"deploy {order}")


@rule("T4.4-1")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("10,8", []),
        ("10,8.02", []),
        ("10,8.03", ["T4.4-1"]),
        ("10,0.75", []),
        ("1,8", []),
        ("47,8", []),
        ("10,7 facing 90", []),
        ("10,7.02 facing 90", []),
        ("10,7.03 facing 90", ["T4.4-1"]),
        ("10,7.5 facing 45", ["T4.4-1"]),
    ],
)
def test_the_whole_footprint_lies_within_8_mu_of_the_base_edge(
    place: str, broken: list[str]
) -> None:
    assert refused(f"red/1 at {place}") == broken


@rule("T4.4-1")
def test_the_other_army_deploys_at_the_other_edge() -> None:
    scene = "blue/1 HFT muster"
    assert refused("blue/1 at 10,24 facing 180", scene, "blue") == []
    assert refused("blue/1 at 10,23.97 facing 180", scene, "blue") == ["T4.4-1"]
    assert refused("blue/1 at 10,8 facing 180", scene, "blue") == ["T4.4-1"]
    swapped = "red base north \n blue base south \n red/1 HFT muster"
    assert refused("red/1 at 10,24 facing 180", swapped) == []


@rule("T4.4-2", "T1.1-12")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("1,5", []),
        ("47,5", []),
        ("0.9,5", ["T4.4-1", "T1.1-12"]),
        ("47.1,5", ["T4.4-1", "T1.1-12"]),
        ("0,5 facing 270", []),
        ("0.7,5 facing 90", ["T4.4-1", "T1.1-12"]),
    ],
)
def test_there_is_no_margin_at_the_sides(place: str, broken: list[str]) -> None:
    assert refused(f"red/1 at {place}") == broken


@rule("T4.4-2")
@pytest.mark.parametrize(
    ("x", "broken"),
    [(17, []), (16.98, []), (16.97, ["T4.5-2"]), (31, []), (31.02, []), (31.03, ["T4.5-2"])],
)
def test_the_centre_third_is_16_to_32(x: float, broken: list[str]) -> None:
    battle = Battle("red/1 HFT muster \n red/2 SPR muster worth 16 core \n set-up blue 0 centre")
    assert battle.refused("red", f"deploy red/2 at 24,7; red/1 at {x},7") == broken


@rule("T4.4-7")
@pytest.mark.parametrize("facing", [0, 37.5, 90, 180, 359.99])
def test_stands_may_face_anywhere(facing: float) -> None:
    assert refused(f"red/1 at 10,5 facing {facing}") == []


@rule("T4.4-7")
@pytest.mark.parametrize(
    ("x", "broken"), [(12, []), (11.98, []), (11.97, ["T4.4-7", "T4.4-7"]), (10, ["T4.4-7"] * 2)]
)
def test_no_two_stands_overlap(x: float, broken: list[str]) -> None:
    pair = "red/1 HFT muster \n red/2 HFT muster"
    assert refused(f"red/1 at 10,5; red/2 at {x},5", pair) == broken


@rule("T4.4-7")
def test_stands_keep_clear_of_camps_and_of_those_already_there() -> None:
    standing = "red camp at 24,2 \n red/2 HFT at 10,5 \n red/1 HFT muster"
    assert refused("red/1 at 24,2.5", standing) == ["T4.4-7"]
    assert refused("red/1 at 24,2.75", standing) == []
    assert refused("red/1 at 11,5", standing) == ["T4.4-7"]


@rule("T4.4-7", "T4.3-9")
@pytest.mark.parametrize("kind", ["ART", "WWG"])
def test_artillery_and_wagons_do_not_deploy_in_difficult_terrain(kind: str) -> None:
    woods = "piece woods box 10,2 14,6"
    assert refused("red/1 at 12,6", f"{woods} \n red/1 {kind} muster") == ["T4.3-9"]
    assert refused("red/1 at 12,8", f"{woods} \n red/1 {kind} muster") == []
    assert refused("red/1 at 12,6", f"{woods} \n red/1 KNT muster") == []


@rule("T4.4-7", "T4.3-3", "T4.3-15")
@pytest.mark.parametrize("piece", ["piece coast west", "piece impassable box 0,0 4,8"])
def test_nobody_deploys_on_impassable_ground(piece: str) -> None:
    scene = f"{piece} \n red/1 SKM muster"
    assert refused("red/1 at 4,5", scene) == ["T4.3-3"]
    assert refused("red/1 at 4.98,5", scene) == []
