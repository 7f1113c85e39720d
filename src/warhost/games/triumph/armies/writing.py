"""T3.3-9 Rosters and lists as text to save, in the tables of the shipped ones."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from warhost.games.triumph.armies.lists import ArmyList
from warhost.games.triumph.armies.rosters import Roster
from warhost.kernel.refusals import Refusal

WIDEST = 40
"""Longer arrays of records are written one record a line."""


def print_roster(roster: Roster) -> str:
    """A roster as the text of a file; `parse_roster` reads it back."""
    return _row("roster", roster.id, roster)


def print_list(army_list: ArmyList) -> str:
    """T3.3-8 An army list as a row of the player's own pack."""
    return _row("list", army_list.id, army_list)


def _row(table: str, name: str, record: msgspec.Struct) -> str:
    fields = {key: value for key, value in msgspec.to_builtins(record).items() if key != "id"}
    lines = [f"{key} = {_value(value)}" for key, value in fields.items() if value is not None]
    return "\n".join([f"[{table}.{_key(name)}]", *lines]) + "\n"


def parse_roster(text: str) -> Roster | list[Refusal]:
    """The roster of a file, or why it could not be read."""
    try:
        rows = tomllib.loads(text).get("roster")
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
        pairs = (f"{_key(key)} = {_value(one)}" for key, one in value.items() if one is not None)
        return "{ " + ", ".join(pairs) + " }"
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
