"""Match files on a disk that tears, and in hands that forge."""

import os
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tests.kernel.test_tampering import finished
from tests.miniatures import RED, SEED, opened, setting_of, started
from tests.miniatures.daggers import DAGGERS, Run
from tests.rule import rule
from warhost.kernel.entries import Header
from warhost.kernel.journal import Batch, Receipt
from warhost.kernel.match import Match
from warhost.kernel.replay import resume
from warhost.kernel.terms import Terms
from warhost.shelf.war import (
    NotAMatch,
    WarFile,
    create_war,
    open_war,
    read_seed,
    read_war,
    records_of,
    seed_path,
)
from warhost.shelf.war_check import Finding, check_war

WHOLE = b"".join(records_of(Batch(tuple(finished().lines), tuple(finished().happenings))))


def terms_of(_: Header, seed: bytes) -> Terms:
    return Terms(DAGGERS, setting_of(DAGGERS), {"daggers": "00"}, seed)


def kept(path: Path) -> Match:
    """A match of daggers at its first question, kept in a file."""
    with create_war(path, SEED) as file:
        return started(DAGGERS, file.keep)


def taken_up(file: WarFile) -> Match:
    stored = file.stored
    terms = terms_of(stored.header, SEED)
    return resume(terms, stored.lines, stored.happenings, file.keep)


def ran(match: Match) -> Receipt | list[object]:
    card = match.view(RED).world.hands[RED][0]
    return match.submit(RED, match.round, Run(card))  # type: ignore[return-value]


def test_a_file_gives_back_what_was_kept(tmp_path: Path) -> None:
    match = kept(tmp_path / "a.war")
    with open_war(tmp_path / "a.war") as file:
        assert list(file.stored.lines) == match.lines
        assert isinstance(ran(taken_up(file)), Receipt)
    assert len(read_war(tmp_path / "a.war").lines) == len(match.lines) + 2


def test_the_seed_of_a_running_match_is_its_owners_alone(tmp_path: Path) -> None:
    kept(tmp_path / "a.war")
    file = seed_path(tmp_path / "a.war")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_seed(tmp_path / "a.war") == SEED
    assert SEED.hex().encode() not in (tmp_path / "a.war").read_bytes()


def test_a_finished_match_tells_its_seed_and_needs_no_other_file(tmp_path: Path) -> None:
    with create_war(tmp_path / "a.war", SEED) as file:
        started(DAGGERS, file.keep).resign(RED)
    assert not seed_path(tmp_path / "a.war").exists()
    assert read_war(tmp_path / "a.war").seed == SEED
    assert check_war(tmp_path / "a.war", terms_of).found is None


def test_a_match_is_never_written_over_another(tmp_path: Path) -> None:
    kept(tmp_path / "a.war")
    with pytest.raises(FileExistsError):
        create_war(tmp_path / "a.war", SEED)


@pytest.mark.parametrize("torn", range(1, 900, 37))
def test_a_torn_end_loses_nothing_that_was_accepted(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "a.war"
    kept(path)
    accepted = path.stat().st_size
    with open_war(path) as file:
        assert isinstance(ran(taken_up(file)), Receipt)
    whole = read_war(path)
    os.truncate(path, max(accepted, path.stat().st_size - torn))
    with open_war(path) as file:
        match = taken_up(file)
        if match.round == 1:
            ran(match)
    assert read_war(path) == whole


def test_a_full_disk_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.war"
    kept(path)
    before = path.read_bytes()
    with open_war(path) as file:
        match = taken_up(file)
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            ran(match)
        monkeypatch.undo()
        assert path.read_bytes() == before
        assert isinstance(ran(match), Receipt)


def full(_: int) -> None:
    raise OSError(28, "No space left on device")


@rule("T20-4")
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=some.integers(0, len(WHOLE) - 1), byte=some.integers(1, 255))
def test_one_changed_byte_is_named_by_its_line(tmp_path: Path, place: int, byte: int) -> None:
    path = tmp_path / "a.war"
    path.write_bytes(WHOLE[:place] + bytes([WHOLE[place] ^ byte]) + WHOLE[place + 1 :])
    found = check_war(path, terms_of).found
    assert found is not None
    assert found.line == line_at(place)


def line_at(place: int) -> int:
    """The line of the journal that the byte belongs to; events belong to their round's line."""
    before = WHOLE[: WHOLE.rfind(b"\n", 0, place) + 1]
    return before.count(b'"type":"line"}\n') + 1


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"not a match", WHOLE.split(b"\n", 1)[1]])
def test_what_is_no_match_file_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.war").write_bytes(content)
    with pytest.raises(NotAMatch):
        read_war(tmp_path / "a.war")


def test_without_its_seed_only_the_chain_is_checked(tmp_path: Path) -> None:
    match = kept(tmp_path / "a.war")
    seed_path(tmp_path / "a.war").unlink()
    found = check_war(tmp_path / "a.war", terms_of, [match.head])
    assert found == Finding(len(match.lines), None, played_again=False)


def test_a_match_that_was_opened_but_not_joined_is_taken_up(tmp_path: Path) -> None:
    with create_war(tmp_path / "a.war", SEED) as file:
        opened(DAGGERS, file.keep)
    with open_war(tmp_path / "a.war") as file:
        match = taken_up(file)
        match.join(RED, "late")
    assert len(read_war(tmp_path / "a.war").lines) == 2
