"""T20 One engine and one file for all ways to play, and a replay that goes both ways."""

from pathlib import Path

import pytest

from tests.games.triumph.matches import begun_from, played, puzzle
from tests.host.browsers import Browser
from tests.rule import rule
from warhost.cli import run
from warhost.games.triumph.report.sheets import CombatSheet
from warhost.host.api import Frame
from warhost.host.history import count_of_frames, frames_of
from warhost.kernel.asks import Seat
from warhost.kernel.match import Match

RED = Seat("red")
CONTACT = """
red/1 KNT at 10,10
red/2 SPR at 20,10
blue/1 KNT at 10,10 facing 180
blue/2 SPR at 20,10 facing 180
red/8 HFT at 40,4 general
blue/8 HFT at 40,28 facing 180 general
turn red 4 close combat
"""


def kept(guest: Browser, match: str, folder: Path) -> str:
    """The match as a file."""
    file = folder / "battle.war"
    file.write_bytes(guest.raw("GET", f"/matches/{match}/file").content)
    return str(file)


def checked(file: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the shell says of a file, playing it again from its first line to its last."""
    assert run(["match", "verify", file]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


@rule("T20-1")
def test_a_battle_at_one_screen_is_a_file_that_the_shell_plays_again(
    guest: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = guest.clash()
    for _ in range(3):
        guest.answer(match, "done")
    guest.post(f"/matches/{match}/resign", seat="red")
    assert "Nothing is wrong" in checked(kept(guest, match, tmp_path), capsys)


@rule("T20-1")
def test_a_battle_over_the_network_is_the_same_kind_of_file(
    guest: Browser, other: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = guest.clash(blue="open")
    other.post(f"/matches/{match}/seats")
    for _ in range(3):
        mover = guest if any(ask["mine"] for ask in guest.page(match)["asks"]) else other
        mover.answer(match, "done")
    other.post(f"/matches/{match}/resign", seat="blue")
    file = kept(guest, match, tmp_path)
    assert "Nothing is wrong" in checked(file, capsys)
    assert run(["match", "events", file]) == 0
    assert "The Vanguard of Oremar" in capsys.readouterr().out


@rule("T20-1")
def test_the_shell_asks_and_refuses_as_the_page_does(
    guest: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "shell.war")
    seats = ["--seat", "red=person", "--seat", "blue=person"]
    assert run(["match", "new", "triumph", "clash", "--file", file, *seats]) == 0
    capsys.readouterr()
    assert run(["match", "check", file, "move red/1 ahead 9", "--seat", "red"]) == 1
    in_shell = capsys.readouterr().err
    match = guest.clash()
    ask = guest.asked(match)
    order = {"seat": "red", "round": ask["round"], "text": "move red/1 ahead 9"}
    on_page = guest.ask("POST", f"/matches/{match}/answers", 409, json=order)["refusals"]
    assert on_page[0]["clause"] == "T7.2-1"
    assert "T7.2-1" in in_shell


@pytest.fixture(scope="module")
def fought() -> Match:
    """A battle that begins with troops in contact."""
    return played(begun_from(puzzle(CONTACT)), lambda match: match.round > 20)


@pytest.fixture(scope="module")
def frames(fought: Match) -> list[Frame]:
    return list(frames_of(fought, RED, range(count_of_frames(fought))))


@rule("T20-6")
def test_a_battle_is_gone_through_forward_and_backward_move_by_move(
    fought: Match, frames: list[Frame]
) -> None:
    assert [frame.round for frame in frames] == sorted(frame.round for frame in frames)
    for place in reversed(range(0, len(frames), 3)):
        assert list(frames_of(fought, RED, range(place, place + 1))) == [frames[place]]
    assert frames[-1].picture == fought.terms.game.picture(fought.view(RED))


@rule("T20-6")
def test_the_replay_shows_dice_factors_and_the_row_of_the_result(frames: list[Frame]) -> None:
    lines = [line for frame in frames for line in frame.lines]
    fights = [(line, line.sheet) for line in lines if isinstance(line.sheet, CombatSheet)]
    assert fights
    for line, sheet in fights:
        assert [side.die for side in sheet.sides] == list(line.dice)
        for side in sheet.sides:
            assert side.total == side.die + sum(factor.points for factor in side.factors)
            assert side.factors
        assert sheet.result in line.text
        assert sheet.clause in line.clauses
    rolls = [line.text for line in lines if "command point" in line.text]
    assert rolls
