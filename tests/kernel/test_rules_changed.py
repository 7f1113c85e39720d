"""A match goes on under other rules from the world that the line embeds."""

import msgspec
from msgspec.structs import replace

from tests.miniatures import BLUE, RED, started
from tests.miniatures.lanterns import LANTERNS, Ring, Sheet
from tests.rule import rule
from warhost.kernel.asks import Seat
from warhost.kernel.copies import seat_copy
from warhost.kernel.entries import RulesChanged, Sealed
from warhost.kernel.game import Setting
from warhost.kernel.match import Match
from warhost.kernel.replay import replay, verify

NEXT = replace(LANTERNS, version="2", check=lambda _, __, ___: [])
"""An edition that allows any step."""
WIDER = Setting({"ring": {"small": Ring(size=9, sight=2, turns=6, scouts=3)}}, "small", (RED, BLUE))


def changed() -> Match:
    match = started(LANTERNS)
    play(match, RED, Sheet({"red1": 1}))
    play(match, BLUE, Sheet())
    match.change_rules(NEXT, WIDER, {"lanterns": "01"})
    return match


def play(match: Match, seat: Seat, sheet: Sheet) -> None:
    assert not isinstance(match.submit(seat, match.round, sheet), list)


@rule("T20-15")
def test_the_same_world_goes_on_under_the_new_rules() -> None:
    before = started(LANTERNS)
    play(before, RED, Sheet({"red1": 1}))
    play(before, BLUE, Sheet())
    match = changed()
    assert match.standing.position is not None
    assert match.standing.position.world == before.standing.position.world  # type: ignore[union-attr]
    play(match, RED, Sheet({"red1": 4}))


def test_replay_starts_afresh_at_the_change() -> None:
    match = changed()
    play(match, RED, Sheet({"red1": 4}))
    play(match, BLUE, Sheet())
    assert verify(match.terms, match.lines, match.happenings) is None
    course = replay(match.terms, match.lines)
    assert course.standing.position.world == match.standing.position.world  # type: ignore[union-attr]


def test_the_world_in_the_line_is_nobodys_to_read() -> None:
    match = changed()
    place = next(n for n, line in enumerate(match.lines) if isinstance(line.entry, RulesChanged))
    entry = seat_copy(match, RED).lines[place].entry
    assert isinstance(entry, Sealed)
    assert b"scouts" not in msgspec.json.encode(entry)
