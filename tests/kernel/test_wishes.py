"""Standing wishes answer for a seat that does not."""

from tests.kernel.test_match import refused
from tests.miniatures import BLUE, RED, started
from tests.miniatures.daggers import DAGGERS, Run
from tests.miniatures.lanterns import LANTERNS, Sheet
from tests.rule import rule
from warhost.kernel.entries import Absence, Habit
from warhost.kernel.replay import verify
from warhost.kernel.standing import BY_ITSELF


@rule("T20-2")
def test_a_turn_goes_through_without_waiting_for_the_other_seats_wish() -> None:
    match = started(DAGGERS)
    match.wish(BLUE, {BY_ITSELF: ["strike"], "bold": True})
    match.submit(RED, match.round, Run(max(match.view(RED).world.hands[RED])))
    assert [ask.kind for ask in match.asks()] == ["run"]
    assert [line.entry.kind for line in match.lines if isinstance(line.entry, Habit)] == ["strike"]
    assert verify(match.terms, match.lines, match.happenings) is None


def test_a_wish_for_other_questions_answers_nothing() -> None:
    match = started(DAGGERS)
    match.wish(BLUE, {BY_ITSELF: ["run"]})
    match.submit(RED, match.round, Run(max(match.view(RED).world.hands[RED])))
    assert [ask.kind for ask in match.asks()] == ["strike"]


def test_a_closed_round_takes_the_fallback_of_the_absent() -> None:
    match = started(LANTERNS)
    match.wish(BLUE, {"advance": True})
    match.submit(RED, 1, Sheet())
    match.close_round()
    absent = [line.entry for line in match.lines if isinstance(line.entry, Absence)]
    assert [entry.seat for entry in absent] == [BLUE]
    assert b'"blue1":1' in bytes(absent[0].order)
    assert match.round == 2


def test_nobody_is_closed_out_of_a_match_that_waits_for_nobody() -> None:
    match = started(LANTERNS)
    match.resign(RED)
    assert refused(match.close_round()) == "nobody is waited for"
