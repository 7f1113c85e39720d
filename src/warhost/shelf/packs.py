"""Data packs: folders of TOML tables that build on each other, read and checked as a whole."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from warhost.kernel.packs import Flaw, Tables
from warhost.shelf.pack_files import HEADER_FILE, Row, first_name, read_rows, read_toml
from warhost.shelf.pack_shapes import faults_in, meant

Schema = Mapping[str, type[msgspec.Struct]]
Audit = Callable[[Tables], Sequence[Flaw]]
Written = dict[tuple[str, str], list[Row]]
"""By table and id, what the packs wrote about a row, the oldest ancestor first."""

REMOVE = "remove"
OLDEST_ANCESTORS = 8


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says of its pack. A pack `extends` a shipped pack of the same game.

    Whatever stands in `also` is laid over that, pack by pack, before its own rows.
    """

    id: str
    game: str
    title: str
    version: str = "1.0.0"
    text: str = ""
    extends: str = ""
    also: tuple[str, ...] = ()


class Pack(msgspec.Struct, frozen=True):
    """A pack without flaws. The digest is that of all its rows, inherited ones included."""

    game: str
    name: str
    title: str
    tables: Tables
    digest: str


class PackFlawed(Exception):
    """A pack that no match may use, with everything that is wrong with it."""

    def __init__(self, name: str, flaws: Sequence[Flaw]) -> None:
        super().__init__(f"the pack {name} has {len(flaws)} flaws, first: {flaws[0].text}")
        self.name = name
        self.flaws = tuple(flaws)


def no_audit(_: Tables) -> Sequence[Flaw]:
    """The rows alone are checked."""
    return ()


def shipped_packs(game: str) -> list[str]:
    """The names of the packs that come with a game."""
    return sorted(
        folder.name
        for folder in _shelf_of(game).iterdir()
        if folder.is_dir() and folder.joinpath(HEADER_FILE).is_file()
    )


def load_pack(game: str, pack: str, schema: Schema, audit: Audit = no_audit) -> Pack:
    """A pack that comes with the game. Raises PackFlawed with all flaws at once."""
    if pack not in shipped_packs(game):
        text = f"{game} has no pack `{pack}`{meant(pack, shipped_packs(game))}"
        raise PackFlawed(pack, [Flaw("", "", "", text)])
    return _load(_shelf_of(game) / pack, schema, audit)


def load_folder(folder: Path, schema: Schema, audit: Audit = no_audit) -> Pack:
    """A pack that lies anywhere; what it extends comes with the game."""
    return _load(folder, schema, audit)


def read_header(folder: Traversable) -> Header:
    """What the pack says of itself. Raises PackFlawed."""
    file = folder.joinpath(HEADER_FILE)
    if not file.is_file():
        raise PackFlawed(folder.name, [Flaw("", "", "", "there is no pack.toml", HEADER_FILE)])
    content, flaws = read_toml(file, HEADER_FILE)
    flaws = flaws or [
        Flaw("", "", field, text, HEADER_FILE) for field, text in faults_in(content, Header)
    ]
    if flaws:
        raise PackFlawed(folder.name, flaws)
    return msgspec.convert(content, Header)


def _shelf_of(game: str) -> Traversable:
    return files("warhost") / "games" / game / "packs"


def _load(folder: Traversable, schema: Schema, audit: Audit) -> Pack:
    header = read_header(folder)
    written, flaws = _gather(_ancestry(folder, header))
    merged, unmerged = _merge(written)
    flaws += unmerged + _shape_flaws(written, merged, schema)
    if flaws:
        raise PackFlawed(header.id, flaws)
    tables = {name: _convert(merged.get(name, {}), struct) for name, struct in schema.items()}
    if found := [_placed(flaw, written) for flaw in audit(tables)]:
        raise PackFlawed(header.id, found)
    return Pack(header.game, header.id, header.title, tables, _digest(merged))


def _ancestry(folder: Traversable, header: Header) -> list[Traversable]:
    """The folders it builds on and its own, each once, the oldest first."""
    found: dict[str, Traversable] = {}
    _climb(header, found, OLDEST_ANCESTORS)
    return [*found.values(), folder]


def _climb(header: Header, found: dict[str, Traversable], left: int) -> None:
    for parent in filter(None, (header.extends, *header.also)):
        if parent in found:
            continue
        text = f"it cannot extend `{parent}`, which is no pack of {header.game}"
        if parent not in shipped_packs(header.game) or not left:
            raise PackFlawed(header.id, [Flaw("", "", "extends", text, HEADER_FILE)])
        folder = _shelf_of(header.game) / parent
        _climb(read_header(folder), found, left - 1)
        found[parent] = folder


def _gather(folders: Sequence[Traversable]) -> tuple[Written, list[Flaw]]:
    written: Written = {}
    flaws: list[Flaw] = []
    for folder in folders:
        rows, trouble = read_rows(folder)
        flaws += trouble
        for row in rows:
            written.setdefault((row.table, row.id), []).append(row)
    return written, flaws


def _merge(written: Written) -> tuple[dict[str, dict[str, Any]], list[Flaw]]:
    """Later packs replace single fields of a row, or remove it."""
    merged: dict[str, dict[str, Any]] = {}
    flaws: list[Flaw] = []
    for (table, name), history in written.items():
        fields, trouble = _last_state(history)
        flaws += trouble
        if fields is not None:
            merged.setdefault(table, {})[name] = {**fields, "id": name}
    return merged, flaws


def _last_state(history: Sequence[Row]) -> tuple[dict[str, Any] | None, list[Flaw]]:
    """The fields of a row after all that was written about it; none if it was removed."""
    fields: dict[str, Any] | None = None
    flaws = []
    for row in history:
        removes = row.fields.get(REMOVE) is True
        if removes and fields is None:
            flaws.append(row.flaw("there is no such row to remove", REMOVE))
        fields = None if removes else {**(fields or {}), **row.fields}
    return fields, flaws


def _shape_flaws(
    written: Written, merged: Mapping[str, Mapping[str, Any]], schema: Schema
) -> list[Flaw]:
    flaws = []
    for table, rows in merged.items():
        for name, fields in rows.items():
            history = written[table, name]
            if table not in schema:
                text = f"there is no table `{table}`{meant(table, schema)}"
                flaws.append(history[-1].flaw(text))
                continue
            flaws += [
                _writer_of(path, history).flaw(text, path)
                for path, text in faults_in(fields, schema[table])
            ]
    return flaws


def _writer_of(path: str, history: Sequence[Row]) -> Row:
    """The youngest of the rows that wrote the field, or the youngest of all."""
    field = first_name(path)
    return next((row for row in reversed(history) if field in row.fields), history[-1])


def _placed(flaw: Flaw, written: Written) -> Flaw:
    """An audit's flaw with the line where the field was written."""
    history = written.get((flaw.table, flaw.row))
    return _writer_of(flaw.field, history).flaw(flaw.text, flaw.field) if history else flaw


def _convert(rows: Mapping[str, Any], struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: msgspec.convert(fields, struct, strict=True) for name, fields in rows.items()}


def _digest(merged: Mapping[str, Mapping[str, Any]]) -> str:
    """Of the content alone: the order of rows counts, for rows may be tried in turn."""
    content = [[table, list(merged[table].items())] for table in sorted(merged)]
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()
