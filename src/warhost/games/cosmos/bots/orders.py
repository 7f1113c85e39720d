"""From what a bot wishes to a sheet that nothing is wrong with."""

from collections.abc import Iterable

import msgspec

from warhost.games.cosmos.sheets.reading import read_plain
from warhost.games.cosmos.sheets.records import Reading, Remark, Sheet
from warhost.games.cosmos.sheets.warnings import warnings_of
from warhost.games.cosmos.view import View

NATION = 0


class Wish(msgspec.Struct, frozen=True):
    """Orders that belong together; of one unit or location, or of the nation."""

    who: int
    lines: tuple[str, ...]


def sheet_of(view: View, wishes: Iterable[Wish]) -> Sheet:
    """C3.2-19 In the sequence of the wishes; one that is not all in order is given up."""
    text = ""
    for wish in wishes:
        longer = text + _written(view, wish)
        if not _remarks(view, read_plain(longer)):
            text = longer
    return Sheet(text)


def _remarks(view: View, reading: Reading) -> tuple[Remark, ...]:
    return (*reading.remarks, *warnings_of(view, reading))


def _written(view: View, wish: Wish) -> str:
    head = f"nation {view.nation}:" if wish.who == NATION else f"{wish.who}:"
    return "\n".join([head, *wish.lines, ""])
