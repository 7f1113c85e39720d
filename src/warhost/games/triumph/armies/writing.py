"""T3.3-9 Rosters as text to save: the same tables in which ready rosters are written."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from warhost.games.triumph.armies.rosters import Roster
from warhost.kernel.refusals import Refusal

TABLE = "roster"
WIDEST = 40
"""Longer arrays of records are written one record a line."""


def print_roster(roster: Roster) -> str:
    """A roster as the text of a file; `parse_roster` reads it back."""
    row = msgspec.to_builtins(roster)
    name = row.pop("id")
    nested = row.pop("entry_cards", {})
    lines = [f"[{TABLE}.{_key(name)}]"]
    lines += [f"{field} = {_value(value)}" for field, value in row.items()]
    if nested:
        lines.append(f"[{TABLE}.{_key(name)}.entry_cards]")
        lines += [f"{_key(entry)} = {_value(cards)}" for entry, cards in nested.items()]
    return "\n".join(lines) + "\n"


def parse_roster(text: str) -> Roster | list[Refusal]:
    """The roster of a file, or why it could not be read."""
    try:
        rows = tomllib.loads(text).get(TABLE)
    except tomllib.TOMLDecodeError as trouble:
        return [Refusal("T3.3-9", "file", f"This is no roster file: {trouble}.")]
    if not isinstance(rows, dict) or len(rows) != 1:
        return [Refusal("T3.3-9", "file", "A roster file holds one table [roster.NAME].")]
    [(name, row)] = rows.items()
    return _roster(name, row)


def _roster(name: str, row: Any) -> Roster | list[Refusal]:
    if not isinstance(row, dict):
        return [Refusal("T3.3-9", f"roster.{name}", "This is no table of a roster.")]
    try:
        return msgspec.convert({**row, "id": name}, Roster)
    except msgspec.ValidationError as trouble:
        said, _, place = str(trouble).partition(" - at `$")
        return [Refusal("T3.3-9", place.strip(".`") or f"roster.{name}", f"{said}.")]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return _array(value)
    return str(value) if isinstance(value, int) else _text(value)


def _array(values: list[Any] | tuple[Any, ...]) -> str:
    written = [_value(value) for value in values]
    if sum(map(len, written)) < WIDEST:
        return "[" + ", ".join(written) + "]"
    return "[\n" + "".join(f"    {one},\n" for one in written) + "]"


def _key(name: str) -> str:
    bare = name.replace("-", "").replace("_", "")
    return name if bare.isascii() and bare.isalnum() else _text(name)


def _text(text: str) -> str:
    return '"' + "".join(_characters(text)) + '"'


def _characters(text: str) -> Iterator[str]:
    for character in text:
        if character in '"\\':
            yield f"\\{character}"
        elif ord(character) < 32 or ord(character) == 127:
            yield f"\\u{ord(character):04x}"
        else:
            yield character
