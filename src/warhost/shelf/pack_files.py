"""The TOML files of one pack, row by row, and the line on which each thing was written."""

import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from warhost.kernel.packs import Flaw

HEADER_FILE = "pack.toml"
HEADING = re.compile(r"\s*\[\[?\s*([^\]]+?)\s*\]")
KEY = re.compile(r"\s*([\w-]+|\"[^\"]+\")\s*[=.]")


class Row(msgspec.Struct, frozen=True):
    """A row as it was written: its own fields only, nothing inherited."""

    table: str
    id: str
    fields: Mapping[str, Any]
    file: str
    lines: Mapping[str, int]
    """Lines by field; the row's own line is that of the empty name."""

    def flaw(self, text: str, field: str = "") -> Flaw:
        """A flaw of this row, with the line where the field or else the row was written."""
        line = self.lines.get(first_name(field)) or self.lines[""]
        return Flaw(self.table, self.id, field, text, self.file, line)


def first_name(path: str) -> str:
    """The field of the row that a path like `factors[1].amount` begins with."""
    return re.split(r"[.\[]", path, maxsplit=1)[0]


def read_rows(folder: Traversable) -> tuple[list[Row], list[Flaw]]:
    """All rows of the folder's files, in the order of their names, and what could not be read."""
    rows: list[Row] = []
    flaws: list[Flaw] = []
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml") and file.name != HEADER_FILE:
            content, trouble = read_toml(file, f"{folder.name}/{file.name}")
            flaws += trouble
            lines = _lines_of(file.read_text("utf-8")) if content else {}
            found, misplaced = _rows_in(content, f"{folder.name}/{file.name}", lines)
            rows += found
            flaws += misplaced
    return rows, flaws + _written_twice(rows)


def read_toml(file: Traversable, name: str) -> tuple[dict[str, Any], list[Flaw]]:
    """What a file holds; nothing and a flaw if it is not TOML."""
    try:
        return tomllib.loads(file.read_text("utf-8")), []
    except UnicodeDecodeError:
        return {}, [Flaw("", "", "", "the file is not text in UTF-8", name)]
    except tomllib.TOMLDecodeError as trouble:
        place = re.search(r"at line (\d+)", str(trouble))
        line = int(place[1]) if place else 0
        return {}, [Flaw("", "", "", f"this is not TOML: {trouble}", name, line)]


def _rows_in(
    content: Mapping[str, Any], file: str, lines: Mapping[tuple[str, ...], int]
) -> tuple[list[Row], list[Flaw]]:
    rows: list[Row] = []
    flaws: list[Flaw] = []
    for table, written in content.items():
        table_line = lines.get((table,), 0)
        if not isinstance(written, dict):
            text = f"`{table}` stands outside a row; rows begin with a line like [table.ID]"
            flaws.append(Flaw("", "", table, text, file, table_line))
            continue
        for name, fields in written.items():
            if isinstance(fields, dict):
                rows.append(Row(table, name, fields, file, _lines_below(lines, (table, name))))
            else:
                text = f"`{name}` stands outside a row; rows begin with a line like [{table}.ID]"
                line = lines.get((table, name), table_line)
                flaws.append(Flaw(table, "", name, text, file, line))
    return rows, flaws


def _lines_of(text: str) -> dict[tuple[str, ...], int]:
    """The line of every heading and key; the first one wins where a list has several."""
    lines: dict[tuple[str, ...], int] = {}
    heading: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if found := HEADING.match(line):
            heading = tuple(part.strip().strip('"') for part in found[1].split("."))
            lines.setdefault(heading, number)
        elif found := KEY.match(line):
            lines.setdefault((*heading, found[1].strip('"')), number)
    return lines


def _lines_below(lines: Mapping[tuple[str, ...], int], row: tuple[str, str]) -> dict[str, int]:
    below: dict[str, int] = {}
    for path, line in lines.items():
        if path[:2] == row and len(path) > 2:
            below.setdefault(path[2], line)
    return {"": lines.get(row, min(below.values(), default=0)), **below}


def _written_twice(rows: list[Row]) -> list[Flaw]:
    first: dict[tuple[str, str], Row] = {}
    flaws = []
    for row in rows:
        before = first.setdefault((row.table, row.id), row)
        if before is not row:
            text = f"the row already stands in {before.file}, line {before.lines['']}"
            flaws.append(row.flaw(text))
    return flaws
