"""Beginning a match in a file of its own, and saying how it stands."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from warhost.cli.match_files import accepted, pack_place
from warhost.cli.output import AsJson, Failed, put, refused
from warhost.cli.pack import game_named, load
from warhost.kernel.asks import Seat
from warhost.kernel.game import Game, Setting
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match, open_match
from warhost.players import players_of
from warhost.shelf.war import SEED_BYTES, SUFFIX, create_war

PERSON = "person"


def new(  # noqa: PLR0913, PLR0917  each is an option of the command
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    scenario: Annotated[str, typer.Argument(help="Its scenario; the first if none.")] = "",
    seat: Annotated[list[str] | None, typer.Option(help="NAME=person or NAME=BOT.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, text or JSON.")] = None,
    pack: Annotated[str, typer.Option(help="A pack of the game, or a folder.")] = "base",
    file: Annotated[str, typer.Option(help="Where to keep it; GAME.war if not said.")] = "",
    seed: Annotated[str, typer.Option(help="64 hexadecimal digits, to repeat a match.")] = "",
    as_json: AsJson = False,
) -> None:
    """Begin a match in a file of its own."""
    path = Path(file or game).with_suffix(SUFFIX)
    played = game_named(game)
    players = _players(played, seat or ["red=person", "blue=person"])
    found = load(pack_place(game, pack))
    scenario = scenario or next(iter(found.tables.get("scenario", {})), "")
    options = dict(option_of(text) for text in option or [])
    setting = Setting(found.tables, scenario, tuple(players), options)
    refusals = played.prepare(setting)
    if refusals:
        raise refused("that cannot be played.", refusals)
    key = _seed(seed)
    with create_war(path, key) as war:
        match = open_match(played, setting, {pack: found.digest}, key, war.keep)
        assert isinstance(match, Match), match
        for place, (name, player) in enumerate(players.items()):
            nonce = f"{seed}{place}" if seed else secrets.token_hex(16)
            accepted(match.join(name, nonce, player))
    tell_receipt(match, match.head, as_json, f"{path}: {played.title}, {scenario}.")


def tell_receipt(match: Match, receipt: Receipt, as_json: bool, first: str = "") -> None:
    """The receipt, and who is waited for now."""
    record = {
        "receipt": receipt,
        "round": match.round,
        "asks": match.asks(),
        "verdict": match.verdict,
    }
    head = f"receipt {receipt.line}:{receipt.head}"
    put(record, filter(None, [first, head, *standing_lines(match)]), as_json)


def standing_lines(match: Match) -> Iterator[str]:
    """How the match ended, or who is waited for."""
    if match.verdict:
        winners = " and ".join(match.verdict.winners) or "nobody"
        yield f"Over: {winners} won, {match.verdict.why}."
    for ask in match.asks():
        yield f"Round {match.round}: {ask.seat} decides: {ask.kind}."


def _players(game: Game, seats: list[str]) -> dict[Seat, str]:
    """Who plays, by seat."""
    players = {}
    for text in seats:
        name, _, player = text.partition("=")
        known = (PERSON, *players_of(game))
        if player not in known:
            raise Failed(f"`{text}`: a seat is NAME=PLAYER, one of {', '.join(known)}.")
        players[Seat(name)] = player
    if len(players) != len(seats) or "" in players:
        raise Failed("every seat needs a name of its own.")
    return players


def option_of(text: str) -> tuple[str, Any]:
    """NAME=VALUE: the value as JSON if it is that, else as it stands."""
    name, sign, value = text.partition("=")
    if not sign:
        raise Failed(f"`{text}`: expected NAME=VALUE.")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def _seed(text: str) -> bytes:
    if not text:
        return os.urandom(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Failed("a seed has 64 hexadecimal digits.")
    return seed
