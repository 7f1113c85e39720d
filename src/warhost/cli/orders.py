"""`warhost orders`: how the orders of a game are written."""

from collections.abc import Iterator
from typing import Annotated

import typer

from warhost.cli.output import AsJson, Failed, put
from warhost.games.cosmos.orders import BY_WORD, ORDERS
from warhost.games.cosmos.orders.rule import OrderRule
from warhost.games.cosmos.sheets.reference import entry, page
from warhost.shelf.pack_shapes import meant

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Game = Annotated[str, typer.Argument(help="The game; orders are written in cosmos.")]
Words = Annotated[list[str] | None, typer.Argument(help="Words of orders; all if none.")]
Page = Annotated[bool, typer.Option("--page", help="Print the reference page of docs.")]


@app.command()
def orders(game: Game, words: Words = None, as_page: Page = False, as_json: AsJson = False) -> None:
    """Tell how orders are written, who may give them, and what they cost."""
    if game != "cosmos":
        raise Failed(f"orders are written in cosmos only, not in {game}.", status=2)
    if as_page:
        put({"page": page()}, [page().rstrip()], as_json)
        return
    found = [_named(word) for word in words or []]
    record = [_record(rule) for rule in found or ORDERS]
    put(record, map(entry, found) if found else _summaries(), as_json)


def _named(word: str) -> OrderRule:
    if word not in BY_WORD:
        raise Failed(f"there is no order `{word}`{meant(word, BY_WORD)}")
    return BY_WORD[word]


def _record(rule: OrderRule) -> dict[str, object]:
    return {
        "word": rule.word,
        "syntax": rule.line(),
        "givers": sorted(rule.givers),
        "free": rule.is_free,
        "time": rule.time,
        "priority": rule.priority.value,
        "clauses": rule.clauses,
        "example": rule.example,
    }


def _summaries() -> Iterator[str]:
    for rule in ORDERS:
        yield f"{rule.line():44}  {rule.summary}"
