"""The sequence of an order's arguments: parser, printer, completion and reference page use it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from warhost.games.cosmos.language.kinds import Kind
from warhost.games.cosmos.language.words import Word

DEFAULT = "*"
"""C3.1-20 Stands for the default of an optional argument."""


class Argument(msgspec.Struct, frozen=True, kw_only=True):
    """One argument: the field of the order it fills, and what may stand there."""

    field: str
    kind: Kind
    sign: str = ""
    """How the syntax line calls it, if not as its kind."""
    is_list: bool = False
    is_optional: bool = False
    takes_rest: bool = False
    """A name may also be written without quotes, up to the end of the line."""

    @property
    def shown(self) -> str:
        sign = self.sign or self.kind.sign
        dots = " …" if self.is_list else ""
        return f"[{sign}{dots}]" if self.is_optional else f"{sign}{dots}"


class Misread(msgspec.Struct, frozen=True):
    """Why a line is no order: where, and what was expected there."""

    column: int
    expected: str
    found: str


def read_arguments(
    syntax: Sequence[Argument], words: Sequence[Word], end: int
) -> dict[str, Any] | Misread:
    """The fields of an order; `end` is the column after the line's last word."""
    fields: dict[str, Any] = {}
    place = 0
    for argument in syntax:
        found, place = _read_one(argument, words, place, end)
        if isinstance(found, Misread):
            return found
        if found is not None:
            fields[argument.field] = found
    if place < len(words):
        return Misread(words[place].column, _expected_at_end(syntax), words[place].text)
    return fields


def print_arguments(syntax: Sequence[Argument], order: Any) -> str:
    """C3.1-20 What stands after the word; a default in the midst is written as a star."""
    printed = [_printed(argument, getattr(order, argument.field)) for argument in syntax]
    while printed and printed[-1] == DEFAULT:
        printed.pop()
    return " ".join(printed)


def syntax_line(word: str, syntax: Sequence[Argument]) -> str:
    """`recruit type [number]`, as the reference page shows it."""
    return " ".join((word, *(argument.shown for argument in syntax)))


def expected_next(syntax: Sequence[Argument], words: Sequence[Word]) -> Iterator[Argument]:
    """For completion: the arguments that may follow after these words."""
    place = 0
    for argument in syntax:
        if place >= len(words):
            yield argument
            if not argument.is_optional:
                return
            continue
        found, place = _read_one(argument, words, place, 0)
        if argument.is_list and place >= len(words) and not isinstance(found, Misread):
            yield argument


def _read_one(argument: Argument, words: Sequence[Word], place: int, end: int) -> tuple[Any, int]:
    if place >= len(words):
        missing = Misread(end, argument.kind.expected, "")
        return (None if argument.is_optional else missing), place
    word = words[place]
    if word.text == DEFAULT and not word.is_quoted:
        return _read_default(argument, word), place + 1
    if argument.is_list:
        return _read_list(argument, words, place)
    if argument.takes_rest:
        return _read_rest(argument, words, place)
    value = argument.kind.read(word)
    return (_misread(argument, word) if value is None else value), place + 1


def _read_default(argument: Argument, word: Word) -> Misread | None:
    if argument.is_optional:
        return None
    return Misread(word.column, f"{argument.kind.expected}; it has no default", DEFAULT)


def _misread(argument: Argument, word: Word) -> Misread:
    return Misread(word.column, argument.kind.expected, word.text)


def _read_list(argument: Argument, words: Sequence[Word], place: int) -> tuple[Any, int]:
    values: list[Any] = []
    while place < len(words):
        value = argument.kind.read(words[place])
        if value is None:
            break
        values.append(value)
        place += 1
    return (tuple(values) if values else _misread(argument, words[place])), place


def _read_rest(argument: Argument, words: Sequence[Word], place: int) -> tuple[Any, int]:
    """A name without quotes has its words joined; a quoted one is one word."""
    rest = words[place:]
    if words[place].is_quoted:
        rest = words[place : place + 1]
    value = argument.kind.read(Word(" ".join(word.text for word in rest), words[place].column))
    return (_misread(argument, words[place]) if value is None else value), place + len(rest)


def _printed(argument: Argument, value: Any) -> str:
    if value is None or value in ((), ""):
        return DEFAULT
    if argument.is_list:
        return " ".join(argument.kind.print(one) for one in value)
    return argument.kind.print(value)


def _expected_at_end(syntax: Sequence[Argument]) -> str:
    if syntax and syntax[-1].is_list:
        return f"{syntax[-1].kind.expected}, or the end of the line"
    return "the end of the line"
