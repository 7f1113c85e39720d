"""The games that the conformance suite runs on, and a match of each walked by chance."""

import functools
import itertools
from typing import Any

import msgspec

from tests.miniatures import MINIATURES, setting_of
from warhost.games import GAMES
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import keyed
from warhost.kernel.game import Game, Setting
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match, open_match
from warhost.shelf.packs import load_pack

COLOURS = (Seat("red"), Seat("blue"), Seat("green"), Seat("gold"))
SEED = bytes(range(32))
SHORT_MATCH = 600
SCENARIOS = {"triumph": "clash", "multiverse": "novice-skirmish", "cosmos": "valley"}
"""What is walked of each shipped game."""
DECISIONS = {"multiverse": 250}
"""How far a shipped game is walked where 40 decisions show too little."""

FURTHER = {
    "multiverse": (
        ("advanced-duel", 2),
        ("border-war", 2),
        ("expert-duel", 2),
        ("three-daggers", 3),
        ("team-war", 4),
        ("four-crowns", 4),
    ),
}
"""Scenarios of other rulesets and modes, with their seats."""
OF_FURTHER = 70


class Subject(msgspec.Struct, frozen=True):
    """A game, a setting, and how many decisions of a match are looked at."""

    game: Game
    setting: Setting
    decisions: int
    name: str = ""
    """By which its walk is found: the game, and the scenario where a game has several."""

    def __str__(self) -> str:
        return self.name


class Step(msgspec.Struct, frozen=True):
    """One decision of a walk, and how the match stood when it was made."""

    world: Any
    ask: Ask
    order: Any
    round: int


class Walk(msgspec.Struct, frozen=True):
    """A match played by chance."""

    subject: Subject
    match: Match
    steps: tuple[Step, ...]


def subjects() -> list[Subject]:
    """Every game there is."""
    small = [Subject(game, setting_of(game), SHORT_MATCH, game.name) for game in MINIATURES]
    more = [_shipped(game, *further) for game in GAMES for further in FURTHER.get(game.name, ())]
    return small + [_shipped(game) for game in GAMES] + more


def _shipped(game: Game, scenario: str = "", seats: int = 2) -> Subject:
    tables = load_pack(game.name, "base", game.schema, game.audit).tables
    setting = Setting(tables, scenario or SCENARIOS[game.name], COLOURS[:seats])
    if scenario:
        return Subject(game, setting, OF_FURTHER, f"{game.name} {scenario}")
    return Subject(game, setting, DECISIONS.get(game.name, 40), game.name)


SUBJECTS = subjects()


def fresh(subject: Subject) -> Match:
    """A match at its first question."""
    match = open_match(subject.game, subject.setting, {"base": "00"}, SEED, lambda _: None)
    assert isinstance(match, Match), match
    for seat in subject.setting.seats:
        match.join(seat, f"nonce of {seat}")
    return match


def chance(*what: object) -> Dice:
    """Dice of the tests' own."""
    return Dice(keyed(SEED, repr(what).encode()))


@functools.cache
def walked(name: str) -> Walk:
    """The one walk of a game that all tests look at."""
    subject = next(subject for subject in SUBJECTS if subject.name == name)
    match = fresh(subject)
    steps: list[Step] = []
    while match.asks() and len(steps) < subject.decisions:
        ask = match.asks()[0]
        order = subject.game.sample(match.view(ask.seat), ask, chance(len(steps)))
        steps.append(Step(world_of(match), ask, order, match.round))
        given(match, steps[-1])
    return Walk(subject, match, tuple(steps))


def given(match: Match, step: Step) -> Receipt:
    """The receipt for an answer that has to be accepted."""
    receipt = match.submit(step.ask.seat, match.round, step.order)
    assert isinstance(receipt, Receipt), (step.ask, step.order, receipt)
    return receipt


def world_of(match: Match) -> Any:
    """The world as it stands."""
    assert match.standing.position is not None
    return match.standing.position.world


def events_of(match: Match) -> list[Any]:
    """All events of a match, in order."""
    rounds = (match.terms.events_from(happening.events) for happening in match.happenings)
    return list(itertools.chain.from_iterable(rounds))
