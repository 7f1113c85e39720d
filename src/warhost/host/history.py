"""A match gone through once more, from its first position and its stored events."""

from collections.abc import Iterator
from typing import NamedTuple

from warhost.host.api import Frame
from warhost.host.log import Answered, events_for, rounds_of, title_of, told_lines
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Begun
from warhost.kernel.game import Event, View, World
from warhost.kernel.journal import Happening
from warhost.kernel.match import Match
from warhost.kernel.replay import replay, start_of


class Past(NamedTuple):
    """A round that was played: what was answered, what came of it, and the world after it.

    The world goes on with the next one; whoever wants to keep something of it takes a view."""

    number: int
    answers: tuple[Answered, ...]
    happening: Happening
    world: World


class Known(NamedTuple):
    """What a seat knew after a round, and what it had learnt in it."""

    round: int
    view: View
    events: list[Event]


def count_of_frames(match: Match) -> int:
    """How many rounds there are to be shown."""
    return len(rounds_of(match.lines).numbers)


def frames_of(match: Match, seat: Seat, wanted: range) -> Iterator[Frame]:
    """The board after each of the wanted rounds, as the seat saw it."""
    game = match.terms.game
    for place, past in enumerate(_pasts(match)):
        if place >= wanted.stop:
            return
        if place in wanted:
            view = game.view(past.world, seat)
            told = told_lines(match, past.happening, view, seat)
            title = title_of(match, past.answers, seat)
            picture = game.picture(view)
            yield Frame(past.number, title.kind, title.text, title.seat, picture, tuple(told))


def known_of(match: Match, seat: Seat) -> Iterator[Known]:
    """What a seat knew at the beginning, called round 0, and after each round."""
    game = match.terms.game
    world, _ = _start(match)
    yield Known(0, game.view(world, seat), [])
    for past in _pasts(match):
        events = events_for(match, past.happening, seat)
        yield Known(past.number, game.view(past.world, seat), events)


def _pasts(match: Match) -> Iterator[Past]:
    """The rounds that still stand, one after the other."""
    happenings = {happening.line: happening for happening in match.happenings}
    rounds = rounds_of(match.lines)
    world, played = _start(match)
    for number, line, answers in zip(rounds.numbers, rounds.lines, rounds.answers, strict=True):
        happening = happenings[line]
        if line > played:
            for event in match.terms.events_from(happening.events):
                match.terms.game.apply(world, event)
        yield Past(number, answers, happening, world)


def _start(match: Match) -> tuple[World, int]:
    """A world of its own at the first position, and the last line that is played in it already."""
    start = replay(match.terms, match.lines[: _first_position(match)])
    assert start.standing.position is not None, "the match has not begun"
    return match.terms.game.copy(start.standing.position.world), start.count


def _first_position(match: Match) -> int:
    """How many lines lead to the first position of the rules that hold now."""
    begun = next(
        place for place, line in enumerate(match.lines, 1) if isinstance(line.entry, Begun)
    )
    return max(begun, start_of(match.lines) + 1)
