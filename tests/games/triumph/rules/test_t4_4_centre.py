"""T4.4 The centre must hold: who counts there, and how much is wanted."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.rule import rule
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.setup.centre import centre_minimum
from warhost.games.triumph.world import World


def refused(army: str, order: str, more: str = "") -> list[str]:
    """The clauses that red's deployment of the centre breaks."""
    scene = f"{army} \n {more} \n set-up blue 0 centre"
    return Battle(scene).refused("red", f"deploy {order}")


def row(*numbers: int) -> str:
    """These stands side by side from x 17 on."""
    return "; ".join(f"red/{n} at {17 + 2 * place},7" for place, n in enumerate(numbers))


SPEARS = "\n".join(f"red/{n} SPR muster core" for n in range(1, 6))


@rule("T4.4-8", "T4.4-9")
def test_16_points_hold_the_centre() -> None:
    assert refused(SPEARS, row(1, 2, 3, 4)) == []
    assert refused(SPEARS, row(1, 2, 3)) == ["T4.4-9"]
    assert refused(SPEARS, row(1, 2, 3, 4, 5)) == []


@rule("T4.4-9")
def test_half_points_count_exactly() -> None:
    cheap = SPEARS.replace("red/4 SPR muster core", "red/4 SPR muster core worth 3.5")
    assert refused(cheap, row(1, 2, 3, 4)) == ["T4.4-9"]
    assert refused(cheap, row(1, 2, 3, 5)) == []


@rule("T4.4-9")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("17,7", []),
        ("16.9,7", ["T4.5-2", "T4.4-9"]),
        ("16.5,7 facing 90", []),
        ("15.9,7 facing 90", ["T4.5-2", "T4.4-9"]),
    ],
)
def test_the_whole_front_edge_lies_in_the_centre(place: str, broken: list[str]) -> None:
    army = "\n".join(SPEARS.splitlines()[:4])
    rest = "; ".join(f"red/{n} at {20 + 2 * n},7" for n in (2, 3, 4))
    assert refused(army, f"red/1 at {place}; {rest}") == broken


@rule("T4.4-9")
def test_an_army_of_fewer_points_is_in_the_centre_with_all_it_has() -> None:
    army = "\n".join(SPEARS.splitlines()[:3])
    assert refused(army, row(1, 2, 3)) == []
    assert refused(army, row(1, 2)) == ["T4.4-9"]


@rule("T4.4-9", "T18.3-7")
def test_the_introductory_game_wants_8_points() -> None:
    scene = read_scene(f"{SPEARS} \n set-up blue 0 centre", rules(format_id="introductory"))
    assert isinstance(scene, World)
    assert centre_minimum(scene.table, list(scene.table.stands.values())) == 16


MIXED = """
    red/1 SPR muster core
    red/2 SPR muster core
    red/3 SKM muster core
    red/4 ARC muster
    red/5 SKM muster worth 4
    red/6 KNT muster
"""


@rule("T4.4-8", "T4.4-10")
@pytest.mark.parametrize(
    ("placed", "broken"),
    [
        ((1, 2, 3, 4, 5), []),
        ((1, 2, 4, 5, 6), ["T4.4-9"]),
        ((1, 3, 4, 5, 6), ["T4.4-9"]),
        ((1, 2, 3, 5, 6), ["T4.4-9"]),
        ((1, 2, 3, 4, 6), ["T4.4-9"]),
        ((1, 2, 3, 4, 5, 6), []),
    ],
)
def test_a_lower_class_counts_only_when_the_higher_ones_are_all_there(
    placed: tuple[int, ...], broken: list[str]
) -> None:
    assert refused(MIXED, row(*placed)) == broken


@rule("T4.4-10")
def test_battle_line_skirmishers_come_before_other_foot_and_foot_before_riders() -> None:
    riders = "red/1 KNT muster worth 16 \n red/2 LFT muster \n red/3 SKM muster core"
    assert refused(riders, row(1)) == ["T4.4-9"]
    assert refused(riders, row(1, 2)) == ["T4.4-9"]
    assert refused(riders, row(1, 3)) == ["T4.4-9"]
    assert refused(riders, row(1, 2, 3)) == []


@rule("T4.4-10")
def test_battle_line_riders_are_battle_line() -> None:
    riders = "red/1 KNT muster worth 16 core \n red/2 SPR muster"
    assert refused(riders, row(1)) == []
    assert refused(riders, row(2)) == ["T4.4-9"]


@rule("T4.4-10")
@pytest.mark.parametrize("kind", ["ART", "WWG"])
@pytest.mark.parametrize(
    ("ground", "broken"),
    [
        ("", ["T4.4-9"]),
        ("piece woods box 30,6 36,12", []),
        ("piece woods box 32,6 36,12", ["T4.4-9"]),
        ("piece woods box 24,8 30,12", ["T4.4-9"]),
        ("piece gentle_hill box 24,4 30,8", ["T4.4-9"]),
    ],
)
def test_artillery_and_wagons_are_passed_over_in_a_rough_centre(
    kind: str, ground: str, broken: list[str]
) -> None:
    army = f"red/1 {kind} muster core worth 16 \n red/2 SPR muster core worth 16"
    lower = "red/3 KNT muster worth 16"
    assert refused(f"{army} \n {lower}", row(2), ground) == []
    guns = f"red/1 {kind} muster core \n red/2 SPR muster \n red/3 SPR muster worth 12"
    assert refused(guns, row(2, 3), ground) == broken


@rule("T4.4-11")
def test_who_is_elsewhere_is_not_missed_in_the_centre() -> None:
    three, four = SPEARS.splitlines()[:3], SPEARS.splitlines()[:4]
    assert refused("\n".join(four), row(1, 2, 3)) == ["T4.4-9"]
    assert refused("\n".join(four), row(1, 2, 3), "red flank left 4") == []
    guard = "red camp at 24,2 garrison 4 \n red/4 SPR set aside core"
    assert refused("\n".join(three), row(1, 2, 3), guard) == []
    assert refused("\n".join(three), row(1, 2, 3), "red/4 ARC set aside core cards SB") == []
