"""What leaves a match for one seat."""

import pytest

from tests.miniatures import BLUE, RED, started
from tests.miniatures.daggers import DAGGERS, Run, TurnEnded
from tests.miniatures.lanterns import LANTERNS, Sheet
from warhost.kernel.asks import SPECTATOR, Seat
from warhost.kernel.copies import broken_copy, seat_copy
from warhost.kernel.entries import Sealed
from warhost.kernel.journal import broken_link
from warhost.kernel.match import Match


def sealed_kinds(match: Match, seat: Seat) -> list[tuple[str, str]]:
    entries = [line.entry for line in seat_copy(match, seat).lines]
    return [(entry.seat, entry.kind) for entry in entries if isinstance(entry, Sealed)]


def test_secret_answers_stay_sealed_when_their_round_is_over() -> None:
    match = started(LANTERNS)
    match.submit(RED, 1, Sheet({"red1": 1}))
    match.submit(BLUE, 1, Sheet())
    assert sealed_kinds(match, RED) == [("blue", "sheet")]
    assert sealed_kinds(match, BLUE) == [("red", "sheet")]


def test_wishes_and_messages_to_others_are_sealed() -> None:
    match = started(DAGGERS)
    match.wish(RED, {"bold": True})
    match.say(RED, (BLUE,), "mind the dark")
    match.say(RED, (), "good luck to all")
    assert sealed_kinds(match, BLUE) == [("red", "wish")]
    assert sealed_kinds(match, SPECTATOR) == [("red", "wish"), ("red", "message")]
    assert sealed_kinds(match, RED) == []


def test_a_copy_keeps_the_chain_and_is_checked_at_the_end() -> None:
    match = started(LANTERNS)
    match.submit(RED, 1, Sheet({"red1": 1}))
    copy = seat_copy(match, BLUE)
    match.submit(BLUE, 1, Sheet())
    match.resign(RED)
    assert broken_link(copy.lines) is None
    assert broken_copy(copy.lines, match.lines) is None
    assert sealed_kinds(match, BLUE) == []


def test_a_copy_of_another_story_is_found() -> None:
    match, other = started(LANTERNS), started(LANTERNS)
    match.submit(RED, 1, Sheet({"red1": 1}))
    other.submit(RED, 1, Sheet({"red1": -1}))
    found = broken_copy(seat_copy(match, BLUE).lines, other.lines)
    assert found is not None
    assert found.line == len(other.lines)


@pytest.mark.parametrize(("seat", "sees"), [(RED, True), (BLUE, False), (SPECTATOR, False)])
def test_the_events_of_a_copy_are_those_the_seat_saw(seat: Seat, sees: bool) -> None:
    match = started(DAGGERS)
    match.submit(RED, 1, Run(1))
    copy = seat_copy(match, seat)
    last = match.terms.events_from(copy.happenings[-1].events)[-1]
    assert isinstance(last, TurnEnded)
    assert (last.drawn != (0,)) == sees
