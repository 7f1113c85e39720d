"""What a seat cannot know changes nothing that it receives."""

import pytest

from tests.conformance.subjects import SUBJECTS, Walk, chance, fresh, walked
from warhost.kernel.asks import SPECTATOR, Seat
from warhost.kernel.digests import canonical
from warhost.kernel.game import Event, World
from warhost.kernel.match import Match

pytestmark = pytest.mark.parametrize("name", [subject.name for subject in SUBJECTS])


def watchers(match: Match) -> tuple[Seat, ...]:
    """Everybody who learns something."""
    return (*match.terms.setting.seats, SPECTATOR)


def test_an_imagined_world_looks_like_the_real_one(name: str) -> None:
    walk = walked(name)
    game = walk.subject.game
    for place, step in enumerate(walk.steps):
        for seat in watchers(walk.match):
            view = game.view(step.world, seat)
            assert game.view(game.imagine(view, chance(place)), seat) == view


def test_options_refusals_and_prompts_tell_nothing_hidden(name: str) -> None:
    walk = walked(name)
    game = walk.subject.game
    for place, step in enumerate(walk.steps):
        seat = step.ask.seat
        other = game.imagine(game.view(step.world, seat), chance(place))
        assert game.asks(other) == game.asks(step.world)
        received = [told(walk, world, place) for world in (step.world, other)]
        assert received[0] == received[1]


def told(walk: Walk, world: World, place: int) -> bytes:
    """Everything that the seat asked at a step gets to read, for a good order and all that fit."""
    game, step = walk.subject.game, walk.steps[place]
    view = game.view(world, step.ask.seat)
    orders = [other.order for other in walk.steps[max(0, place - 3) : place + 3]]
    refusals = [game.check(view, step.ask, order) for order in orders]
    prompt = game.words.prompt(view, step.ask)
    return canonical([game.picture(view), prompt, game.options(view, step.ask), refusals])


def test_events_as_seen_tell_nothing_hidden(name: str) -> None:
    walk = walked(name)
    game, match = walk.subject.game, walk.match
    for event, after in played_again(walk):
        for seat in watchers(match):
            learnt = game.seen(event, after, seat)
            other = game.imagine(game.view(after, seat), chance(seat))
            assert game.seen(event, other, seat) == learnt


def played_again(walk: Walk) -> list[tuple[Event, World]]:
    """Every event since the first question with the world after it."""
    game, match = walk.subject.game, walk.match
    found = []
    world = game.copy(walk.steps[0].world)
    for happening in match.happenings[len(fresh(walk.subject).happenings) :]:
        for event in match.terms.events_from(happening.events):
            game.apply(world, event)
            found.append((event, game.copy(world)))
    return found
