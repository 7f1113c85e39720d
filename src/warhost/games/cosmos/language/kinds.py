"""What one argument of an order can be: how it is read, how it is written, what is expected."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from warhost.games.cosmos.language.words import Word

LARGEST = 1_000_000_000
"""No number of an order is larger."""
NUMBER = re.compile(r"[+-]?\d{1,10}")
ID = re.compile(r"\d{1,9}")
ALIAS = re.compile(r"\$(?:\d{1,9}/)?[A-Za-z0-9_.-]{1,50}")
NEW_ALIAS = re.compile(r"\$?([A-Za-z0-9_.-]{1,50})")
WAYPOINT = re.compile(r"(?:[ou]?(?:\d{1,9}|ne|nw|n|se|sw|s)d?|[ou]?h)", re.IGNORECASE)
NATION = re.compile(r"[A-Za-z][A-Za-z0-9]{0,2}")
RESOURCE = re.compile(r"([A-Za-z][A-Za-z -]{0,30}):([+-]?\d{1,10})")
CONTROL_CHARACTER = re.compile(r"[\x00-\x1f\x7f\"]")


class Kind(msgspec.Struct, frozen=True):
    """One kind of argument. `read` gives None for a word that is none of its kind."""

    sign: str
    """How a syntax line calls it."""
    expected: str
    """What is told to a player who wrote something else."""
    read: Callable[[Word], Any]
    print: Callable[[Any], str] = str


def _number(word: Word) -> int | None:
    if word.is_quoted or not NUMBER.fullmatch(word.text):
        return None
    number = int(word.text)
    return number if abs(number) <= LARGEST else None


def _count(word: Word) -> int | None:
    number = _number(word)
    return number if number is not None and number >= 0 else None


def _ref(word: Word) -> int | str | None:
    if word.is_quoted:
        return None
    if ID.fullmatch(word.text):
        return int(word.text)
    return word.text if ALIAS.fullmatch(word.text) else None


def _ref_or_dash(word: Word) -> int | str | None:
    return "-" if word.text == "-" else _ref(word)


def _waypoint(word: Word) -> str | None:
    if word.is_quoted:
        return None
    if ALIAS.fullmatch(word.text):
        return word.text
    return word.text.lower() if WAYPOINT.fullmatch(word.text) else None


def _place(word: Word) -> int | str | None:
    """One position: a plain number stays a number."""
    found = _waypoint(word)
    return int(found) if found is not None and found.isdigit() else found


def _nation(word: Word) -> int | str | None:
    found = _ref(word)
    if found is not None:
        return found
    return word.text if NATION.fullmatch(word.text) else None


def _resource(word: Word) -> tuple[str, int] | None:
    found = RESOURCE.fullmatch(word.text)
    if not found or abs(int(found[2])) > LARGEST:
        return None
    return " ".join(found[1].lower().split()), int(found[2])


def _name(word: Word) -> str | None:
    return None if CONTROL_CHARACTER.search(word.text) or not word.text.strip() else word.text


def _alias(word: Word) -> str | None:
    found = None if word.is_quoted else NEW_ALIAS.fullmatch(word.text)
    return found[1] if found else None


def _printed_type(name: str) -> str:
    return name if name.isascii() and name.isdigit() else _printed_name(name)


def _printed_name(name: str) -> str:
    return f'"{name}"'


def _printed_resource(pair: tuple[str, int]) -> str:
    name = _printed_name(pair[0]) if " " in pair[0] else pair[0]
    return f"{name}:{pair[1]}"


NUMBER_KIND = Kind("number", "a number", _number)
COUNT = Kind("number", "a number that is not negative", _count)
THING = Kind("id", "an ID number or an alias like $guards", _ref)
THING_OR_DASH = Kind("id", "an ID number, or - to delete the alias", _ref_or_dash)
WAYPOINTS = Kind(
    "position", "a position: a number, a direction like ne, or one like o125, uh, 125d", _waypoint
)
PLACE = Kind("position", "a position: a number, a direction, or one like o125", _place)
NATIONS = Kind("nation", "a nation by its number or code", _nation)
RESOURCES = Kind("resource:amount", "a resource and an amount, like gold:100", _resource,
                 _printed_resource)  # fmt: skip
NAMES = Kind("name", "a name", _name, _printed_name)
TYPES = Kind("type", "a type by its number, or its name in quotes", _name, _printed_type)
ALIASES = Kind("alias", "an alias of letters, digits, - _ and .", _alias, lambda name: f"${name}")


def one_of(*choices: str, sign: str = "") -> Kind:
    """One of the words an order knows, in any case."""
    return Kind(
        sign or "|".join(choices),
        "one of " + ", ".join(choices),
        lambda word: word.text.lower() if word.text.lower() in choices else None,
    )


def number_or(*choices: str, sign: str) -> Kind:
    """A number that is not negative, or one of some words; kept as a text either way."""

    def read(word: Word) -> str | None:
        number = _count(word)
        if number is not None:
            return str(number)
        return word.text.lower() if word.text.lower() in choices else None

    return Kind(sign, "a number, or one of " + ", ".join(choices), read)
