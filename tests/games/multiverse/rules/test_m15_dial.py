"""M15.4: the event dial."""

import pytest

from tests.games.multiverse.scenes import Played, play, refused
from tests.games.multiverse.scenes.dice import GivenDice
from tests.games.multiverse.scenes.reading import read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.dial.effects import turn_dial
from warhost.games.multiverse.events import apply
from warhost.games.multiverse.events.story import OrderChanged
from warhost.games.multiverse.turn.starting import begin_turn
from warhost.kernel.asks import Seat

BLUE = "turn 3 blue\nblue/1 bowman at G1\nopen B"
"""When blue is done, turn 4 begins. The adventure hex of tile B is B14, its number 10."""
ADVENTURE = "B14"


def next_turn(scene: str, *sections: str, dice: tuple[int, ...] = ()) -> Played:
    """From the end of turn 3 into turn 4; the dial turns to the second of its sections."""
    dial = ",".join(f'"{name}"' for name in ("still-air", *sections))
    return play(f'{BLUE}\nscenario {{"dial":[{dial}]}}\n{scene}', "finish", dice=dice, on=True)


def tokens(played: Played) -> list[str]:

    return [hex_name(hex_) for hex_ in played.world.table.tokens]


@rule("M15.4-2", "M3.1-1")
def test_the_dial_turns_one_section_before_revenue_and_begins_again_after_the_last() -> None:
    played = next_turn("", "market-day")
    told = played.told
    dial = told.index("The dial turns to 2: Market day.")
    assert dial < next(n for n, line in enumerate(told) if line.endswith("gold."))
    assert played.world.table.story.dial == 2
    played = play(f'{BLUE}\nscenario {{"dial":["still-air"]}}', "finish", on=True)
    played.expect("The dial turns to 1: Still air.")


@rule("M15.4-1", "M2.4-11", "M15.4-3")
def test_the_dial_stays_on_its_first_position_in_turn_one() -> None:

    world = read_scene('turn 1 red\nscenario {"dial":["market-day","still-air"]}')
    assert world.table.story.dial == 1
    assert list(turn_dial(world, GivenDice())) == []


@rule("M15.4-4")
def test_long_night_refreshes_every_explored_adventure_hex_that_is_free() -> None:
    assert ADVENTURE in tokens(next_turn("", "long-night"))
    taken = next_turn("red/1 pikeman at B14", "long-night")
    assert ADVENTURE not in tokens(taken)


@rule("M15.4-5", "M2.1-4")
@pytest.mark.parametrize(("face", "placed"), [(10, True), (9, False)])
def test_a_d10_brings_adventures_back_where_its_number_stands(face: int, placed: bool) -> None:
    played = next_turn("", "full-moon", dice=(face,))
    assert (ADVENTURE in tokens(played)) == placed


@rule("M15.4-6")
@pytest.mark.parametrize("thing", ["red barracks at B14", "road B14 1 4"])
@pytest.mark.parametrize(("section", "dice"), [("full-moon", (10,)), ("long-night", ())])
def test_no_token_on_a_building_or_a_road(thing: str, section: str, dice: tuple[int, ...]) -> None:
    assert ADVENTURE not in tokens(next_turn(thing, section, dice=dice))


@rule("M15.4-7")
def test_who_stands_where_a_token_falls_explores_at_once() -> None:
    played = next_turn("red/1 pikeman at B14\ncard tollgate", "full-moon", dice=(10,))
    played.expect("The dial rolls 10. Adventures wait in A14 and B14.")
    played.expect("Pikeman red/1 explores B14: The Tollgate Nobody Keeps.")
    assert played.gold("red") == 3


@rule("M15.4-7")
def test_several_owners_explore_in_player_order_and_nobody_has_to_run() -> None:
    scene = "red/1 pikeman at B14\nblue/2 pikeman at A14\ncard kuma"
    played = next_turn(scene, "full-moon", dice=(10,))
    lines = [line for line in played.told if "explores" in line]
    assert [line.split()[1] for line in lines] == ["red/1", "blue/2"]
    assert played.unit("red/1").wounds == 2
    assert (played.where("red/1"), played.unit("red/1").done) == ("B14", False)


@rule("M14.1-5", "M14.1-6")
def test_a_decoy_that_an_adventure_finds_is_unmasked() -> None:
    played = next_turn("red/1 decoy at B14", "full-moon", dice=(10,))
    played.expect("red/1 in B14 was a decoy.")
    assert ADVENTURE in tokens(played)


@rule("M15.4-8")
def test_an_adventure_hex_gets_no_second_token() -> None:
    played = next_turn("token B14", "full-moon", dice=(10,))
    assert tokens(played).count(ADVENTURE) == 1
    played.expect("The dial rolls 10. Adventures wait in A14.")


@rule("M15.4-9", "M2.5-5")
def test_loud_drums_change_the_first_player_for_one_turn() -> None:
    played = next_turn("red/1 pikeman at A1", "loud-drums")
    played.expect("blue plays first this turn.")
    assert played.world.table.turn.order == ("blue", "red")
    assert played.world.table.turn.usual == ("red", "blue")


@rule("M15.4-9")
def test_the_old_order_holds_again_in_the_turn_after() -> None:

    world = read_scene("")
    apply(world, OrderChanged((Seat("blue"), Seat("red")), (Seat("red"), Seat("blue"))))
    for event in begin_turn(world, GivenDice()):
        apply(world, event)
    assert world.table.turn.order == ("red", "blue")
    assert world.table.turn.usual == ()


@rule("M15.3-4", "M15.3-6")
@pytest.mark.parametrize(
    ("section", "dice", "goes"), [("market-day", (1,), "A6"), ("west-wind", (1, 1), "A9")]
)
def test_the_dial_moves_the_competition_and_says_which_way_a_die_means(
    section: str, dice: tuple[int, ...], goes: str
) -> None:
    scene = "encounter competition A10"
    played = next_turn(scene, section, dice=dice)
    played.expect(f"The Sharpshooters' competition rolls 1 and goes to {goes}.")
    next_turn(scene, "full-moon", dice=(1,)).never("Sharpshooters")


@rule("M24.3-8", "M15.4-10")
def test_the_dial_has_the_sections_that_the_books_name() -> None:
    effects = [effect for row in tables()["dial"].values() for effect in row.effects]
    assert {"refresh", "tokens", "first player", "competition"} <= set(effects)


@rule("M5.2-1")
def test_nobody_swaps_onto_an_adventure() -> None:
    scene = "red/1 pikeman at A10\nred/2 bowman at A11\ntoken A11"
    assert refused(scene, "swap red/1 red/2") == "M5.2-1"
