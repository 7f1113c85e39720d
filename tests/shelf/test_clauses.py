"""The clause index is read as it is written, and found again by words."""

from warhost.shelf.clauses import chapters, clauses, part, read_clauses, search
from warhost.shelf.coverage import coverage

PAGE = """
## How to read

- Marks: {sheet} = on the sheet.
- **D7 (T12.2)** A reading.

## T12 Results

### T12.2 Beaten

- **T12.2-4** Archers are shattered by any mounted. {sheet}
- **T12.2-5** Example: wagons are shattered by Elephants (T12.2-4). {ours} [later]
- **T12.2-6** Nothing unshattered stays.
"""


def test_a_clause_knows_its_headings_and_marks():
    first, second, _ = read_clauses(PAGE)
    assert (first.id, first.text) == ("T12.2-4", "Archers are shattered by any mounted.")
    assert (first.game, first.chapter, first.section) == (
        "triumph",
        "T12 Results",
        "T12.2 Beaten",
    )
    assert (first.source, first.is_later) == ("sheet", False)
    assert (second.labels, second.is_later) == (("later",), True)


def test_search_puts_whole_words_first_and_examples_behind_them():
    found = search(["shattered"], read_clauses(PAGE))
    assert [clause.id for clause in found] == ["T12.2-4", "T12.2-5", "T12.2-6"]


def test_search_wants_every_word_in_any_case():
    found = search(["SHATTERED", "mounted"], read_clauses(PAGE))
    assert [clause.id for clause in found] == ["T12.2-4"]


def test_search_for_unknown_words_finds_nothing():
    assert search(["trireme"], read_clauses(PAGE)) == []


def test_coverage_counts_by_chapter_and_leaves_out_what_comes_later():
    (chapter,) = coverage(read_clauses(PAGE), frozenset({"T12.2-4"}))
    assert (chapter.chapter, chapter.clauses, chapter.tested) == ("T12 Results", 2, 1)
    assert chapter.missing == ("T12.2-6",)


def test_the_index_holds_the_clauses_of_all_three_games():
    by_game = {clause.game for clause in clauses().values()}
    assert by_game == {"cosmos", "multiverse", "triumph"}
    assert len([clause for clause in clauses().values() if clause.game == "triumph"]) == 736


def test_a_number_finds_its_chapter_or_section_and_no_other():
    index = clauses().values()
    assert {clause.chapter for clause in part("T1", index)} == {"T1 Measures, board, stands, bases"}
    found = [clause.id for clause in part("T12.2", read_clauses(PAGE))]
    assert found == ["T12.2-4", "T12.2-5", "T12.2-6"]
    assert part("T12.2.1", read_clauses(PAGE)) == []


def test_only_what_has_a_number_is_a_chapter():
    assert chapters(read_clauses(PAGE)) == ["T12 Results"]
