"""M6 Sight and fog of war."""

import pytest

from tests.games.multiverse.scenes import play, refused
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.world import UnitId
from warhost.kernel.asks import Seat


def known(scene: str, unit: str = "blue/1") -> bool:
    """Whether a block of the scene lies face up."""
    return read_scene(scene).table.units[UnitId(unit)].face_up


@rule("M6.2-1", "M6.1-5")
@pytest.mark.parametrize(("hex_", "seen"), [("A9", True), ("A10", True), ("A11", False)])
def test_units_see_two_hexes_far(hex_: str, seen: bool) -> None:
    assert known(f"red/1 pikeman at A8\nblue/1 pikeman at {hex_}") == seen


@rule("M7.5-9", "M6.1-5")
@pytest.mark.parametrize(("hex_", "seen"), [("A10", True), ("A11", False)])
def test_buildings_see_like_units(hex_: str, seen: bool) -> None:
    assert known(f"red barracks at A8\nblue/1 pikeman at {hex_}") == seen


@rule("M6.2-2", "M6.2-3", "M6.2-7")
@pytest.mark.parametrize(
    ("viewer", "between", "seen"),
    [
        ("grassland", "grassland", True),
        ("grassland", "water", True),
        ("grassland", "forest", False),
        ("grassland", "hills", False),
        ("hills", "forest", True),
        ("mountain", "hills", True),
        ("mountain", "forest", True),
    ],
)
def test_higher_ground_between_blocks_the_view(viewer: str, between: str, seen: bool) -> None:
    land = f"land A8 {viewer} A9 {between}"
    assert known(f"red/1 pikeman at A8\nblue/1 pikeman at A10\n{land}") == seen


@rule("M6.2-4", "M6.2-5")
@pytest.mark.parametrize("land", ["forest", "hills", "mountain"])
def test_equal_heights_block_too(land: str) -> None:
    scene = f"red/1 pikeman at A8\nblue/1 pikeman at A10\nland A8 {land} A9 {land}"
    assert not known(scene)


@rule("M6.2-6", "M6.2-8")
@pytest.mark.parametrize(
    ("between", "behind", "seen"),
    [
        ("forest", "hills", True),
        ("forest", "mountain", True),
        ("forest", "grassland", False),
        ("hills", "mountain", False),
        ("hills", "hills", False),
    ],
)
def test_hills_and_mountains_rise_above_a_forest(between: str, behind: str, seen: bool) -> None:
    land = f"land A9 {between} A10 {behind}"
    assert known(f"red/1 pikeman at A8\nblue/1 pikeman at A10\n{land}") == seen


@rule("M6.2-9")
@pytest.mark.parametrize(
    ("land", "seen"),
    [("A11 hills", True), ("A15 hills", True), ("A11 hills A15 hills", False)],
)
def test_a_line_along_a_border_is_blocked_by_both_hexes_only(land: str, seen: bool) -> None:
    assert known(f"red/1 pikeman at A10\nblue/1 pikeman at A16\nland {land}") == seen


@rule("M6.2-10", "M6.2-13")
@pytest.mark.parametrize(("hex_", "seen"), [("A9", True), ("A10", False)])
def test_a_unit_in_a_forest_is_identified_from_the_next_hex_only(hex_: str, seen: bool) -> None:
    scene = f"red/1 pikeman at A8\nblue/1 pikeman at {hex_}\nland {hex_} forest"
    assert known(scene) == seen


@rule("M6.2-11", "M6.2-12")
@pytest.mark.parametrize(
    ("land", "seen"),
    [("A10 forest", True), ("A9 forest A10 forest", True), ("A9 hills", False)],
)
def test_scouts_see_through_and_into_forests_but_not_hills(land: str, seen: bool) -> None:
    assert known(f"red/1 scout at A8\nblue/1 pikeman at A10\nland {land}") == seen


@rule("M6.1-2", "M6.1-3", "M6.1-6")
def test_a_unit_that_passes_through_sight_is_shown_for_that_moment() -> None:
    played = play("red/1 horseman at A11\nblue/1 pikeman at A8", "move red/1 A10 A15")
    played.expect("""
        Horseman red/1 moves from A11 to A10.
        Horseman red/1 is identified in A10.
        Horseman red/1 moves from A10 to A15.
        red/1 is out of sight.
    """)


@rule("M6.1-1", "M6.1-4")
def test_a_hidden_block_shows_its_place_and_nothing_else() -> None:
    world = read_scene("red/1 pikeman at A8, 2 wounds\nblue/1 pikeman at A12")
    back = GAME.view(world, Seat("blue")).table.units[UnitId("red/1")]
    assert (back.hex, back.kind, back.wounds, back.ap) == (7, "", 0, 0)
    assert GAME.view(world, Seat("red")).table.units[UnitId("red/1")].wounds == 2


@rule("M6.1-2")
def test_an_identified_unit_is_open_to_all() -> None:
    world = read_scene("red/1 pikeman at A8\nblue/1 pikeman at A10")
    assert GAME.view(world, Seat("")).table.units[UnitId("red/1")].kind == "pikeman"


@rule("M14.1-6")
def test_an_identified_decoy_is_removed() -> None:
    scene = "red/1 pikeman at A8\nblue/1 decoy at A12"
    play(scene, "move red/1 A9 A10").expect("blue/1 in A12 was a decoy.")


@rule("M6.3-1", "M6.3-6")
def test_a_target_that_nobody_identified_cannot_be_shot_at() -> None:
    scene = "red/1 bowman at A8\nblue/1 pikeman at A10\nland A10 forest"
    assert refused(scene, "shoot red/1 A10") == "M6.3-6"
    play(f"{scene}\nred/2 pikeman at A5", "shoot red/1 A10")


@rule("M6.3-4")
@pytest.mark.parametrize("helper", ["scout at A13", "pikeman at A5"])
def test_a_scout_or_a_neighbour_identifies_the_target_for_an_archer(helper: str) -> None:
    scene = f"red/1 bowman at A8\nred/2 {helper}\nblue/1 horseman at A10\nland A10 forest"
    play(scene, "shoot red/1 A10").expect("Archer red/1 shoots at A10.")


@rule("M6.3-5")
def test_a_hill_on_the_line_forbids_the_shot() -> None:
    scene = (
        "red/1 bowman at A8\nred/2 pikeman at A5\nblue/1 bowman at A10\nland A9 hills A10 forest"
    )
    assert refused(scene, "shoot red/1 A10") == "M6.3-1"
