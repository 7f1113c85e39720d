"""`warhost lab` plays many matches."""

import json
from pathlib import Path

import pytest

from warhost.cli import run

Capture = pytest.CaptureFixture[str]
LAB = ["lab", "triumph", "clash", "--option", "turn_limit=2"]
RANDOM = ["--red", "random", "--blue", "random"]


def test_a_series_is_told_as_a_table(capsys: Capture) -> None:
    assert run([*LAB, *RANDOM, "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "2 matches" in out
    assert "random (1)" in out
    assert "95 % interval" in out


def test_a_series_goes_on_where_its_file_ends(capsys: Capture, tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "series.jsonl"), "--json"]
    assert run([*LAB, *RANDOM, "--games", "2", *out]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 2
    assert run([*LAB, *RANDOM, "--games", "3", *out]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 3
    assert len((tmp_path / "series.jsonl").read_text().splitlines()) == 1 + 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "--red captain --blue steady"),
        (["--red", "random", "--blue"], "--red captain --blue steady"),
        (["--red", "napoleon", "--blue", "random"], "there is no player `napoleon`"),
    ],
)
def test_who_plays_has_to_be_said(words: list[str], said: str, capsys: Capture) -> None:
    assert run([*LAB, *words]) == 2
    assert said in capsys.readouterr().err


def test_a_battle_that_cannot_be_played_is_refused(capsys: Capture) -> None:
    assert run(["lab", "triumph", "battle", *RANDOM]) == 1
    assert "Which army does red lead?" in capsys.readouterr().err


def test_the_file_of_another_series_is_refused(capsys: Capture, tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "series.jsonl"), "--games", "1"]
    assert run([*LAB, *RANDOM, *out]) == 0
    assert run([*LAB, *RANDOM, *out, "--seed", "2"]) == 1
    assert "holds another series" in capsys.readouterr().err
