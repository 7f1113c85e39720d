"""Multiverse War: random duels, options, odds, copies."""

import time
from collections.abc import Iterator
from typing import Any

from warhost.bench.figures import Figure, in_turn, seconds_each
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.movement.reach import Move
from warhost.games.multiverse.orders.attack import Attack
from warhost.games.multiverse.orders.shoot import Shoot
from warhost.games.multiverse.questions.odds import Odds
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Ask, Choices, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.shelf.packs import load_pack

TOPIC = "Multiverse War"
SEATS = (Seat("red"), Seat("blue"))
MICROSECOND = 1e-6
DUELS = {"novice-skirmish": 8, "novice-duel": 3, "veteran-duel": 2}
MOST_KEPT = 40
LATER = 3
"""The turn from which on positions are kept to be asked about."""


class Duel:
    """A duel of chance: what it took to the last decision, and some of its positions."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.decisions = 0
        self.kept: list[tuple[World, Ask]] = []
        self.world: World = GAME.begin(setting, Dice(bytes(32)))
        self.chance = Dice(bytes([seed]) * 32)
        self._play(Dice(bytes([seed + 1]) * 32))

    def _play(self, dice: Dice) -> None:
        self._carry_out({}, dice)
        while asked := GAME.asks(self.world):
            self._carry_out({ask.seat: self._answer(ask) for ask in asked}, dice)

    def _carry_out(self, answers: dict[Seat, Any], dice: Dice) -> None:
        for event in GAME.resolve(self.world, answers, dice):
            GAME.apply(self.world, event)

    def _answer(self, ask: Ask) -> Any:
        """Of chance; some positions are kept."""
        self.decisions += 1
        if ask.kind == "action" and self.world.table.turn.number >= LATER:
            self._keep(ask)
        return GAME.sample(GAME.view(self.world, ask.seat), ask, self.chance)

    def _keep(self, ask: Ask) -> None:
        if len(self.kept) < MOST_KEPT and self.decisions % 5 == 0:
            self.kept.append((GAME.copy(self.world), ask))


def measure() -> Iterator[Figure]:
    tables = load_pack("multiverse", "base", GAME.schema).tables
    kept: list[tuple[World, Ask]] = []
    for scenario, number in DUELS.items():
        setting = Setting(tables, scenario, SEATS)
        started = time.process_time()
        duels = [Duel(setting, seed) for seed in range(1, number + 1)]
        spent = time.process_time() - started
        rate = sum(duel.decisions for duel in duels) / spent
        yield Figure(TOPIC, f"random play, {scenario}", rate, "decisions/s", rate, 5000)
        kept = [position for duel in duels for position in duel.kept] or kept
    yield from _of_positions(kept)


def _of_positions(kept: list[tuple[World, Ask]]) -> Iterator[Figure]:
    views = [(GAME.view(world, ask.seat), ask) for world, ask in kept]
    counts = [len(_orders(view, ask)) for view, ask in views]
    each, worst = seconds_each(in_turn(views, lambda pair: _orders(*pair)), len(views))
    options = sum(counts) / len(counts)
    yield Figure(TOPIC, "legal options listed", options / each, "options/s", options / worst)
    yield _microseconds("all options of a position", each, worst, 2_000)
    later = [_after_a_move(world, ask) for world, ask in kept]
    after = [(GAME.view(world, ask.seat), ask) for world in later for ask in GAME.asks(world)[:1]]
    after = [(view, ask) for view, ask in after if ask.kind in ("action", "activation")]
    each, worst = seconds_each(in_turn(after, lambda pair: _orders(*pair)), len(after))
    yield _microseconds("all options after one move", each, worst, 200)
    each, worst = seconds_each(in_turn(kept, lambda pair: GAME.copy(pair[0])), 20_000)
    yield _microseconds("copy of a position", each, worst, 10)
    each, worst = seconds_each(in_turn(kept, lambda p: GAME.view(p[0], p[1].seat)), 5_000)
    yield _microseconds("view of a seat", each, worst, 0)
    asked = [(view, question) for view, ask in views for question in _questions(view, ask)]
    each, worst = seconds_each(in_turn(asked, lambda pair: GAME.advise(*pair)), len(asked))
    yield _microseconds("exact odds of a combat", each, worst, 200)


def _after_a_move(world: World, ask: Ask) -> World:
    """The position when a unit has gone somewhere, if one can."""
    moves = [o for o in _orders(GAME.view(world, ask.seat), ask) if isinstance(o, Move)]
    moved: World = GAME.copy(world)
    for order in moves[:1]:
        for event in GAME.resolve(moved, {ask.seat: order}, Dice(bytes(32))):
            GAME.apply(moved, event)
    return moved


def _orders(view: View, ask: Ask) -> tuple[Any, ...]:
    found = GAME.options(view, ask)
    assert isinstance(found, Choices), found
    return found.orders


def _questions(view: View, ask: Ask) -> Iterator[Odds]:
    """What a player would ask about each attack that is possible."""
    for order in _orders(view, ask):
        if isinstance(order, (Attack, Shoot)):
            yield Odds(order.hex, order.unit, partner=order.partner, ability=order.ability)


def _microseconds(what: str, each: float, worst: float, goal: float) -> Figure:
    return Figure(TOPIC, what, each / MICROSECOND, "µs", worst / MICROSECOND, goal)
