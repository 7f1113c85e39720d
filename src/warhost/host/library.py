"""The games, packs and bots that a host offers, by name."""

import functools
from typing import Any

from warhost.games import BY_NAME
from warhost.host.refused import NotFound, because
from warhost.kernel.asks import Seat
from warhost.kernel.game import Game, Setting
from warhost.players import Decide, players_of
from warhost.shelf.packs import Pack, PackFlawed, load_pack


def game_named(name: str) -> Game:
    if name not in BY_NAME:
        raise NotFound(because(f"There is no game {name!r} here.", "game"))
    return BY_NAME[name]


def bot_named(game: str, name: str) -> Decide:
    """A bot that plays this game."""
    bots = players_of(game_named(game))
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
