"""A match gone through once more, from its first position and its stored events."""

from collections.abc import Iterator

from warhost.host.api import Frame
from warhost.host.log import rounds_of, title_of, told_lines
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Begun
from warhost.kernel.match import Match
from warhost.kernel.replay import replay, start_of


def count_of_frames(match: Match) -> int:
    """How many rounds there are to be shown."""
    return len(rounds_of(match.lines).numbers)


def frames_of(match: Match, seat: Seat, wanted: range) -> Iterator[Frame]:
    """The board after each of the wanted rounds, as the seat saw it."""
    game = match.terms.game
    happenings = {happening.line: happening for happening in match.happenings}
    start = replay(match.terms, match.lines[: _first_position(match)])
    assert start.standing.position is not None, "the match has not begun"
    world = game.copy(start.standing.position.world)
    rounds = rounds_of(match.lines)
    for place, (number, line, answers) in enumerate(
        zip(rounds.numbers, rounds.lines, rounds.answers, strict=True)
    ):
        if place >= wanted.stop:
            return
        happening = happenings[line]
        if line > start.count:
            for event in match.terms.events_from(happening.events):
                game.apply(world, event)
        if place in wanted:
            view = game.view(world, seat)
            told = told_lines(match, happening, view, seat)
            title = title_of(match, answers, seat)
            picture = game.picture(view)
            yield Frame(number, title.kind, title.text, title.seat, picture, tuple(told))


def _first_position(match: Match) -> int:
    """How many lines lead to the first position of the rules that hold now."""
    begun = next(
        place for place, line in enumerate(match.lines, 1) if isinstance(line.entry, Begun)
    )
    return max(begun, start_of(match.lines) + 1)
