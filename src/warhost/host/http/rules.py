"""The clause index beside the board."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from warhost.host.api import ClausePage
from warhost.host.refused import NotFound, because
from warhost.shelf.clauses import Clause, clauses, search

MOST = 60
Words = Annotated[str, QueryParameter(name="search")]


@get("/rules", sync_to_thread=False)
def find(words: Words = "", game: FromQuery[str] = "") -> list[ClausePage]:
    """Clauses by their words, or one by its id."""
    index = clauses()
    wanted = words.strip()
    if wanted.upper() in index:
        return [_page(index[wanted.upper()])]
    within = [clause for clause in index.values() if game in ("", clause.game)]
    return [_page(clause) for clause in search(wanted.split(), within)[:MOST]]


@get("/rules/{clause:str}", sync_to_thread=False)
def one(clause: FromPath[str]) -> ClausePage:
    found = clauses().get(clause)
    if found is None:
        raise NotFound(because(f"There is no clause {clause!r}.", "clause"))
    return _page(found)


def _page(clause: Clause) -> ClausePage:
    return ClausePage(clause.id, clause.chapter, clause.section, clause.text, clause.is_later)


ROUTES = (find, one)
