"""Small scenes of Multiverse War in the players' notation, and what comes of orders in them.

    red/1 swordsman at A10, 1 wound
    blue/1 bowman at A11
    blue barracks at A12
    land A9 forest A8 hills
    road A5 1 4
    turn 3 red

Tile A lies open and is all grassland unless `land` says otherwise; B to G lie face down round
it, B to the east and the others clockwise; `open B` turns one face up. The row A8 to A12 runs
straight through the middle, A10.
"""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from tests.games.multiverse.scenes.dice import GivenDice
from tests.games.multiverse.scenes.reading import read_scene
from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.events.agenda import TaskDone
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.tasks import Action
from warhost.games.multiverse.world import Unit, UnitId, View, World
from warhost.kernel.asks import SPECTATOR, Ask, Seat
from warhost.kernel.refusals import Refusal


class Played(msgspec.Struct):
    """What came of orders: the world after them, and every event in words."""

    world: World
    events: list[object]
    told: list[str]

    def expect(self, text: str) -> "Played":
        """These sentences were told, in this order; others may stand between them."""
        rest = iter(self.told)
        for line in filter(None, (line.strip() for line in text.splitlines())):
            assert line in rest, f"{line!r} is missing in {self.told}"
        return self

    def never(self, *words: str) -> "Played":
        """No sentence has these words in it."""
        for word in words:
            assert not [line for line in self.told if word in line], self.told
        return self

    def unit(self, name: str) -> Unit:
        return self.world.table.units[UnitId(name)]

    def where(self, name: str) -> str:
        """The hex of a unit by its name; nothing if it has left the board."""
        unit = self.world.table.units.get(UnitId(name))
        return hex_name(unit.hex) if unit else ""

    def gold(self, seat: str) -> int:
        return self.world.secrets[Seat(seat)].gold


def play(scene: str, *orders: str, dice: Sequence[int] = (), on: bool = False) -> Played:
    """Give orders one after the other; stop at the end of the action phase unless it goes `on`."""
    played = Played(read_scene(scene), [], [])
    given = GivenDice(dice)
    for text in orders:
        ask = GAME.asks(played.world)[0]
        order = understood(played.world, ask, text)
        refusals = GAME.check(GAME.view(played.world, ask.seat), ask, order)
        assert not refusals, (text, refusals)
        carry_out(played, {ask.seat: order}, given, on)
    assert not given.left, f"dice were not rolled: {given.left}"
    return played


def build(scene: str, dice: Sequence[int] = (), **plans: str) -> Played:
    """Answer the build question of all seats at once."""
    played = Played(read_scene(scene), [], [])
    answers = {}
    for ask in GAME.asks(played.world):
        answers[ask.seat] = understood(played.world, ask, f"build {plans.get(ask.seat, '')}")
        refusals = GAME.check(GAME.view(played.world, ask.seat), ask, answers[ask.seat])
        assert not refusals, (ask.seat, refusals)
    carry_out(played, answers, GivenDice(dice), on=True)
    return played


def together(played: Played, **texts: str) -> Played:
    """Answer the question that all are asked at once; who is not named gives the fallback."""
    answers = {}
    for ask in GAME.asks(played.world):
        view = GAME.view(played.world, ask.seat)
        answers[ask.seat] = GAME.fallback(view, ask, {})
        if ask.seat in texts:
            answers[ask.seat] = understood(played.world, ask, texts[ask.seat])
        refusals = GAME.check(view, ask, answers[ask.seat])
        assert not refusals, (ask.seat, refusals)
    carry_out(played, answers, GivenDice(), on=True)
    return played


def refusal(scene: str, text: str, seat: str = "") -> Refusal:
    """Why an order is refused."""
    world = read_scene(scene)
    asks = GAME.asks(world)
    ask = next((ask for ask in asks if ask.seat == seat), asks[0])
    order = understood(world, ask, text)
    refusals = GAME.check(GAME.view(world, ask.seat), ask, order)
    if not refusals:
        pytest.fail(f"{text!r} was allowed")
    return refusals[0]


def refused(scene: str, text: str, seat: str = "") -> str:
    """The clause that refuses an order."""
    return refusal(scene, text, seat).clause


def understood(world: World, ask: Ask, text: str) -> object:
    """An order in the notation of players."""
    order = GAME.words.parse(text, GAME.view(world, ask.seat), ask)
    assert not isinstance(order, list), order
    return order


def carry_out(played: Played, answers: Mapping[Seat, object], dice: GivenDice, on: bool) -> None:
    """Apply each event before the next is asked for, and tell it to a reader who sees all."""
    for event in GAME.resolve(played.world, answers, dice):
        if not on and isinstance(event, TaskDone) and isinstance(event.task, Action):
            return
        GAME.apply(played.world, event)
        played.events.append(event)
        told = GAME.words.tell(event, all_seeing(played.world))
        if told is not None:
            played.told.append(told.text)


def all_seeing(world: World) -> View:
    """The whole truth, as a reader of a test wants it."""
    return View(SPECTATOR, world.table)
