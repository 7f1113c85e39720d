"""Notes which clauses the passing tests carry, for `warhost rules --coverage`."""

import json
from pathlib import Path

import pytest

from warhost.shelf.clauses import clauses
from warhost.shelf.coverage import RECORD

MOST_CLAUSES = 3
CARRIES = "carries"


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


class ClauseRecord:
    """The clauses of every test that passed; a run of some tests keeps what others told before."""

    def __init__(self, config: pytest.Config) -> None:
        everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS
        self._carried: dict[str, list[str]] = {} if everything else _recorded()
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self._failed.add(report.nodeid)
        if report.when == "teardown":
            self._note(report)

    def _note(self, report: pytest.TestReport) -> None:
        carried = dict(report.user_properties).get(CARRIES)
        if isinstance(carried, list) and carried and report.nodeid not in self._failed:
            self._carried[report.nodeid] = carried
        else:
            self._carried.pop(report.nodeid, None)

    def pytest_sessionfinish(self) -> None:
        kept = {test: carried for test, carried in self._carried.items() if _exists(test)}
        RECORD.parent.mkdir(exist_ok=True)
        draft = RECORD.with_suffix(".draft")
        draft.write_text(json.dumps(kept, indent=1, sort_keys=True))
        draft.replace(RECORD)


def _recorded() -> dict[str, list[str]]:
    recorded: dict[str, list[str]] = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    return recorded


def _exists(test: str) -> bool:
    return (RECORD.parent.parent / Path(test.split("::", maxsplit=1)[0])).exists()
