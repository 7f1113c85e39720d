"""M20: free for all, with treaties, gifts, trades and loans whose terms the program keeps."""

import pytest

from tests.games.multiverse.scenes import Played, play, refused, together
from tests.games.multiverse.scenes.reading import read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.diplomacy.dealing import collect_debts, who_deals
from warhost.games.multiverse.diplomacy.terms import at_peace, may_treat
from warhost.games.multiverse.events.diplomacy import OfferMade
from warhost.games.multiverse.events.turn import TurnBegun
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.orders.reply import Reply
from warhost.kernel.asks import Seat

THREE = 'mode three\nseats red blue green\nscenario {"diplomacy":true}'
RICH = "gold red 9\ngold blue 9\ngold green 9"
RED, BLUE = Seat("red"), Seat("blue")


def offered(deal: str, scene: str = "") -> Played:
    """Red has made an offer in turn 4."""
    return together(play(f"{THREE}\n{RICH}\ndeal 4\n{scene}"), red=f"deal {deal}")


def struck(deal: str, scene: str = "") -> Played:
    """And blue has accepted it."""
    return together(offered(deal, scene), blue="reply 1")


def no_deal(deal: str, scene: str = "") -> str:
    return refused(f"{THREE}\n{RICH}\ndeal 4\n{scene}", f"deal {deal}")


@rule("M20.1-1")
def test_the_order_is_clockwise_round_the_table() -> None:
    played = play(f"{THREE}\nred/1 bowman at A1\nblue/1 bowman at A3", "finish", "finish", on=True)
    acts = [line for line in played.told if line.endswith("acts.")]
    assert [line.split("(")[1].split(")")[0] for line in acts] == ["blue", "green"]


@rule("M20.1-2")
def test_without_open_diplomacy_there_are_no_deals() -> None:
    assert who_deals(read_scene("mode three\nseats red blue green").table) == ()
    assert who_deals(read_scene(THREE).table) == ("red", "blue", "green")
    assert who_deals(read_scene('scenario {"diplomacy":true}').table) == ()


@rule("M20.1-3")
@pytest.mark.parametrize(("scenario", "seats"), [("three-crowns", 3), ("four-crowns", 4)])
def test_it_is_offered_for_three_and_four(scenario: str, seats: int) -> None:
    row = tables()["scenario"][scenario]
    assert len(tables()["layout"][row.layout].cities) == seats
    assert row.diplomacy


@rule("M20.2-1", "M20.2-3", "M20.2-7")
def test_a_treaty_of_turn_four_covers_four_five_and_six() -> None:
    played = struck("blue peace")
    played.expect("red and blue keep the peace to the end of turn 6.")
    table = played.world.table
    held = []
    for turn in range(4, 11):
        GAME.apply(played.world, TurnBegun(turn))
        held.append((at_peace(table, RED, BLUE), may_treat(table, BLUE, RED)))
    assert held == [*[(True, False)] * 3, *[(False, False)] * 3, (False, True)]


@rule("M20.2-2", "M20.2-3")
@pytest.mark.parametrize(("made_in", "allowed"), [(2, False), (-1, False), (-2, True)])
def test_no_new_treaty_with_the_same_player_for_three_turns(made_in: int, allowed: bool) -> None:
    treaty = f"treaty red blue {made_in}"
    if allowed:
        offered("blue peace", treaty)
    else:
        assert no_deal("blue peace", treaty) == "M20.2-2"
        offered("green peace", treaty)


@rule("M20.2-5")
def test_gold_changes_hands_in_the_pause_too() -> None:
    played = struck("blue gives 2 asks 1", "treaty red blue 0")
    assert (played.gold("red"), played.gold("blue")) == (8, 10)


@rule("M20.2-4")
def test_gold_is_traded_at_once() -> None:
    played = struck("blue gives 3 asks 5")
    assert (played.gold("red"), played.gold("blue")) == (11, 7)


@rule("M20.2-4", "M20.2-5")
def test_a_loan_is_paid_back_by_the_program_when_it_is_due() -> None:
    world = struck("blue gives 5 repays 6 in 4").world
    assert (world.secrets[RED].gold, world.secrets[BLUE].gold) == (4, 14)
    GAME.apply(world, TurnBegun(7))
    assert list(collect_debts(world)) == []
    GAME.apply(world, TurnBegun(8))
    for event in collect_debts(world):
        GAME.apply(world, event)
    assert (world.secrets[RED].gold, world.secrets[BLUE].gold) == (10, 8)
    assert world.secrets[BLUE].bargains.debts == ()


