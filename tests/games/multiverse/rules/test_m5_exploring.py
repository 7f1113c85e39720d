"""M5 Exploration: territories are turned over."""

import pytest

from tests.games.multiverse.scenes import play, refused
from tests.rule import rule
from warhost.games.multiverse.board import SIDES
from warhost.games.multiverse.events.land import TerritoryTurned

FIRST = "greywater"


@rule("M5.1-1")
def test_a_neighbour_turns_a_territory_over_for_one_point() -> None:
    played = play("red/1 pikeman at A12", "explore red/1 B", dice=[1])
    played.expect("Pikeman red/1 explores B: Greywater.")
    assert played.unit("red/1").ap == 2


@rule("M5.1-1")
@pytest.mark.parametrize(
    ("where", "order"), [("A10", "B"), ("A12, 0 AP", "B"), ("A12", "E"), ("A12", "A")]
)
def test_it_has_to_stand_next_to_the_territory_and_pay(where: str, order: str) -> None:
    assert refused(f"red/1 pikeman at {where}", f"explore red/1 {order}") == "M5.1-1"


@rule("M4.3-4", "M4.3-6")
def test_a_builder_neither_blocks_an_exploration_nor_explores_from_a_shared_hex() -> None:
    scene = "red/1 pikeman at A12\nred/2 builder at A12"
    play(scene, "explore red/1 B", dice=[1]).expect("Pikeman red/1 explores B: Greywater.")
    assert refused(scene, "explore red/2 B") == "M4.3-4"


@rule("M4.2-5")
def test_who_has_explored_may_go_on() -> None:
    played = play("red/1 pikeman at A12", "explore red/1 B", "move red/1 A11", dice=[1])
    assert played.where("red/1") == "A11"


@rule("M5.1-3", "M5.1-4", "M5.1-5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_side_that_was_rolled_faces_the_explorer(face: int) -> None:
    played = play("red/1 pikeman at A12", "explore red/1 B", dice=[face])
    turned = next(e for e in played.events if isinstance(e, TerritoryTurned))
    board = played.world.table.board
    towards_explorer = board.side_towards(turned.place, played.unit("red/1").hex)
    assert SIDES[towards_explorer] == (-5, 2)
    assert (face - 1 + turned.sixths) % 6 == towards_explorer


@rule("M5.1-8")
def test_an_adventure_hex_gets_its_token() -> None:
    played = play("red/1 pikeman at A12", "explore red/1 B", dice=[4])
    assert list(played.world.table.tokens.values()) == [4]


@rule("M5.1-12", "M14.1-7")
def test_a_decoy_explores_like_a_unit_and_does_not_fight() -> None:
    scene = "red/1 decoy at A12"
    play(scene, "explore red/1 B", dice=[1]).expect("Decoy red/1 explores B: Greywater.")
    assert refused("red/1 decoy at A9\nblue barracks at A12", "attack red/1 A10") == "M4.4-1"
