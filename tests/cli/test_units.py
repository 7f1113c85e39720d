"""`warhost units` prints the unit tables of a pack."""

from pathlib import Path

import pytest

from warhost.cli import run


def test_unit_tables_are_printed_and_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["units"]) == 0
    assert "Medium Infantry  Human" in capsys.readouterr().out
    assert run(["units", "cosmos/elves", "--page"]) == 0
    assert "| Elf Archers |" in capsys.readouterr().out
    page = tmp_path / "units.html"
    assert run(["units", "cosmos/dwarves", "--html", str(page)]) == 0
    assert "Shield Wall" in page.read_text("utf-8")


def test_other_games_have_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["units", "triumph/base"]) == 2
    assert "cosmos only" in capsys.readouterr().err
