"""Finished wars of every ruleset and mode; `tools/golden.py multiverse` records them again."""

from pathlib import Path

import pytest

from tests.games.multiverse.scenes.reading import tables
from warhost.cli.match_files import terms_of
from warhost.games.multiverse.modes import MODES
from warhost.games.multiverse.rulesets import RULESETS
from warhost.shelf.war import read_war
from warhost.shelf.war_check import check_war

RECORDED = sorted(Path(__file__).parent.glob("*.war"))
LARGEST = 600_000


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_it_plays_again_to_exactly_the_same_end(file: Path) -> None:
    finding = check_war(file, terms_of)
    assert finding.found is None
    assert finding.played_again
    assert finding.lines == len(read_war(file).lines)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_it_is_small_and_ends_with_a_verdict(file: Path) -> None:
    assert file.stat().st_size < LARGEST
    assert b'"verdict"' in file.read_bytes().splitlines()[-1]


def test_every_ruleset_and_mode_is_recorded() -> None:
    rows = [tables()["scenario"][file.stem] for file in RECORDED]
    assert {row.ruleset for row in rows} == {*RULESETS}
    assert {row.mode for row in rows} == {*MODES}