@rule("M20.2-4")
def test_who_cannot_pay_owes_the_rest_to_the_next_turn() -> None:
    world = struck("blue gives 0 repays 12 in 1").world
    for turn in (5, 6):
        GAME.apply(world, TurnBegun(turn))
        for event in list(collect_debts(world)):
            GAME.apply(world, event)
        assert world.secrets[BLUE].gold == 0
        assert [debt.gold for debt in world.secrets[RED].bargains.debts] == [3]
    assert world.secrets[RED].gold == 18


@rule("M20.2-4")
@pytest.mark.parametrize(
    ("deal", "clause"),
    [
        ("blue gives 10", "M19.1-2"),
        ("red gives 1", "M20.2-4"),
        ("yellow gives 1", "M20.2-4"),
        ("blue repays 3", "M20.2-4"),
    ],
)
def test_offers_that_make_no_sense_are_refused(deal: str, clause: str) -> None:
    assert no_deal(deal) == clause


@rule("M20.2-4")
def test_what_cannot_be_kept_any_more_is_void() -> None:
    played = offered("blue asks 9; green gives 9 asks 1")
    done = together(played, blue="reply 1", green="reply 1")
    assert (done.gold("red"), done.gold("blue"), done.gold("green")) == (10, 0, 17)
    poor = together(offered("blue asks 10"), blue="reply 1")
    poor.expect("The offer of red to blue is off.")
    assert poor.gold("blue") == 9


@rule("M20.2-7")
def test_a_treaty_needs_the_agreement_of_both() -> None:
    played = together(offered("blue peace"))
    played.expect("The offer of red to blue is off.").never("keep the peace")
    assert played.world.table.treaties == ()


@rule("M20.2-7")
def test_nobody_accepts_what_was_not_offered() -> None:
    world = offered("green peace").world
    blue = next(ask for ask in GAME.asks(world) if ask.seat == "blue")
    offer = world.secrets[RED].bargains.offers[0]

    assert GAME.check(GAME.view(world, Seat("blue")), blue, Reply((offer,)))[0].clause == "M20.2-7"


@rule("M20.2-7")
def test_terms_are_known_to_the_parties_and_the_treaty_to_all() -> None:
    played = struck("blue peace gives 2: leave me the hills")
    made = next(event for event in played.events if isinstance(event, OfferMade))
    seen = {
        seat: GAME.seen(made, played.world, Seat(seat)) for seat in ("red", "blue", "green", "")
    }
    assert [seat for seat, event in seen.items() if event is not None] == ["red", "blue"]
    assert len(GAME.view(played.world, Seat("green")).table.treaties) == 1
    assert GAME.view(played.world, Seat("green")).secret.bargains.struck == ()


@rule("M20.2-7")
def test_everybody_is_asked_so_that_nobody_learns_who_got_an_offer() -> None:
    assert [ask.seat for ask in GAME.asks(offered("green peace").world)] == ["red", "blue", "green"]
    gift = offered("green gives 1")
    assert {ask.kind for ask in GAME.asks(gift.world)} == {"build"}


@rule("M20.2-6")
def test_free_words_are_recorded_and_not_enforced() -> None:
    world = struck("blue gives 1: you take the east").world
    for seat in (RED, BLUE):
        assert world.secrets[seat].bargains.struck[0].words == "you take the east"
    assert world.table.treaties == ()


TREATY = f"{THREE}\ntreaty red blue 3"


@rule("M20.2-6")
def test_the_program_enforces_the_peace() -> None:
    melee = f"{TREATY}\nred/1 pikeman at A10\nblue/1 pikeman at A11"
    assert refused(melee, "attack red/1 A11") == "M20.2-6"
    assert refused(f"{TREATY}\nred/1 pikeman at A10\nblue barracks at A11", "attack red/1 A11") == (
        "M20.2-6"
    )
    shot = f"{TREATY}\nred/1 bowman at A10\nblue/1 pikeman at A11"
    assert refused(shot, "shoot red/1 A11") == "M20.2-6"
    spell = f"{TREATY}\nhero red ysolt 3 3 ice-bolt\nred/1 ysolt at A10\nblue/1 pikeman at A11"
    assert refused(spell, "cast red/1 ice-bolt A11") == "M13.5-10"


@rule("M20.2-6")
def test_peace_is_kept_with_the_other_party_only_and_only_while_it_lasts() -> None:
    play(f"{TREATY}\nred/1 pikeman at A10\ngreen/1 pikeman at A11", "attack red/1 A11")
    over = f"{TREATY}\nturn 6 red\nred/1 pikeman at A10\nblue/1 pikeman at A11"
    play(over, "attack red/1 A11")
