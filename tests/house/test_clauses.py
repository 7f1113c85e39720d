"""Clauses that are cited exist, and those without a test only become fewer."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.project import PACKAGE, ROOT, files, named
from warhost.shelf.clauses import CLAUSE_ID, GAMES, clauses

NO_SUCH_CHAPTER = re.compile(r"[CMT]99\b")
RATCHET = tomllib.loads(Path(__file__).with_name("ratchet.toml").read_text("utf-8"))
CITING = [
    *files(PACKAGE, ".py", ".toml"),
    *files(ROOT / "tests", ".py"),
    *files(ROOT / "docs", ".md"),
    *files(ROOT / "web", ".ts", ".svelte"),
]


@pytest.mark.parametrize("file", CITING, ids=named)
def test_every_clause_that_is_cited_exists(file):
    cited = CLAUSE_ID.findall(file.read_text("utf-8"))
    assert {name for name in cited if not NO_SUCH_CHAPTER.match(name)} <= clauses().keys()


@pytest.fixture(scope="module")
def carried(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The clauses that the marks of all tests name, those of slow tests included."""
    note = tmp_path_factory.mktemp("clauses") / "carried.json"
    collect = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n", "0", "-m", ""]
    subprocess.run(
        [*collect, "--note-clauses", str(note), "tests"], cwd=ROOT, check=False, capture_output=True
    )
    return set(json.loads(note.read_text()))


@pytest.mark.parametrize("game", GAMES.values())
def test_clauses_without_a_test_only_become_fewer(carried, game):
    """Which of the tests pass is told by `warhost rules --coverage` after a run."""
    wanted = [c for c in clauses().values() if c.game == game and not c.is_later]
    missing = [clause.id for clause in wanted if clause.id not in carried]
    print(f"{len(missing)} clauses of {game} have no test: {' '.join(missing)}")
    assert len(missing) <= RATCHET["untested_clauses"][game]
