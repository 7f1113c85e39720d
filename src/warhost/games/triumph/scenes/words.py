"""The words that all lines of a scene share."""

from collections.abc import Container

from warhost.games.triumph.geometry import Point
from warhost.games.triumph.measures import mu_from
from warhost.kernel.asks import Seat

SEATS = (Seat("red"), Seat("blue"))


class NotUnderstood(Exception):
    """A line of a scene that says nothing this program knows."""


def seat_from(word: str) -> Seat:
    if word not in SEATS:
        raise NotUnderstood(f"{word!r} is no seat; the seats are red and blue")
    return Seat(word)


def known(code: str, rows: Container[str]) -> str:
    """The word, if there is a row of that name."""
    if code not in rows:
        raise NotUnderstood(f"there is no {code!r}")
    return code


def point_from(word: str) -> Point:
    x, y = word.split(",")
    return mu_from(x), mu_from(y)
