"""Which clauses are tested, as the last run of the tests recorded it."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from warhost.shelf.clauses import Clause

RECORD = Path(__file__).parents[3] / ".tools" / "clauses-passed.json"
"""Written by the tests of a checkout: the clauses of each passing test, by its name."""


class ChapterCoverage(msgspec.Struct, frozen=True):
    """How far a chapter is tested; what comes later is not counted."""

    chapter: str
    clauses: int
    tested: int
    missing: tuple[str, ...]


def clauses_tested(record: Path = RECORD) -> frozenset[str]:
    """The clauses that a passing test carries. No record: none."""
    if not record.is_file():
        return frozenset()
    passed = msgspec.json.decode(record.read_bytes(), type=dict[str, list[str]])
    return frozenset(clause for carried in passed.values() for clause in carried)


def coverage(clauses: Iterable[Clause], tested: frozenset[str]) -> list[ChapterCoverage]:
    """Chapter by chapter, in the order of the book."""
    chapters: dict[str, list[str]] = {}
    for clause in clauses:
        if not clause.is_later:
            chapters.setdefault(clause.chapter, []).append(clause.id)
    return [_coverage_of(chapter, ids, tested) for chapter, ids in chapters.items()]


def _coverage_of(chapter: str, ids: list[str], tested: frozenset[str]) -> ChapterCoverage:
    missing = tuple(clause for clause in ids if clause not in tested)
    return ChapterCoverage(chapter, len(ids), len(ids) - len(missing), missing)
