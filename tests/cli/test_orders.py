"""`warhost orders`, and a turn of COSMOS played from the shell."""

import sys
from pathlib import Path

import pytest

from warhost.cli import run

SHEET = "3001:\nmove s\nrecriut 2\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sheet.txt").write_text(SHEET)
    assert run(["match", "new", "cosmos", "valley"]) == 0
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_turn_is_played_from_the_shell(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["match", "submit", "cosmos.war", "@sheet.txt", "--seat", "red"]) == 0
    assert "Did you mean `recruit`?" in capsys.readouterr().out
    assert run(["match", "submit", "cosmos.war", "4003:\nmove n", "--seat", "blue"]) == 0
    capsys.readouterr()
    assert run(["match", "view", "cosmos.war", "--text", "--seat", "red"]) == 0
    told = capsys.readouterr().out
    assert "Gemland (GE), turn 1" in told
    assert "moved 10 -> 11" in told
    assert "4003" not in told


def test_reports_are_written_as_pages_and_pictures(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = ["--html", "red.html", "--svg", "red.svg"]
    assert run(["match", "view", "cosmos.war", "--seat", "red", *pages]) == 0
    assert "red.svg: written." in capsys.readouterr().out
    assert "<h2>Map notes</h2>" in (folder / "red.html").read_text()
    assert (folder / "red.svg").read_text().startswith("<svg ")


def test_reports_are_written_to_be_printed(folder: Path) -> None:
    pages = ["--png", "red.png", "--pdf", "red.pdf"]
    assert run(["match", "view", "cosmos.war", "--seat", "red", *pages]) == 0
    assert (folder / "red.png").read_bytes().startswith(b"\x89PNG\r\n")
    paper = (folder / "red.pdf").read_bytes()
    assert paper.startswith(b"%PDF-")
    assert paper.count(b"/Type /Page\n") >= 2


@pytest.mark.usefixtures("folder")
def test_who_lacks_what_prints_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert run(["match", "view", "cosmos.war", "--seat", "red", "--png", "red.png"]) == 1
    assert "warhost[pictures]" in capsys.readouterr().err


@pytest.mark.usefixtures("folder")
def test_games_that_make_no_pages_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["match", "new", "triumph"]) == 0
    assert run(["match", "view", "triumph.war", "--svg", "red.svg"]) == 1
    assert "makes no svg" in capsys.readouterr().err


@pytest.mark.usefixtures("folder")
def test_a_check_tells_what_is_wrong_and_changes_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["match", "check", "cosmos.war", "@sheet.txt", "--seat", "red"]) == 0
    assert "line 3, column 1: error: There is no order `recriut`" in capsys.readouterr().out
    assert run(["match", "asks", "cosmos.war"]) == 0
    assert "red decides" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_a_file_of_orders_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["match", "submit", "cosmos.war", "@none.txt", "--seat", "red"]) == 1
    assert "none.txt: No such file" in capsys.readouterr().err


def test_orders_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["orders", "cosmos", "bribe"]) == 0
    assert "bribe effect gold unit …" in capsys.readouterr().out
    assert run(["orders", "cosmos", "recriut"]) == 1
    assert "did you mean `recruit`?" in capsys.readouterr().err
    assert run(["orders", "triumph"]) == 2


@pytest.mark.usefixtures("folder")
def test_a_sheet_is_handed_in_before_one_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    draft = ["match", "submit", "cosmos.war", "3003:\nmove s", "--seat", "red", "--draft"]
    assert run(draft) == 0
    assert run(["match", "submit", "cosmos.war", "4003:\nwait 1", "--seat", "blue"]) == 0
    capsys.readouterr()
    assert run(["match", "asks", "cosmos.war"]) == 0
    assert capsys.readouterr().out == "Round 1: red decides: sheet.\n"
    assert run(["match", "close", "cosmos.war"]) == 0
    capsys.readouterr()
    assert run(["match", "events", "cosmos.war", "--seat", "red"]) == 0
    assert "Captain moved 11 -> 12." in capsys.readouterr().out
