"""Whole games of bots, kept with all they wrote and all that happened."""

import functools
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.games.cosmos.tables.shipped import rules_of, tables_of
from warhost.games.cosmos.bots import BOTS
from warhost.games.cosmos.deciding import asks, resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.founding.making import made
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.view import view_of
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice


class Played(msgspec.Struct):
    """A game of bots, as far as it was played."""

    world: World
    events: list[Any]
    remarks: list[Any]
    longest: float
    """Seconds of the longest decision."""


@functools.cache
def played(what: str, turns: int, bot: str = "steward") -> Played:
    """A scenario of the base pack, or a made world for so many nations."""
    scene = made(tables_of("base"), int(what), "bots").scene if what.isdigit() else ""
    scene = scene or tables_of("base")["scenario"][what].scene
    world = read_scene(scene, replace(rules_of(), turns=1000))
    game = Played(world, [], [], 0.0)
    for turn in range(1, turns + 1):
        _play_turn(game, bot, turn)
    return game


def _play_turn(game: Played, bot: str, turn: int) -> None:
    dice = Dice(bytes([turn]) * 32)
    sheets = {}
    for ask in asks(game.world):
        view = view_of(game.world, ask.seat)
        began = time.process_time()
        sheets[ask.seat] = BOTS[bot](view, ask, dice)
        game.longest = max(game.longest, time.process_time() - began)
        game.remarks += advise(view, Read(sheets[ask.seat].text)).remarks
    for event in resolve(game.world, sheets, dice):
        apply(game.world, event)
        game.events.append(event)
