"""`warhost match` plays a match that is kept in a file."""

import json
from pathlib import Path

import pytest

from warhost.cli import run
from warhost.shelf.war import read_war

SEED = "ab" * 32
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def war(tmp_path: Path, capsys: Capture) -> str:
    """A new match between a person and a bot."""
    file = str(tmp_path / "clash.war")
    begun = ["match", "new", "triumph", "clash", "--file", file, "--seed", SEED]
    assert run([*begun, "--seat", "red=person", "--seat", "blue=random"]) == 0
    capsys.readouterr()
    return file


def said(capsys: Capture, *words: str) -> str:
    """What a command that succeeds prints."""
    assert run(["match", *words]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def failed(capsys: Capture, *words: str) -> str:
    """The sentence of a command that fails."""
    assert run(["match", *words]) == 1
    return capsys.readouterr().err


def sampled(capsys: Capture, war: str) -> dict[str, object]:
    """What the first seat that is waited for is asked."""
    asks = json.loads(said(capsys, "asks", war, "--json"))
    return dict(asks["asks"][0], round=asks["round"])


def test_a_new_match_is_told_with_its_first_question(war: str, capsys: Capture) -> None:
    assert "red decides" in said(capsys, "asks", war)
    assert "The Riders of Tessen" in said(capsys, "view", war)
    assert json.loads(said(capsys, "view", war, "--seat", "red", "--json"))


def test_the_same_seed_begins_the_same_match(war: str, capsys: Capture, tmp_path: Path) -> None:
    other = str(tmp_path / "other.war")
    seats = ["--seat", "red=person", "--seat", "blue=random"]
    said(capsys, "new", "triumph", "clash", "--file", other, "--seed", SEED, *seats)
    assert read_war(Path(other)) == read_war(Path(war))


def test_rounds_are_closed_told_shown_and_verified(war: str, capsys: Capture) -> None:
    ask = sampled(capsys, war)
    receipt = json.loads(said(capsys, "close", war, "--json"))["receipt"]
    assert f"Round {ask['round']}" in said(capsys, "events", war)
    assert said(capsys, "replay", war, str(ask["round"]))
    head = f"{receipt['line']}:{receipt['head']}"
    assert "played again. Nothing is wrong." in said(capsys, "verify", war, "--head", head)


def test_bots_play_on_until_a_person_is_asked(war: str, capsys: Capture) -> None:
    for _ in range(4):
        said(capsys, "run", war)
        assert sampled(capsys, war)["seat"] == "red"
        said(capsys, "close", war)


def test_an_order_as_json_is_taken_and_a_bad_one_refused_in_words(
    war: str, capsys: Capture
) -> None:
    seat = str(sampled(capsys, war)["seat"])
    assert "not understood" in failed(capsys, "submit", war, '{"type": "fly"}', "--seat", seat)
    assert failed(capsys, "check", war, "fly away", "--seat", seat)
    assert "nothing to decide now" in failed(capsys, "options", war, "--seat", "blue")
    assert "there is no seat" in failed(capsys, "submit", war, "x", "--seat", "green")


def test_a_changed_byte_fails_and_names_the_line(war: str, capsys: Capture) -> None:
    content = Path(war).read_bytes()
    Path(war).write_bytes(content.replace(b'"seat":"blue"', b'"seat":"bluf"', 1))
    assert "breaks at line 3" in failed(capsys, "verify", war)
    assert "damaged or forged" in failed(capsys, "asks", war)


def test_a_copy_verifies_and_cannot_be_played(war: str, capsys: Capture, tmp_path: Path) -> None:
    copy = str(tmp_path / "mine.war")
    said(capsys, "wish", war, "by itself=[]", "--seat", "blue")
    said(capsys, "copy", war, copy, "--seat", "red")
    assert "its chain only" in said(capsys, "verify", copy)
    assert "is a copy" in failed(capsys, "asks", copy)


def test_a_copy_is_held_against_the_whole_journal(
    war: str, capsys: Capture, tmp_path: Path
) -> None:
    copy, other = str(tmp_path / "mine.war"), str(tmp_path / "other.war")
    said(capsys, "close", war)
    said(capsys, "copy", war, copy, "--seat", "red")
    said(capsys, "close", war)
    assert "Nothing is wrong" in said(capsys, "verify", war, "--copy", copy)
    seats = ["--seat", "red=person", "--seat", "blue=random"]
    said(capsys, "new", "triumph", "clash", "--file", other, "--seed", SEED[::-1], *seats)
    assert "the copy and the journal differ" in failed(capsys, "verify", other, "--copy", copy)
    Path(copy).write_text("hello\n")
    assert "it is not understood" in failed(capsys, "verify", war, "--copy", copy)


def test_a_match_ends_by_agreement_or_resignation(war: str, capsys: Capture) -> None:
    said(capsys, "offer", war, "--seat", "red")
    assert "Over: blue won" in said(capsys, "resign", war, "--seat", "red")
    assert "match: the match is over\n" in failed(capsys, "resign", war, "--seat", "blue")
    assert not Path(war).with_suffix(".seed").exists()
    assert "Nothing is wrong" in said(capsys, "verify", war)


def test_what_cannot_be_begun_is_refused_in_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    file = ["--file", str(tmp_path / "x.war")]
    assert "there is no game" in failed(capsys, "new", "triumf", *file)
    assert "a seat is NAME=PLAYER" in failed(capsys, "new", "triumph", "--seat", "red", *file)
    assert "64 hexadecimal" in failed(capsys, "new", "triumph", "clash", "--seed", "zz", *file)
    assert "that cannot be played" in failed(capsys, "new", "triumph", "nowhere", *file)
    assert not (tmp_path / "x.war").exists()


def test_what_is_no_match_file_is_said_to_be_none(capsys: Capture, tmp_path: Path) -> None:
    tmp_path.joinpath("x.war").write_text("hello\n")
    assert "it is not understood" in failed(capsys, "verify", str(tmp_path / "x.war"))
    assert "No such file" in failed(capsys, "asks", str(tmp_path / "none.war"))
