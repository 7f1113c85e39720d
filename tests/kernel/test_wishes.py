"""Standing wishes answer for a seat that does not."""

from tests.kernel.test_match import refused
from tests.miniatures import BLUE, RED, started
from tests.miniatures.daggers import DAGGERS, Run
from tests.miniatures.lanterns import LANTERNS, Sheet
from tests.rule import rule
from warhost.kernel.entries import Absence, Habit
from warhost.kernel.journal import Receipt
from warhost.kernel.replay import verify
from warhost.kernel.standing import BY_ITSELF, DRAFT


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


def test_what_was_handed_in_counts_when_the_round_is_closed() -> None:
    match = started(LANTERNS)
    for moves in ({}, {"blue1": 1}):
        assert isinstance(match.draft(BLUE, 1, Sheet(moves), at=7), Receipt)
    match.submit(RED, 1, Sheet())
    assert [ask.seat for ask in match.asks()] == [BLUE], "blue is not done"
    match.close_round()
    (absent,) = (line.entry for line in match.lines if isinstance(line.entry, Absence))
    assert b'"blue1":1' in bytes(absent.order)
    assert verify(match.terms, match.lines, match.happenings) is None


def test_what_was_handed_in_for_another_round_counts_no_more() -> None:
    match = started(LANTERNS)
    match.draft(BLUE, 1, Sheet({"blue1": 1}))
    match.submit(BLUE, 1, Sheet())
    match.submit(RED, 1, Sheet())
    match.close_round()
    absent = [line.entry for line in match.lines if isinstance(line.entry, Absence)]
    assert all(b'"blue1"' not in bytes(entry.order) for entry in absent)


def test_a_new_wish_loses_nothing_that_was_handed_in() -> None:
    match = started(LANTERNS)
    match.draft(BLUE, 1, Sheet({"blue1": 1}))
    match.wish(BLUE, {BY_ITSELF: []})
    match.close_round()
    absent = [line.entry for line in match.lines if isinstance(line.entry, Absence)]
    assert any(b'"blue1":1' in bytes(entry.order) for entry in absent)


def test_only_what_could_be_answered_is_handed_in() -> None:
    match = started(LANTERNS)
    assert refused(match.draft(BLUE, 2, Sheet())) == "round 2 is not open, the open one is 1"
    match.wish(BLUE, {DRAFT: {"round": 1, "order": ["nonsense"]}})
    match.close_round()
    assert match.round == 2


def test_nobody_is_closed_out_of_a_match_that_waits_for_nobody() -> None:
    match = started(LANTERNS)
    match.resign(RED)
    assert refused(match.close_round()) == "nobody is waited for"
