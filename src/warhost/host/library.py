"""The games, packs and bots that a host offers, by name."""

import functools
from collections.abc import Callable
from typing import Any

from warhost.games import GAMES
from warhost.host.refused import NotFound, because
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Game, Order, Setting, View
from warhost.shelf.packs import Pack, PackFlawed, load_pack

Decide = Callable[[View, Ask, Dice], Order]


def game_named(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise NotFound(because(f"There is no game {name!r} here.", "game"))


def bots_of(game: str) -> dict[str, Decide]:
    """The machine players of a game; the simplest answers at random."""
    played = game_named(game)
    return {"random": played.sample, **played.bots}


def bot_named(game: str, name: str) -> Decide:
    """A bot that plays this game."""
    bots = bots_of(game)
    if name not in bots:
        known = ", ".join(bots)
        raise NotFound(because(f"No bot is called {name!r}; there are {known}.", "player"))
    return bots[name]


@functools.cache
def pack_named(game: str, pack: str) -> Pack:
    """A pack without flaws; no other ever starts a match."""
    played = game_named(game)
    try:
        return load_pack(game, pack, played.schema, played.audit)
    except PackFlawed as flawed:
        raise NotFound(because(str(flawed), "pack")) from None


def setting_of(
    game: str, pack: str, scenario: str, seats: tuple[Seat, ...], options: dict[str, Any]
) -> Setting:
    """What a match is begun from."""
    return Setting(pack_named(game, pack).tables, scenario, seats, options)
