"""Stands in a scene: `blue/2 SPR at 20,14 facing 180 general cards SP,HD`."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.measures import degrees_from
from warhost.games.triumph.scenes.words import NotUnderstood, known, point_from, seat_from
from warhost.games.triumph.world import Stand, StandId, World

FLAGS = (
    "general",
    "ally",
    "moved",
    "shot",
    "fought",
    "displaced",
    "bowmen",
    "screened",
    "transports",
    "marked",
    "barred",
)
PLACES = ("muster", "lost", "gone")

Changes = dict[str, Any]
Word = Callable[[list[str]], tuple[Changes, list[str]]]
"""From the words after a mark to what it changes and the words that are left."""


def read_stand(world: World, words: list[str]) -> None:
    """The stand's name and type, then its marks in any order."""
    name, code, *rest = words
    seat, number = name.split("/")
    types = world.table.rules.types
    stand = Stand(
        id=StandId(name),
        seat=seat_from(seat),
        number=int(number),
        type=known(code, types),
        worth=types[code].half_points,
        place="table",
    )
    while rest:
        changes, rest = _mark(rest)
        stand = replace(stand, **changes)
    _no_strange_cards(world, stand)
    world.table.stands[stand.id] = stand


def _no_strange_cards(world: World, stand: Stand) -> None:
    for card in stand.cards:
        known(card, world.table.rules.cards)


def _mark(words: list[str]) -> tuple[Changes, list[str]]:
    first, *rest = words
    if first in FLAGS:
        return {first: True}, rest
    if first in PLACES:
        return {"place": first, "pose": None}, rest
    if first not in WORDS:
        raise NotUnderstood(f"{first!r} says nothing about a stand")
    return WORDS[first](rest)


def _at(words: list[str]) -> tuple[Changes, list[str]]:
    (x, y), rest = point_from(words[0]), words[1:]
    if rest[:1] == ["facing"]:
        return {"pose": Pose(x, y, degrees_from(rest[1]))}, rest[2:]
    return {"pose": Pose(x, y, 0)}, rest


def _cards(words: list[str]) -> tuple[Changes, list[str]]:
    return {"cards": tuple(words[0].split(","))}, words[1:]


def _worth(words: list[str]) -> tuple[Changes, list[str]]:
    return {"worth": round(float(words[0]) * 2)}, words[1:]


def _entry(words: list[str]) -> tuple[Changes, list[str]]:
    return {"entry": words[0]}, words[1:]


def _core(words: list[str]) -> tuple[Changes, list[str]]:
    return {"battle_line": True}, words


def _set_aside(words: list[str]) -> tuple[Changes, list[str]]:
    return {"place": "set aside", "pose": None}, words[1:]


def _flank_march(words: list[str]) -> tuple[Changes, list[str]]:
    return {"place": "flank march", "pose": None}, words[1:]


def _on_foot(words: list[str]) -> tuple[Changes, list[str]]:
    return {"on_foot": words[1]}, words[2:]


WORDS: Mapping[str, Word] = {
    "at": _at,
    "cards": _cards,
    "worth": _worth,
    "entry": _entry,
    "core": _core,
    "set": _set_aside,
    "flank": _flank_march,
    "on": _on_foot,
}
