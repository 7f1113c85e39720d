"""A finished match kept in the repository; `tools/golden.py` records it again, on purpose only."""

from pathlib import Path

import pytest

from tests.rule import rule
from warhost.cli.match_files import terms_of
from warhost.shelf.war import read_war
from warhost.shelf.war_check import Finding, check_war

RECORDED = Path(__file__).with_name("first-orders.war")
RECORDS = RECORDED.read_bytes().splitlines(keepends=True)
LAST = len(RECORDS) - 1


def checked(path: Path) -> Finding:
    return check_war(path, terms_of)


def line_of(place: int) -> int:
    """The journal line that a record of the file belongs to."""
    lines = [record for record in RECORDS[: place + 1] if b'"entry"' in record]
    return len(lines) + (b'"entry"' not in RECORDS[place])


@rule("T20-7")
def test_it_plays_again_to_exactly_the_same_position():
    finding = checked(RECORDED)
    assert finding.found is None
    assert finding.played_again
    assert finding.lines == len(read_war(RECORDED).lines)


def test_it_is_small_and_ends_with_a_verdict():
    assert RECORDED.stat().st_size < 300_000
    assert b'"verdict"' in RECORDS[-1]


@pytest.mark.parametrize("place", sorted({1, 4, LAST // 3, LAST // 2, LAST - 4, LAST}))
def test_one_changed_byte_is_found_in_its_line(place, tmp_path):
    record = RECORDS[place]
    at = len(record) // 2
    other = bytes([record[at] ^ 1])
    damaged = tmp_path / "damaged.war"
    changed = record[:at] + other + record[at + 1 :]
    damaged.write_bytes(b"".join([*RECORDS[:place], changed, *RECORDS[place + 1 :]]))
    found = checked(damaged).found
    assert found is not None
    assert found.line == line_of(place)
