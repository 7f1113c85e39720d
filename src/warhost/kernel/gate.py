"""What the match itself refuses, whatever is played: a wrong seat, an old round, an ended match."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from warhost.kernel import entries
from warhost.kernel.asks import Ask
from warhost.kernel.course import Course
from warhost.kernel.refusals import Refusal
from warhost.kernel.standing import Position

LONGEST_MESSAGE = 10_000
LONGEST_NAME = 200


def refusals(course: Course, entry: Any) -> list[Refusal]:
    """Why an entry may not be written now; empty if it may."""
    if course.standing.closed:
        return refuse("match", "the match is over")
    if entry.seat not in course.standing.seats:
        return refuse("seat", f"nobody sits at {entry.seat!r} in this match")
    return GATES[type(entry)](course, entry)


def refuse(place: str, text: str) -> list[Refusal]:
    """One refusal of the match; it breaks no clause of a game."""
    return [Refusal("", place, text)]


def _joined(course: Course, entry: entries.Joined) -> list[Refusal]:
    if entry.seat in course.standing.nonces:
        return refuse("seat", f"{entry.seat} has already joined")
    if max(len(entry.nonce), len(entry.player)) > LONGEST_NAME:
        return refuse("seat", f"a name and what is added to the dice: {LONGEST_NAME} characters")
    return []


def _answer(course: Course, entry: entries.Answer) -> list[Refusal]:
    standing = course.standing
    if standing.position is None:
        return refuse("match", "the match begins when all seats have joined")
    if entry.round != standing.round:
        return refuse("round", f"round {entry.round} is not open, the open one is {standing.round}")
    ask = standing.ask_of(entry.seat)
    if ask is None:
        return refuse("seat", f"{entry.seat} has nothing to decide now")
    if entry.kind != ask.kind:
        return refuse("kind", f"asked was {ask.kind!r}, not {entry.kind!r}")
    return _order(course, standing.position, ask, entry.order)


def _order(course: Course, position: Position, ask: Ask, raw: msgspec.Raw) -> list[Refusal]:
    order = course.terms.understood(bytes(raw))
    if isinstance(order, list):
        return order
    game = course.terms.game
    return game.check(game.view(position.world, ask.seat), ask, order)


def _absence(course: Course, entry: entries.Absence) -> list[Refusal]:
    if entry.seat in course.standing.answers:
        return refuse("seat", f"{entry.seat} has answered")
    return _answer(course, entry)


def _message(course: Course, entry: entries.Message) -> list[Refusal]:
    strangers = [seat for seat in entry.to if seat not in course.standing.seats]
    if strangers:
        return refuse("to", f"nobody sits at {strangers[0]!r} in this match")
    if len(entry.text) > LONGEST_MESSAGE:
        return refuse("text", f"a message has at most {LONGEST_MESSAGE} characters")
    return []


def _offer(course: Course, entry: entries.Offer) -> list[Refusal]:
    if entry.seat in course.standing.offers:
        return refuse("seat", f"{entry.seat} already offers to end the match")
    return _playing(course, entry)


def _retraction(course: Course, entry: entries.Retraction) -> list[Refusal]:
    if entry.seat not in course.standing.offers:
        return refuse("seat", f"{entry.seat} has made no offer")
    return []


def _playing(course: Course, entry: entries.Offer | entries.Resignation) -> list[Refusal]:
    if course.standing.position is None:
        return refuse("match", "the match has not begun")
    if entry.seat in course.standing.resigned:
        return refuse("seat", f"{entry.seat} has resigned")
    return []


def _undo(course: Course, entry: entries.Undo) -> list[Refusal]:
    position = course.standing.position
    if position is None or course.standing.answers:
        return refuse("undo", "there is no decision to take back")
    while position.earlier is not None and position.decider == entry.seat:
        position = position.earlier
        if position.line == entry.line:
            return []
    return refuse("undo", "something new was learnt since, so that cannot be taken back")


GATES: Mapping[type, Callable[[Course, Any], list[Refusal]]] = {
    entries.Joined: _joined,
    entries.Decision: _answer,
    entries.Absence: _absence,
    entries.Wish: lambda _, __: [],
    entries.Message: _message,
    entries.Offer: _offer,
    entries.Retraction: _retraction,
    entries.Resignation: _playing,
    entries.Undo: _undo,
}
