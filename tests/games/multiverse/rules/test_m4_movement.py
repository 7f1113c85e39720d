"""M4 Movement and actions: points, occupancy, swaps, rest."""

import pytest

from tests.games.multiverse.scenes import build, play, refused
from tests.rule import rule


@rule("M4.1-2", "M4.1-3")
@pytest.mark.parametrize(
    ("land", "left"), [("grassland", 2), ("forest", 1), ("hills", 1), ("mountain", 1)]
)
def test_entering_a_hex_costs_what_its_terrain_says(land: str, left: int) -> None:
    played = play(f"red/1 pikeman at A10\nland A11 {land}", "move red/1 A11")
    assert played.unit("red/1").ap == left


@rule("M4.1-4")
@pytest.mark.parametrize(("points", "land"), [(0, "grassland"), (1, "forest"), (1, "mountain")])
def test_a_step_that_cannot_be_paid_is_refused(points: int, land: str) -> None:
    scene = f"red/1 pikeman at A10, {points} AP\nland A11 {land}"
    assert refused(scene, "move red/1 A11") == "M4.1-4"


@rule("M4.1-4")
def test_a_step_that_can_just_be_paid_is_allowed() -> None:
    played = play("red/1 pikeman at A10, 2 AP\nland A11 forest", "move red/1 A11")
    assert played.where("red/1") == "A11"


@rule("M2.2-3")
def test_nobody_walks_on_water() -> None:
    assert refused("red/1 pikeman at A10\nland A11 water", "move red/1 A11") == "M2.2-3"


@rule("M5.1-11")
def test_nobody_enters_an_unexplored_territory() -> None:
    assert refused("red/1 pikeman at A12", "move red/1 B17") == "M5.1-11"


@rule("M4.1-6")
def test_a_unit_is_activated_once_a_turn() -> None:
    scene = "red/1 pikeman at A10\nred/2 pikeman at A15"
    orders = ["move red/1 A11", "halt", "move red/2 A16"]
    assert refused(f"{scene}, done", "move red/2 A16") == "M4.2-4"
    assert play(scene, *orders).unit("red/1").done


@rule("M4.3-1")
def test_a_move_may_not_end_where_another_unit_stands() -> None:
    scene = "red/1 pikeman at A10\nred/2 pikeman at A11"
    assert refused(scene, "move red/1 A11") == "M4.3-1"


@rule("M4.3-5")
def test_own_units_may_be_passed() -> None:
    played = play("red/1 pikeman at A10\nred/2 pikeman at A11", "move red/1 A11 A12")
    assert played.where("red/1") == "A12"


@rule("M4.3-5")
@pytest.mark.parametrize("enemy", ["blue/1 pikeman at A11", "blue barracks at A11"])
def test_enemies_and_their_buildings_cannot_be_passed(enemy: str) -> None:
    assert refused(f"red/1 pikeman at A10\n{enemy}", "move red/1 A11 A12") == "M4.3-5"


@rule("M4.3-2", "M8.1-4")
@pytest.mark.parametrize(("one", "other"), [("builder", "pikeman"), ("pikeman", "builder")])
def test_a_builder_shares_a_hex_with_a_military_unit(one: str, other: str) -> None:
    played = play(f"red/1 {one} at A10\nred/2 {other} at A11", "move red/1 A11")
    assert played.where("red/1") == played.where("red/2") == "A11"


@rule("M4.3-3")
def test_two_builders_do_not_share_a_hex() -> None:
    scene = "red/1 builder at A10\nred/2 builder at A11"
    assert refused(scene, "move red/1 A11") == "M4.3-1"


@rule("M4.3-2")
def test_a_third_unit_finds_no_room() -> None:
    scene = "red/1 builder at A11\nred/2 pikeman at A11\nred/3 pikeman at A10"
    assert refused(scene, "move red/3 A11") == "M4.3-1"


@rule("M4.4-4")
def test_two_neighbours_swap_and_each_pays_for_the_others_hex() -> None:
    scene = "red/1 pikeman at A10\nred/2 swordsman at A11\nland A11 forest"
    played = play(scene, "swap red/1 red/2")
    assert (played.where("red/1"), played.where("red/2")) == ("A11", "A10")
    assert (played.unit("red/1").ap, played.unit("red/2").ap) == (1, 2)


@rule("M4.4-5")
@pytest.mark.parametrize("trouble", ["0 AP", "done"])
def test_a_swap_needs_points_and_an_open_activation_of_both(trouble: str) -> None:
    scene = f"red/1 pikeman at A10\nred/2 swordsman at A11, {trouble}"
    assert refused(scene, "swap red/1 red/2") == "M4.4-5"


@rule("M4.5-1", "M4.5-2", "M4.5-3")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (2, 0), (1, 0)])
def test_a_unit_that_did_nothing_loses_two_wounds_at_its_next_phase(wounds: int, left: int) -> None:
    scene = f"red/1 pikeman at A10, {wounds} wounds\nturn 4 red"
    played = play(scene, "finish", on=True)
    assert played.unit("red/1").rested
    healed = play(f"red/1 pikeman at A10, {wounds} wounds, rested\nturn 4 blue", "finish", on=True)
    assert healed.unit("red/1").wounds == wounds
    assert next_red_phase(f"red/1 pikeman at A10, {wounds} wounds, rested") == left


def next_red_phase(scene: str) -> int:
    """The wounds of red/1 when red acts again: both build nothing first."""
    return build(f"{scene}\nbuild 4").unit("red/1").wounds


@rule("M4.5-1")
def test_a_unit_that_moved_does_not_rest() -> None:
    scene = "red/1 pikeman at A10, 2 wounds\nturn 4 red"
    played = play(scene, "move red/1 A11", "finish", on=True)
    assert not played.unit("red/1").rested
