"""`warhost rules`: clauses by their ids, clauses by words, and how far they are tested."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from warhost.cli.output import AsJson, Failed, put
from warhost.shelf.clauses import CLAUSE_ID, PART, Clause, clauses, part, search
from warhost.shelf.coverage import RECORD, ChapterCoverage, clauses_tested, coverage
from warhost.shelf.pack_shapes import meant

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Words = Annotated[
    list[str] | None, typer.Argument(help="Clause ids like T12.2-4, a chapter like T12, or words.")
]
OfGame = Annotated[
    str, typer.Option("--game", help="Only this game: triumph, cosmos or multiverse.")
]
Coverage = Annotated[
    bool, typer.Option("--coverage", help="Tell by chapter which clauses are tested.")
]


@app.command()
def rules(
    words: Words = None,
    game: OfGame = "",
    tells_coverage: Coverage = False,
    as_json: AsJson = False,
) -> None:
    """Print clauses of the rule books, or search them: all words must occur."""
    within = _of_game(game)
    if tells_coverage:
        put_coverage(within, as_json)
    elif not words:
        raise Failed("name a clause, like T12.2-4, or words to search for.", status=2)
    else:
        found = _by_ids(words) if CLAUSE_ID.fullmatch(words[0]) else _by_words(words, within)
        put(found, _texts(found), as_json)


def put_coverage(within: Sequence[Clause], as_json: bool) -> None:
    """Chapter by chapter: how many clauses, how many of them tested, which are missing."""
    if not RECORD.is_file():
        raise Failed("no test run is recorded here; run `make test` in a checkout first.")
    chapters = coverage(within, clauses_tested(RECORD))
    put(chapters, _coverage_lines(chapters), as_json)


def _of_game(game: str) -> list[Clause]:
    games = dict.fromkeys(clause.game for clause in clauses().values())
    if game and game not in games:
        raise Failed(f"there is no game `{game}`{meant(game, games)}", status=2)
    return [clause for clause in clauses().values() if game in ("", clause.game)]


def _by_ids(ids: Sequence[str]) -> list[Clause]:
    for name in ids:
        if name not in clauses():
            raise Failed(f"there is no clause {name}{meant(name, clauses())}")
    return [clauses()[name] for name in ids]


def _by_words(words: Sequence[str], within: Sequence[Clause]) -> list[Clause]:
    is_part = len(words) == 1 and PART.fullmatch(words[0])
    found = part(words[0], within) if is_part else search(words, within)
    if not found:
        raise Failed(f"no clause speaks of {' '.join(words)}.")
    return found


def _texts(found: Sequence[Clause]) -> Iterator[str]:
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            yield f"{section}"
        yield f"  {clause.id}  {clause.text}{'  [later]' if clause.is_later else ''}"


def _coverage_lines(chapters: Sequence[ChapterCoverage]) -> Iterator[str]:
    for chapter in chapters:
        yield f"{chapter.tested:4} of {chapter.clauses:4}  {chapter.chapter}"
        if chapter.missing:
            yield f"              missing: {', '.join(chapter.missing)}"
    tested = sum(chapter.tested for chapter in chapters)
    yield f"{tested:4} of {sum(chapter.clauses for chapter in chapters):4}  in all"
