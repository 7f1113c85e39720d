"""`warhost match`: play, show and check matches that are kept in files."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from warhost.cli import match_story
from warhost.cli.match_begin import new, option_of, standing_lines, tell_receipt
from warhost.cli.match_files import (
    AnySeat,
    AtSeat,
    File,
    accepted,
    asked,
    playing,
    reading,
    seat_named,
)
from warhost.cli.match_story import learnt_last, write_pages
from warhost.cli.output import AsJson, encoded, put, refused
from warhost.kernel.asks import SPECTATOR, Ask, Choices, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.entries import Joined
from warhost.kernel.game import Order, Told
from warhost.kernel.match import Match
from warhost.players import Decide, answer_one, players_of
from warhost.shelf.war import SEED_BYTES

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    help="Play, show and check matches that are kept in files.",
)
app.command()(new)
match_story.add_to(app)

Answer = Annotated[
    str,
    typer.Argument(
        help="An order as players write it, or as JSON; - reads it from input, @FILE from a file."
    ),
]
AsText = Annotated[
    bool, typer.Option("--text", help="With all of the last round, where a game writes reports.")
]


@app.command()
def asks(file: File, as_json: AsJson = False) -> None:
    """Who has to decide what, now."""
    with reading(file) as match:
        record = {"round": match.round, "asks": match.asks(), "verdict": match.verdict}
        put(record, standing_lines(match), as_json)


@app.command()
def view(  # noqa: PLR0913, PLR0917  every form of the same
    file: File,
    seat: AnySeat = SPECTATOR,
    as_text: AsText = False,
    html: Annotated[Path | None, typer.Option(help="Write it as a page.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write its map as a drawing.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write its map as a picture.")] = None,
    pdf: Annotated[Path | None, typer.Option(help="Write it to be printed.")] = None,
    as_json: AsJson = False,
) -> None:
    """All that a seat may know."""
    with reading(file) as match:
        who = seat_named(match, seat) if seat else SPECTATOR
        asked_for = (("html", html), ("svg", svg), ("png", png), ("pdf", pdf))
        if files := {kind: at for kind, at in asked_for if at is not None}:
            write_pages(match, who, files, as_json)
            return
        known, words = match.view(who), match.terms.game.words
        if as_text and words.report is not None and words.record is not None:
            learnt = learnt_last(match, who)
            put(words.record(known, learnt), [words.report(known, learnt)], as_json)
            return
        picture = match.terms.game.picture(known) if as_json else None
        put(picture, [] if as_json else [words.show(known)], as_json)


@app.command()
def options(file: File, seat: AtSeat, as_json: AsJson = False) -> None:
    """What a seat may answer."""
    with reading(file) as match:
        asked(match, seat)
        found = match.options(Seat(seat))
        words = match.terms.game.words
        lines = map(words.print, found.orders) if isinstance(found, Choices) else [encoded(found)]
        put(found, lines, as_json)


@app.command()
def check(file: File, order: Answer, seat: AtSeat, as_json: AsJson = False) -> None:
    """Say whether an order would be taken, and change nothing."""
    with reading(file) as match:
        answer = _order(match, asked(match, seat), order)
        refusals = match.check(Seat(seat), answer)
        if refusals:
            raise refused("that would be refused.", refusals)
        understood = _understood(match, Seat(seat), answer)
        put({"refusals": [], "understood": understood}, _taken(understood), as_json)


@app.command()
def submit(  # noqa: PLR0913, PLR0917  each is an option of the command
    file: File,
    order: Answer,
    seat: AtSeat,
    number: Annotated[int, typer.Option("--round", help="The round; the open one if 0.")] = 0,
    draft: Annotated[
        bool, typer.Option("--draft", help="Hand it in without being done: nobody goes on yet.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Give a seat's answer. Until the round closes only its last one counts."""
    with playing(file) as match:
        answer = _order(match, asked(match, seat), order)
        understood = _understood(match, Seat(seat), answer)
        give = match.draft if draft else match.submit
        receipt = accepted(give(Seat(seat), number or match.round, answer))
        remarks = understood.details if understood else ()
        tell_receipt(match, receipt, as_json, "\n".join(remarks))


@app.command()
def run(
    file: File,
    decisions: Annotated[int, typer.Option(help="At most so many; without end if 0.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let the bots play on until a person is waited for or the match is over."""
    with playing(file) as match:
        players, dice, count = _bots(match), Dice(os.urandom(SEED_BYTES)), 0
        while (not decisions or count < decisions) and answer_one(match, players, dice):
            count += 1
        tell_receipt(match, match.head, as_json, f"{count} decisions.")


@app.command()
def close(file: File, as_json: AsJson = False) -> None:
    """Wait no longer: who has not answered gets the fallback of the rules."""
    with playing(file) as match:
        tell_receipt(match, accepted(match.close_round()), as_json)


@app.command()
def undo(file: File, seat: AtSeat, as_json: AsJson = False) -> None:
    """Take a decision back, unless something new was learnt by it."""
    with playing(file) as match:
        tell_receipt(match, accepted(match.undo(seat_named(match, seat))), as_json)


@app.command()
def wish(
    file: File,
    wishes: Annotated[list[str], typer.Argument(help="NAME=VALUE, text or JSON.")],
    seat: AtSeat,
    as_json: AsJson = False,
) -> None:
    """Say how a seat's questions are answered when it does not; `by itself` lists the kinds."""
    with playing(file) as match:
        wanted = dict(option_of(text) for text in wishes)
        tell_receipt(match, accepted(match.wish(seat_named(match, seat), wanted)), as_json)


@app.command()
def offer(file: File, seat: AtSeat, as_json: AsJson = False) -> None:
    """Offer to end without a winner; when all do, the match is over."""
    with playing(file) as match:
        tell_receipt(match, accepted(match.offer(seat_named(match, seat))), as_json)


@app.command()
def resign(file: File, seat: AtSeat, as_json: AsJson = False) -> None:
    """Give up."""
    with playing(file) as match:
        tell_receipt(match, accepted(match.resign(seat_named(match, seat))), as_json)


def _order(match: Match, ask: Ask, text: str) -> Order:
    """An order from JSON or from the players' notation."""
    text = _text_of(text)
    if text.lstrip().startswith("{"):
        found = match.decode(text.encode())
    else:
        found = match.terms.game.words.parse(text, match.view(ask.seat), ask)
    if isinstance(found, list):
        raise refused("that is not understood.", found)
    return found


def _text_of(text: str) -> str:
    """What is to be read, from wherever it comes."""
    if text == "-":
        return sys.stdin.read()
    return Path(text[1:]).read_text("utf-8") if text.startswith("@") else text


def _understood(match: Match, seat: Seat, answer: Order) -> Told | None:
    """How a game understands an answer, where it says so."""
    label = match.terms.game.words.label
    return label(answer, match.view(seat)) if label else None


def _taken(understood: Told | None) -> list[str]:
    return ["That would be taken.", *(understood.details if understood else ())]


def _bots(match: Match) -> dict[Seat, Decide]:
    """The seats that a machine plays."""
    known = players_of(match.terms.game)
    joined = [line.entry for line in match.lines if isinstance(line.entry, Joined)]
    return {entry.seat: known[entry.player] for entry in joined if entry.player in known}
