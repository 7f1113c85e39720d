"""A match from its first line to its last."""

import pytest

from tests.miniatures import BLUE, RED, SEED, opened, setting_of, started
from tests.miniatures.daggers import DAGGERS, Run
from tests.miniatures.lanterns import LANTERNS, Sheet
from tests.rule import rule
from warhost.kernel.asks import Seat, Verdict
from warhost.kernel.digests import commitment
from warhost.kernel.entries import Begun, Close, Header, Round
from warhost.kernel.game import Setting
from warhost.kernel.journal import Batch, Receipt
from warhost.kernel.match import Match, open_match
from warhost.kernel.refusals import Refusal

GREEN = Seat("green")


def refused(answer: Receipt | list[Refusal]) -> str:
    """The sentence of a refusal."""
    assert isinstance(answer, list)
    return answer[0].text


def test_a_setting_that_cannot_be_played_is_refused() -> None:
    setting = Setting(setting_of(LANTERNS).tables, "no such scenario", (RED, BLUE))
    found = open_match(LANTERNS, setting, {}, SEED, lambda _: None)
    assert found == [Refusal("L4", "scenario", "no such ring")]


def test_a_match_begins_when_all_have_joined() -> None:
    match = opened(LANTERNS)
    match.join(RED, "a")
    assert match.asks() == ()
    match.join(BLUE, "b")
    assert isinstance(match.lines[-1].entry, Begun)
    assert [ask.seat for ask in match.asks()] == [RED, BLUE]


@rule("T20-5")
def test_the_seed_is_promised_in_the_header_and_told_at_the_end() -> None:
    match = started(LANTERNS)
    header = match.lines[0].entry
    assert isinstance(header, Header)
    match.offer(RED)
    match.offer(BLUE)
    last = match.lines[-1].entry
    assert isinstance(last, Close)
    assert commitment(bytes.fromhex(last.seed)) == header.commitment


@rule("T20-5")
def test_every_seat_adds_to_the_dice() -> None:
    worlds = []
    for nonce in ("a", "b"):
        match = opened(LANTERNS)
        match.join(RED, "the same")
        match.join(BLUE, nonce)
        worlds.append(match.view(RED).scouts)
    assert worlds[0] != worlds[1]


def test_a_round_waits_for_all_its_seats() -> None:
    match = started(LANTERNS)
    match.submit(RED, 1, Sheet({"red1": 1}))
    assert [ask.seat for ask in match.asks()] == [BLUE]
    match.submit(BLUE, 1, Sheet())
    assert match.round == 2


def test_the_same_answer_again_gets_the_first_receipt() -> None:
    match = started(LANTERNS)
    first = match.submit(RED, 1, Sheet({"red1": 1}))
    match.submit(BLUE, 1, Sheet())
    lines = len(match.lines)
    assert match.submit(RED, 1, Sheet({"red1": 1})) == first
    assert len(match.lines) == lines


def test_only_the_last_answer_of_a_seat_counts() -> None:
    match, other = started(LANTERNS), started(LANTERNS)
    other.submit(RED, 1, Sheet({"red1": -1}))
    for one in (match, other):
        one.submit(RED, 1, Sheet({"red1": 1}))
        one.submit(BLUE, 1, Sheet())
    assert other.lines[-1].entry == match.lines[-1].entry


@pytest.mark.parametrize(
    ("seat", "number", "says"),
    [
        (RED, 2, "round 2 is not open, the open one is 1"),
        (RED, 0, "round 0 is not open, the open one is 1"),
        (BLUE, 1, "blue has nothing to decide now"),
        (GREEN, 1, "nobody sits at 'green' in this match"),
    ],
)
def test_the_wrong_seat_and_the_wrong_round_are_refused(seat: Seat, number: int, says: str) -> None:
    match = started(DAGGERS)
    lines = len(match.lines)
    assert refused(match.submit(seat, number, Run(1))) == says
    assert len(match.lines) == lines


def test_what_the_game_refuses_is_not_written() -> None:
    match = started(LANTERNS)
    assert refused(match.submit(RED, 1, Sheet({"blue1": 1}))) == "no scout of yours"
    assert refused(match.submit(RED, 1, Sheet({"red1": 2}))) == "one step at most"
    assert match.standing.answers == {}


def test_an_ended_match_refuses_everything() -> None:
    match = started(LANTERNS)
    match.offer(RED)
    match.offer(BLUE)
    assert match.verdict == Verdict((), "all agreed to end it", "")
    for answer in (match.submit(RED, 1, Sheet()), match.resign(RED), match.undo(RED)):
        assert refused(answer) == "the match is over"


def test_an_offer_taken_back_ends_nothing() -> None:
    match = started(LANTERNS)
    match.offer(RED)
    match.retract(RED)
    match.offer(BLUE)
    assert match.verdict is None


def test_who_resigned_need_not_agree() -> None:
    match = started(LANTERNS)
    match.resign(RED)
    assert match.verdict == Verdict((BLUE,), "the most scouts are left", "L3")


def test_answers_to_questions_that_stay_open_outlive_a_resignation() -> None:
    match = three_lanterns()
    match.submit(BLUE, 1, Sheet({"blue1": 1}))
    match.resign(RED)
    assert [ask.seat for ask in match.asks()] == [GREEN]
    match.submit(match.asks()[0].seat, 2, Sheet())
    assert match.round == 3


def three_lanterns() -> Match:
    setting = setting_of(LANTERNS, RED, BLUE, GREEN)
    match = open_match(LANTERNS, setting, {}, SEED, lambda _: None)
    assert isinstance(match, Match)
    for seat in setting.seats:
        match.join(seat, "")
    return match


def test_nothing_has_happened_when_it_could_not_be_kept() -> None:
    disk = Disk()
    match = started(LANTERNS, disk.keep)
    before = (list(match.lines), match.standing, match.head)
    disk.full = True
    with pytest.raises(OSError, match="full"):
        match.submit(RED, 1, Sheet())
    assert (match.lines, match.standing, match.head) == before


class Disk:
    """A place for batches that can be full."""

    full = False

    def keep(self, _: Batch) -> None:
        if self.full:
            raise OSError("the disk is full")


def test_the_last_line_counts_the_lines() -> None:
    match = started(LANTERNS)
    match.resign(RED)
    last = match.lines[-1].entry
    assert isinstance(last, Close)
    assert last.count == len(match.lines)
    assert isinstance(match.lines[-2].entry, Round)


def test_players_talk_without_changing_the_dice() -> None:
    match, silent = started(LANTERNS), started(LANTERNS)
    match.say(RED, (BLUE,), "your lamps are low")
    for one in (match, silent):
        one.submit(RED, 1, Sheet({"red1": 1}))
        one.submit(BLUE, 1, Sheet())
    assert match.lines[-1].entry == silent.lines[-1].entry
    assert refused(match.say(RED, (GREEN,), "?")) == "nobody sits at 'green' in this match"
