"""Undo reaches back to the last new information."""

from tests.kernel.test_match import refused
from tests.miniatures import BLUE, RED, started
from tests.miniatures.daggers import DAGGERS, Brace, Run, Strike, Wait
from tests.miniatures.lanterns import LANTERNS, Sheet
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match
from warhost.kernel.replay import verify

NEW = "something new was learnt since, so that cannot be taken back"


def at_the_dark() -> Match:
    """Red has braced and run into the dark, where blue may strike."""
    match = started(DAGGERS)
    match.submit(RED, match.round, Brace())
    match.submit(RED, match.round, Run(max(match.view(RED).world.hands[RED])))
    assert match.asks()[0].kind == "strike"
    return match


def test_decisions_that_told_nothing_new_are_taken_back_one_by_one() -> None:
    match = at_the_dark()
    assert isinstance(match.undo(RED), Receipt)
    assert match.view(RED).world.braced
    assert isinstance(match.undo(RED), Receipt)
    assert not match.view(RED).world.braced
    assert refused(match.undo(RED)) == NEW


def test_another_seat_takes_nothing_of_it_back() -> None:
    assert refused(at_the_dark().undo(BLUE)) == NEW


def test_another_seats_answer_ends_the_reach() -> None:
    match = at_the_dark()
    match.submit(BLUE, match.round, Wait())
    assert refused(match.undo(RED)) == NEW


def test_a_roll_ends_the_reach() -> None:
    match = at_the_dark()
    card = match.view(BLUE).world.hands[BLUE][0]
    match.submit(BLUE, match.round, Strike(card))
    assert refused(match.undo(BLUE)) == NEW


def test_a_card_drawn_ends_the_reach() -> None:
    match = started(DAGGERS)
    match.submit(RED, match.round, Run(1))
    assert match.asks()[0].seat == BLUE
    assert refused(match.undo(RED)) == NEW


def test_an_answer_to_the_round_before_an_undo_is_stale() -> None:
    match = at_the_dark()
    number = match.round
    match.undo(RED)
    assert "is not open" in refused(match.submit(RED, number, Run(1)))


def test_while_others_are_waited_for_an_answer_is_replaced_not_taken_back() -> None:
    match = started(LANTERNS)
    match.submit(RED, 1, Sheet({"red1": 1}))
    assert refused(match.undo(RED)) == "there is no decision to take back"
    assert isinstance(match.submit(RED, 1, Sheet()), Receipt)


def test_a_journal_with_undone_decisions_verifies() -> None:
    match = at_the_dark()
    match.undo(RED)
    match.submit(RED, match.round, Run(2))
    assert verify(match.terms, match.lines, match.happenings) is None
