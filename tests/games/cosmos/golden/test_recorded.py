"""Eight turns of the tutorial, kept: they play again exactly, and read as they did."""

from pathlib import Path

import pytest

from tests.games.cosmos.golden.recording import FOLDER, REPORTS, SEATS, TURNS, WAR, record
from tests.rule import rule
from warhost.cli.match_files import terms_of
from warhost.shelf.war_check import check_war

NAMES = [f"{seat}-{turn}.txt" for seat in SEATS for turn in range(TURNS + 1)]
AGAIN = "read it, then record it again: python -m tests.games.cosmos.golden.recording"
WIDEST = 78


@pytest.fixture(scope="module")
def again(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same sheets, played once more."""
    folder: Path = tmp_path_factory.mktemp("golden")
    record(folder)
    return folder


@rule("C1-3")
def test_it_plays_again_to_exactly_the_same_world() -> None:
    finding = check_war(FOLDER / WAR, terms_of)
    assert finding.found is None, AGAIN
    assert finding.played_again


@rule("C1.2-6", "C1.2-11")
@pytest.mark.parametrize("name", NAMES)
def test_every_report_is_as_it_was_read(name: str, again: Path) -> None:
    kept = (FOLDER / REPORTS / name).read_text("utf-8")
    assert (again / REPORTS / name).read_text("utf-8") == kept, AGAIN


@pytest.mark.parametrize("name", NAMES)
def test_reports_are_pleasant_to_read(name: str) -> None:
    text = (FOLDER / REPORTS / name).read_text("utf-8")
    assert max(map(len, text.splitlines())) <= WIDEST
    assert "  \n" not in text
    assert "None" not in text


def test_the_journal_is_small_and_ends_with_a_verdict() -> None:
    war = (FOLDER / WAR).read_bytes()
    assert len(war) < 400_000
    assert b'"verdict"' in war.splitlines()[-1]
