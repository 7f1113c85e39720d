"""`warhost odds cosmos` fights a battle many times over."""

import json
from pathlib import Path

import pytest

from warhost.cli import run

ARMIES = ("100 medium infantry", "60 medium infantry defend")


def test_chances_and_losses_are_told_in_words_and_as_data(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["odds", "cosmos", *ARMIES, "--at", "hills", "--trials", "40"]) == 0
    said = capsys.readouterr().out
    assert "40 battles in hills" in said
    assert run(["odds", "cosmos", *ARMIES, "--trials", "40", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["first"] + found["second"] + found["neither"] == 40


def test_a_plot_is_drawn_and_mistakes_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odds.svg"
    assert run(["odds", "cosmos", *ARMIES, "--trials", "20", "--svg", str(file)]) == 0
    assert file.read_text("utf-8").startswith("<svg")
    assert run(["odds", "cosmos", "100 gnomes", "1 gnome"]) == 1
    assert "no unit type" in capsys.readouterr().err
