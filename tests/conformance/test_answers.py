"""What may be answered: everything offered is accepted, printed and understood again."""

import pytest

from tests.conformance.subjects import SUBJECTS, Walk, chance, walked
from warhost.kernel.asks import Choices
from warhost.kernel.digests import canonical
from warhost.kernel.game import Order

pytestmark = pytest.mark.parametrize("name", [subject.name for subject in SUBJECTS])
SAMPLES = 3


def offered(walk: Walk, place: int) -> list[Order]:
    """The answers of a list, or some that a form can take."""
    game, step = walk.subject.game, walk.steps[place]
    view = game.view(step.world, step.ask.seat)
    options = game.options(view, step.ask)
    if isinstance(options, Choices):
        return list(options.orders)
    return [game.sample(view, step.ask, chance(place, n)) for n in range(SAMPLES)]


def test_every_answer_offered_is_accepted(name: str) -> None:
    walk = walked(name)
    for place, step in enumerate(walk.steps):
        view = walk.subject.game.view(step.world, step.ask.seat)
        for order in offered(walk, place):
            assert walk.subject.game.check(view, step.ask, order) == [], order


def test_the_answer_of_an_absent_seat_is_accepted(name: str) -> None:
    walk = walked(name)
    for step in walk.steps:
        view = walk.subject.game.view(step.world, step.ask.seat)
        order = walk.subject.game.fallback(view, step.ask, {})
        assert walk.subject.game.check(view, step.ask, order) == [], order


def test_an_order_printed_and_parsed_is_the_same_order(name: str) -> None:
    walk = walked(name)
    words = walk.subject.game.words
    for step in walk.steps:
        view = walk.subject.game.view(step.world, step.ask.seat)
        assert words.parse(words.print(step.order), view, step.ask) == step.order


def test_an_order_sent_as_json_is_the_same_order(name: str) -> None:
    walk = walked(name)
    for step in walk.steps:
        assert walk.match.decode(canonical(step.order)) == step.order


def test_options_can_be_sent(name: str) -> None:
    walk = walked(name)
    game = walk.subject.game
    for step in walk.steps:
        view = game.view(step.world, step.ask.seat)
        assert canonical(game.options(view, step.ask))
        assert canonical(game.picture(view))
        assert game.words.show(view)
