"""Matches in files, for the command: found, taken up, and kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from warhost.cli.output import Failed, refused
from warhost.cli.pack import game_named, load
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.entries import Header, RulesChanged
from warhost.kernel.game import Setting
from warhost.kernel.journal import Batch, Receipt
from warhost.kernel.match import Match
from warhost.kernel.refusals import Refusal
from warhost.kernel.replay import Untrue, resume
from warhost.kernel.terms import Terms
from warhost.shelf.war import NotAMatch, Stored, open_war, read_seed, read_war

File = Annotated[Path, typer.Argument(help="The match file, NAME.war.", show_default=False)]
AtSeat = Annotated[str, typer.Option("--seat", help="The seat.", show_default=False)]
AnySeat = Annotated[str, typer.Option("--seat", help="The seat; without one, a spectator.")]


def pack_place(game: str, pack: str) -> str:
    """A shipped pack by its short name, or the folder where a pack lies."""
    return pack if "/" in pack else f"{game}/{pack}"


def terms_of(header: Header, seed: bytes) -> Terms:
    """The game and the packs that a header names, as they are here."""
    game = game_named(header.game)
    packs = {name: load(pack_place(header.game, name)) for name in header.packs}
    tables = next(iter(packs.values())).tables
    setting = Setting(tables, header.scenario, header.seats, header.options)
    return Terms(game, setting, {name: pack.digest for name, pack in packs.items()}, seed)


@contextmanager
def playing(path: Path) -> Iterator[Match]:
    """The match of a file, to be played on; what happens is in the file before it is told."""
    with complaints(path), open_war(path) as file:
        terms = _terms(path, file.stored)
        yield resume(terms, file.stored.lines, file.stored.happenings, file.keep)


@contextmanager
def reading(path: Path) -> Iterator[Match]:
    """The match of a file, to be looked at."""
    with complaints(path):
        stored = read_war(path)
        terms = _terms(path, stored)
        yield resume(terms, stored.lines, stored.happenings, _keep_nothing)


@contextmanager
def complaints(path: Path) -> Iterator[None]:
    """What is wrong with a file, in a sentence."""
    try:
        yield
    except NotAMatch as trouble:
        raise Failed(str(trouble)) from None
    except Untrue as trouble:
        raise Failed(f"{path} is damaged or forged: {trouble}") from None


def seat_named(match: Match, seat: str) -> Seat:
    """One of the match's seats."""
    seats = match.terms.setting.seats
    if seat not in seats:
        raise Failed(f"there is no seat `{seat}`; there are {', '.join(seats)}.")
    return Seat(seat)


def asked(match: Match, seat: str) -> Ask:
    """What a seat is asked."""
    ask = match.ask_of(seat_named(match, seat))
    if ask is None:
        waiting = ", ".join(f"{ask.seat} ({ask.kind})" for ask in match.asks())
        raise Failed(f"{seat} has nothing to decide now; waited for: {waiting or 'nobody'}.")
    return ask


def accepted(said: Receipt | list[Refusal]) -> Receipt:
    """The receipt, or the failure that names the refusals."""
    if isinstance(said, list):
        raise refused("that is refused.", said)
    return said


def _terms(path: Path, stored: Stored) -> Terms:
    seed = stored.seed or read_seed(path)
    if seed is None:
        raise Failed(f"{path} is a copy: it can be verified, but its seed is not here.")
    terms = terms_of(stored.header, seed)
    version, packs = _rules_of(stored)
    if (terms.game.version, terms.packs) != (version, packs):
        raise Failed(
            f"{path} is played by version {version} of {terms.game.title}"
            f" and its packs; here is {terms.game.version}, or the packs differ."
        )
    return terms


def _rules_of(stored: Stored) -> tuple[str, dict[str, str]]:
    """What the match is played by since its rules last changed."""
    changes = [line.entry for line in stored.lines if isinstance(line.entry, RulesChanged)]
    latest = changes[-1] if changes else stored.header
    return latest.version, latest.packs


def _keep_nothing(_: Batch) -> None:
    """What a crash left unfinished is worked out again, and written when somebody plays on."""
