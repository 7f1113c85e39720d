"""Journals that are not what they claim to be."""

import functools
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from tests.conformance.subjects import chance
from tests.miniatures import SEED, setting_of, started
from tests.miniatures.daggers import DAGGERS
from tests.rule import rule
from warhost.kernel.asks import Seat
from warhost.kernel.digests import canonical
from warhost.kernel.entries import Close, Decision, Offer, Round
from warhost.kernel.game import Game
from warhost.kernel.journal import NO_HEAD, Break, Line, Receipt, broken_link, linked
from warhost.kernel.match import Match
from warhost.kernel.replay import verify
from warhost.kernel.terms import Terms


@functools.cache
def finished() -> Match:
    """A match of daggers played by chance to its end."""
    match = started(DAGGERS)
    while match.asks():
        ask = match.asks()[0]
        match.submit(ask.seat, match.round, sampled(DAGGERS, match))
    return match


def sampled(game: Game, match: Match) -> object:
    """An answer of chance to the first open question."""
    ask = match.asks()[0]
    return game.sample(match.view(ask.seat), ask, chance(match.round))


def found_in(lines: Sequence[Line], *receipts: Receipt) -> Break | None:
    """What the check of a journal finds."""
    match = finished()
    return verify(match.terms, lines, match.happenings, *receipts)


def relinked(lines: Sequence[Line]) -> list[Line]:
    """A forger's journal: every hash is made to fit again."""
    found: list[Line] = []
    for number, line in enumerate(lines, start=1):
        head = found[-1].hash if found else NO_HEAD
        found.append(linked(head, number, line.entry, finished().terms.keys))
    return found


def places_of(kind: type) -> list[int]:
    """Where lines of a kind stand in the finished journal."""
    return [n for n, line in enumerate(finished().lines) if isinstance(line.entry, kind)]


@rule("T20-7")
def test_a_finished_match_verifies() -> None:
    assert found_in(finished().lines, finished().head) is None


@rule("T20-4")
@pytest.mark.parametrize("place", range(0, 20, 3))
def test_a_line_left_out_is_named(place: int) -> None:
    lines = [*finished().lines[:place], *finished().lines[place + 1 :]]
    assert broken_link(lines) == Break(
        place + 1, f"line {place + 2} stands where line {place + 1} belongs"
    )


@given(some.data())
def test_two_lines_that_change_places_are_named(data: some.DataObject) -> None:
    lines = list(finished().lines)
    one, other = sorted(
        data.draw(some.lists(some.integers(0, len(lines) - 1), min_size=2, max_size=2, unique=True))
    )
    lines[one], lines[other] = lines[other], lines[one]
    found = found_in(lines)
    assert found is not None
    assert found.line == one + 1


@rule("T20-4")
def test_another_answer_is_named_by_the_round_it_changes() -> None:
    lines = list(finished().lines)
    place = places_of(Decision)[0]
    changed = replace(lines[place].entry, order=msgspec.Raw(canonical({"type": "brace"})))
    lines[place] = replace(lines[place], entry=changed)
    assert broken_link(lines) == Break(
        place + 1, "its hash does not fit its content and the line before"
    )
    found = found_in(relinked(lines))
    assert found is not None
    assert found.line == place + 2
    assert "played again, round 1 has other events" in found.why


def test_an_answer_that_the_rules_forbid_is_named() -> None:
    lines = list(finished().lines)
    place = places_of(Decision)[1]
    changed = replace(lines[place].entry, order=msgspec.Raw(b'{"card":9,"type":"run"}'))
    lines[place] = replace(lines[place], entry=changed)
    found = found_in(relinked(lines))
    assert found is not None
    assert found.line == place + 1
    assert found.why.startswith("not allowed: that is not in your hand")


def test_an_answer_that_is_no_order_is_named() -> None:
    lines = list(finished().lines)
    place = places_of(Decision)[1]
    lines[place] = replace(
        lines[place], entry=replace(lines[place].entry, order=msgspec.Raw(b"[[7]]"))
    )
    found = found_in(relinked(lines))
    assert found is not None
    assert found.line == place + 1


def test_a_line_that_stands_where_another_must_follow_is_named() -> None:
    lines = list(finished().lines)
    place = places_of(Round)[0]
    lines[place] = replace(lines[place], entry=Offer(Seat("red")))
    found = found_in(relinked(lines))
    assert found == Break(place + 1, "a line of offer stands where a line of round follows")


@given(some.integers(1, 25))
def test_a_shortened_journal_is_found_by_its_receipt(length: int) -> None:
    lines = finished().lines[:length]
    found = found_in(lines, finished().head)
    assert found == Break(
        len(finished().lines), "the journal was shortened: the receipt's line is missing"
    )


def test_a_missing_close_is_found_without_a_receipt() -> None:
    lines = finished().lines[: places_of(Close)[0]]
    assert found_in(lines) == Break(
        len(lines) + 1, "the journal was shortened: what follows is missing"
    )


def test_a_rewritten_journal_is_found_by_its_receipt() -> None:
    other = started(DAGGERS, seed=bytes(32))
    match = finished()
    receipt = Receipt(3, match.lines[2].hash)
    found = verify(other.terms, other.lines, other.happenings, receipt)
    assert found == Break(3, "the journal was rewritten at or before the receipt's line")


@pytest.mark.parametrize("line", [0, 1000])
def test_a_receipt_for_no_line_is_forged(line: int) -> None:
    assert found_in(finished().lines, Receipt(line, "0" * 64)) is not None


def test_another_seed_is_not_the_promised_one() -> None:
    match = finished()
    terms = Terms(DAGGERS, setting_of(DAGGERS), {"daggers": "00"}, bytes(reversed(SEED)))
    assert verify(terms, match.lines, match.happenings) == Break(
        1, "other rules, packs or seed than these"
    )


def test_stored_events_that_were_changed_are_named() -> None:
    match = finished()
    happenings = list(match.happenings)
    happenings[2] = replace(happenings[2], events=msgspec.Raw(b"[]"))
    assert verify(match.terms, match.lines, happenings) == Break(
        happenings[2].line, "the stored events are not those of the round"
    )
