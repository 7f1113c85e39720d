"""Notes which clauses the passing tests carry, for `warhost rules --coverage`."""

import json
import os
from pathlib import Path

import pytest

from warhost.shelf.clauses import clauses
from warhost.shelf.coverage import RECORD

MOST_CLAUSES = 3
CARRIES = "carries"


def pytest_addoption(parser: pytest.Parser) -> None:
    """For the house test that looks for clauses without a test."""
    parser.addoption("--note-clauses", help="write the clauses that the tests carry to this file")


def pytest_configure(config: pytest.Config) -> None:
    """Workers report to the main process, which alone keeps the record."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ClauseRecord(config), "clause-record")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each test's clauses to its report; refuse marks that say nothing."""
    known = clauses()
    for item in items:
        carried = [clause for mark in item.iter_markers("rule") for clause in mark.args]
        for clause in carried:
            if clause not in known:
                raise pytest.UsageError(f"{item.nodeid} carries {clause}, which is no clause")
        if len(carried) > MOST_CLAUSES:
            raise pytest.UsageError(f"{item.nodeid} carries more than {MOST_CLAUSES} clauses")
        item.user_properties.append((CARRIES, carried))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write down, if asked, all that the collected tests carry."""
    note = session.config.getoption("--note-clauses")
    if note:
        marks = [mark for item in session.items for mark in item.iter_markers("rule")]
        carried = sorted({clause for mark in marks for clause in mark.args})
        Path(note).write_text(json.dumps(carried))


class ClauseRecord:
    """The clauses of every test that passed; a run of some tests keeps what others told before."""

    def __init__(self, config: pytest.Config) -> None:
        self._is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
        self._carried: dict[str, list[str]] = {}
        self._failed: set[str] = set()
        self._run: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._run.add(report.nodeid)
        if not report.passed:
            self._failed.add(report.nodeid)
        if carried := dict(report.user_properties).get(CARRIES):
            assert isinstance(carried, list)
            self._carried[report.nodeid] = carried

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            return
        before = {} if self._is_whole else _recorded()
        kept = {test: said for test, said in before.items() if test not in self._run}
        now = {test: said for test, said in self._carried.items() if test not in self._failed}
        _write({test: said for test, said in (kept | now).items() if _exists(test)})


def _recorded() -> dict[str, list[str]]:
    recorded: dict[str, list[str]] = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    return recorded


def _write(carried: dict[str, list[str]]) -> None:
    RECORD.parent.mkdir(exist_ok=True)
    draft = RECORD.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(carried, indent=1, sort_keys=True))
    draft.replace(RECORD)


def _exists(test: str) -> bool:
    return (RECORD.parent.parent / Path(test.split("::", maxsplit=1)[0])).exists()
