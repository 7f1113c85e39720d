"""A series in a file, so that it can be stopped and gone on with: one finished match a line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from warhost.lab.playing import Played
from warhost.lab.series import Series, name_of


class Heading(msgspec.Struct, frozen=True):
    """The first line: which series the others belong to."""

    series: Series
    name: str


class AnotherSeries(Exception):
    """A file holds matches of another series."""


Note = Callable[[Played], None]
"""Keeps a finished match."""


def read_results(path: Path, series: Series) -> list[Played]:
    """The matches of this series that are already played; a torn last line is left out."""
    if not path.exists():
        return []
    first, *rest = path.read_bytes().split(b"\n")
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except msgspec.MsgspecError:
        raise AnotherSeries(f"{path} is no file of results.") from None
    if heading.name != name_of(series):
        raise AnotherSeries(f"{path} holds another series: {_told(heading.series)}.")
    return [msgspec.json.decode(line, type=Played) for line in rest[:-1]]


def _told(series: Series) -> str:
    return f"{series.game} {series.scenario}, {' against '.join(series.players)}"


@contextmanager
def keeping(path: Path, series: Series) -> Iterator[Note]:
    """Append matches to the file; what a crash tore off at its end is cut away before."""
    if not path.exists():
        path.write_bytes(msgspec.json.encode(Heading(series, name_of(series))) + b"\n")
    whole = path.read_bytes().rpartition(b"\n")[0] + b"\n"
    with path.open("r+b") as file:
        file.truncate(len(whole))
        file.seek(len(whole))

        def note(played: Played) -> None:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()

        yield note
