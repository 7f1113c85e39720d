"""How a match goes: the same in play and replay, in a twin, in any order of arrival, after undo."""

import itertools

import msgspec
import pytest
from msgspec.structs import replace

from tests.conformance.subjects import SUBJECTS, Step, fresh, given, walked, world_of
from warhost.kernel.entries import Round
from warhost.kernel.journal import Happening, Line, Receipt
from warhost.kernel.match import Match
from warhost.kernel.replay import replay, resume, verify

pytestmark = pytest.mark.parametrize("name", [subject.name for subject in SUBJECTS])


def test_a_replay_equals_the_match(name: str) -> None:
    match = walked(name).match
    course = replay(match.terms, match.lines)
    assert course.lines == match.lines
    assert course.happenings == match.happenings
    assert verify(match.terms, match.lines, match.happenings, match.head) is None


def test_a_twin_loaded_anew_before_every_decision_never_differs(name: str) -> None:
    walk = walked(name)
    twin, subject = fresh(walk.subject), walk.subject
    for step in walk.steps:
        kept = msgspec.json.encode(subject.game.dump(world_of(twin)))
        world = subject.game.load(subject.setting, msgspec.json.decode(kept))
        assert world == step.world
        assert twin.standing.position is not None
        twin.standing = replace(
            twin.standing, position=replace(twin.standing.position, world=world)
        )
        given(twin, step)
    assert twin.lines == walk.match.lines


def test_a_match_taken_up_from_its_files_goes_on_the_same(name: str) -> None:
    walk = walked(name)
    match = fresh(walk.subject)
    for place, step in enumerate(walk.steps):
        if place % 10 == 5:
            match = taken_up(match)
        given(match, step)
    assert match.lines == walk.match.lines


def taken_up(match: Match) -> Match:
    """The match as its files give it back."""
    lines = msgspec.json.decode(msgspec.json.encode(match.lines), type=list[Line])
    happenings = msgspec.json.decode(msgspec.json.encode(match.happenings), type=list[Happening])
    return resume(match.terms, lines, happenings, lambda _: None)


def test_playing_on_never_changes_a_world_that_was_copied(name: str) -> None:
    walk = walked(name)
    game = walk.subject.game
    before = [msgspec.json.encode(game.dump(step.world)) for step in walk.steps]
    match = fresh(walk.subject)
    copies = []
    for step in walk.steps:
        copies.append(game.copy(world_of(match)))
        given(match, step)
    assert [msgspec.json.encode(game.dump(copy)) for copy in copies] == before


def test_an_ended_match_asks_nothing_and_takes_nothing(name: str) -> None:
    walk = walked(name)
    match = fresh(walk.subject)
    for seat in walk.subject.setting.seats:
        match.offer(seat)
    assert match.verdict is not None
    assert match.asks() == ()
    assert not isinstance(match.submit(walk.steps[0].ask.seat, 1, walk.steps[0].order), Receipt)


def test_the_order_of_arrival_changes_nothing(name: str) -> None:
    walk = walked(name)
    match = fresh(walk.subject)
    for _, steps in itertools.groupby(walk.steps, key=lambda step: step.round):
        for step in reversed(list(steps)):
            given(match, step)
    assert rounds(match) == rounds(walk.match)


def rounds(match: Match) -> list[Round]:
    """What was resolved."""
    return [line.entry for line in match.lines if isinstance(line.entry, Round)]


def test_undone_as_far_as_it_goes_and_played_again_nothing_differs(name: str) -> None:
    walk = walked(name)
    match = fresh(walk.subject)
    for place, step in enumerate(walk.steps):
        given(match, step)
        if match.round == step.round:
            continue
        after = match.standing.position
        back = undone(match, step)
        assert world_of(match) == walk.steps[place - back + 1].world if back else after
        for again in walk.steps[place - back + 1 : place + 1]:
            given(match, again)
        assert match.standing.position is not None
        assert after is not None
        assert match.standing.position.world == after.world
        assert match.standing.position.digest == after.digest


def undone(match: Match, step: Step) -> int:
    """How many decisions the seat could take back."""
    return len(
        list(
            itertools.takewhile(
                lambda _: isinstance(match.undo(step.ask.seat), Receipt), itertools.count()
            )
        )
    )


def test_a_round_closed_without_waiting_goes_on(name: str) -> None:
    match = fresh(walked(name).subject)
    for _ in range(5):
        if match.asks():
            assert isinstance(match.close_round(), Receipt)
    assert verify(match.terms, match.lines, match.happenings) is None


def test_a_seat_may_give_up(name: str) -> None:
    """With more than two sides the others may go on without it."""
    walk = walked(name)
    for seat in walk.subject.setting.seats:
        match = fresh(walk.subject)
        assert isinstance(match.resign(seat), Receipt)
        if match.verdict is None:
            assert seat not in {ask.seat for ask in match.asks()}
        else:
            assert seat not in match.verdict.winners
