"""A series is kept in a file and can be gone on with."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.lab.test_shares import SERIES, played
from warhost.lab.results import AnotherSeries, keeping, read_results


def kept(path: Path, *numbers: int) -> None:
    with keeping(path, SERIES) as note:
        for number in numbers:
            note(played(number))


def test_matches_are_appended_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    kept(path, 0, 1)
    kept(path, 2)
    assert read_results(path, replace(SERIES, matches=9)) == [played(0), played(1), played(2)]


def test_there_is_nothing_before_the_first_match(tmp_path: Path) -> None:
    assert read_results(tmp_path / "none.jsonl", SERIES) == []


def test_a_torn_line_is_left_out_and_cut_away(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    kept(path, 0)
    with path.open("ab") as file:
        file.write(b'{"number":1,"pla')
    assert read_results(path, SERIES) == [played(0)]
    kept(path, 1)
    assert read_results(path, SERIES) == [played(0), played(1)]


def test_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    kept(path, 0)
    with pytest.raises(AnotherSeries, match="one against other"):
        read_results(path, replace(SERIES, scenario="another"))


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear sister\n")
    with pytest.raises(AnotherSeries, match="no file of results"):
        read_results(path, SERIES)
