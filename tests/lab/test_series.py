"""A series seats its players fairly."""

from msgspec.structs import replace

from warhost.kernel.asks import Seat
from warhost.lab.series import Series, fixture_of, name_of, players_apart

RED, BLUE = Seat("red"), Seat("blue")
SERIES = Series(
    game="triumph", pack="base", scenario="clash", seats=(RED, BLUE), players=("one", "other")
)


def test_players_change_seats_from_match_to_match() -> None:
    assert fixture_of(SERIES, 0).players == {RED: "one", BLUE: "other"}
    assert fixture_of(SERIES, 1).players == {RED: "other", BLUE: "one"}
    assert fixture_of(SERIES, 2).players == fixture_of(SERIES, 0).players


def test_the_first_player_is_found_even_if_both_have_one_name() -> None:
    twins = replace(SERIES, players=("one", "one"))
    assert [fixture_of(twins, number).seat_of_first for number in range(3)] == [RED, BLUE, RED]
    assert players_apart(twins.players) == ("one (1)", "one (2)")


def test_a_pair_of_matches_shares_its_dice_and_the_next_has_others() -> None:
    seeds = [fixture_of(SERIES, number).seed for number in range(4)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert fixture_of(replace(SERIES, seed="2"), 0).seed != seeds[0]


def test_more_matches_belong_to_the_same_series_and_other_players_do_not() -> None:
    assert name_of(replace(SERIES, matches=500)) == name_of(SERIES)
    assert name_of(replace(SERIES, players=("one", "third"))) != name_of(SERIES)
