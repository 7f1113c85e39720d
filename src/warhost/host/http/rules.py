"""The clause index beside the board."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from warhost.host.api import ChapterLine, ClausePage
from warhost.host.refused import NotFound, because
from warhost.shelf.clauses import PART, Clause, chapters, clauses, part, search

MOST = 60
Words = Annotated[str, QueryParameter(name="search")]


@get("/rules", sync_to_thread=False)
def find(words: Words = "", game: FromQuery[str] = "") -> list[ClausePage]:
    """Clauses by their words, a whole chapter or section by its number, or one by its id."""
    index = clauses()
    wanted = words.strip()
    number = wanted.upper()
    if number in index:
        return [_page(index[number])]
    if PART.fullmatch(number):
        return [_page(clause) for clause in part(number, index.values())]
    return [_page(clause) for clause in search(wanted.split(), _of(game))[:MOST]]


@get("/rules/chapters", sync_to_thread=False)
def contents(game: FromQuery[str] = "") -> list[ChapterLine]:
    """What the rules of a game, or of all, are about."""
    titles = (title.partition(" ") for title in chapters(_of(game)))
    return [ChapterLine(number, title) for number, _, title in titles]


@get("/rules/{clause:str}", sync_to_thread=False)
def one(clause: FromPath[str]) -> ClausePage:
    found = clauses().get(clause)
    if found is None:
        raise NotFound(because(f"There is no clause {clause!r}.", "clause"))
    return _page(found)


def _of(game: str) -> list[Clause]:
    return [clause for clause in clauses().values() if game in ("", clause.game)]


def _page(clause: Clause) -> ClausePage:
    return ClausePage(clause.id, clause.chapter, clause.section, clause.text, clause.is_later)


ROUTES = (find, contents, one)
