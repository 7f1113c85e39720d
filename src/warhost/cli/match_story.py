"""The part of `warhost match` that tells of what happened: events, replay, verify, copy."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from warhost.cli.match_files import (
    AnySeat,
    AtSeat,
    File,
    complaints,
    reading,
    seat_named,
    terms_of,
)
from warhost.cli.output import AsJson, Failed, put
from warhost.cli.printing import PRINTED, pdf_of, png_of
from warhost.kernel.asks import SPECTATOR, Seat
from warhost.kernel.copies import happening_for, seat_copy
from warhost.kernel.entries import Round
from warhost.kernel.game import View, Words, World
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match
from warhost.kernel.replay import replay
from warhost.shelf.war import write_copy
from warhost.shelf.war_check import Finding, check_copy, check_war

Number = Annotated[int, typer.Option("--round", help="Only this round; all if 0.")]


def add_to(app: typer.Typer) -> None:
    """These commands stand beside those that play."""
    for command in (events, show_round, verify, copy):
        app.command(NAMES.get(command.__name__, command.__name__))(command)


NAMES = {"show_round": "replay"}


def events(
    file: File, seat: AnySeat = SPECTATOR, number: Number = 0, as_json: AsJson = False
) -> None:
    """Tell what happened, as a seat learnt of it."""
    with reading(file) as match:
        who = seat_named(match, seat) if seat else SPECTATOR
        rounds = [told for told in _rounds(match, who) if number in (0, told["round"])]
        put(rounds, itertools.chain.from_iterable(_round_lines(told) for told in rounds), as_json)


def show_round(
    file: File,
    number: Annotated[int, typer.Argument(help="The round after which to look.")],
    seat: AnySeat = SPECTATOR,
    as_json: AsJson = False,
) -> None:
    """Show the match as it stood after a round, playing it again from the journal."""
    with reading(file) as match:
        world = _world_after(match, number)
        game = match.terms.game
        known = game.view(world, seat_named(match, seat) if seat else SPECTATOR)
        picture = game.picture(known) if as_json else None
        put(picture, [] if as_json else [game.words.show(known)], as_json)


def verify(
    file: File,
    head: Annotated[list[str] | None, typer.Option(help="A receipt, LINE:HASH.")] = None,
    copy: Annotated[Path | None, typer.Option(help="The copy that a seat kept.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a match file from its first byte to its last, against receipts and a seat's copy."""
    with complaints(file):
        finding = check_war(file, terms_of, [_receipt(text) for text in head or []])
        found = finding.found or (check_copy(copy, file) if copy else None)
    if found:
        raise Failed(f"{file} breaks at line {found.line}: {found.why}.")
    put(finding, [_verified(finding)], as_json)


def copy(
    file: File,
    target: Annotated[Path, typer.Argument(help="The new file.", show_default=False)],
    seat: AtSeat,
    as_json: AsJson = False,
) -> None:
    """Write the journal as a seat may have it: others' secrets are replaced by their digests."""
    with reading(file) as match:
        batch = seat_copy(match, seat_named(match, seat))
        write_copy(target, batch)
        put({"lines": len(batch.lines)}, [f"{target}: {len(batch.lines)} lines."], as_json)


def learnt_last(match: Match, seat: Seat) -> list[Any]:
    """The events of the last round, as a seat learnt of them."""
    if not match.happenings:
        return []
    learnt = happening_for(match.happenings[-1], seat).events
    return match.terms.events_from(learnt)


def write_pages(match: Match, seat: Seat, files: Mapping[str, Path], as_json: bool) -> None:
    """What a seat reads after a round, in forms that a game makes beside text."""
    words = match.terms.game.words
    makes = words.pages.keys() | (PRINTED if "svg" in words.pages and words.report else set())
    if missing := sorted(files.keys() - makes):
        raise Failed(f"{match.terms.game.title} makes no {' or '.join(missing)}.")
    known, learnt = match.view(seat), learnt_last(match, seat)
    for kind, file in files.items():
        file.write_bytes(_page(words, kind, known, learnt))
    written = {kind: str(file) for kind, file in files.items()}
    put(written, [f"{file}: written." for file in written.values()], as_json)


def _page(words: Words, kind: str, known: View, learnt: Sequence[Any]) -> bytes:
    if kind in words.pages:
        return words.pages[kind](known, learnt).encode()
    drawn = words.pages["svg"](known, learnt)
    if kind == "png":
        return png_of(drawn)
    assert words.report is not None
    return pdf_of(words.report(known, learnt), drawn)


def _rounds(match: Match, seat: Seat) -> Iterator[dict[str, Any]]:
    """Each round with its events, in words too."""
    words, view = match.terms.game.words, match.view(seat)
    for happening in match.happenings:
        entry = match.lines[happening.line - 1].entry
        assert isinstance(entry, Round)
        seen = match.terms.events_from(happening_for(happening, seat).events)
        told = [said.text for event in seen if (said := words.tell(event, view))]
        yield {"round": entry.number, "line": happening.line, "events": seen, "told": told}


def _round_lines(told: dict[str, Any]) -> Iterator[str]:
    yield f"Round {told['round']}"
    yield from (f"  {sentence}" for sentence in told["told"])


def _world_after(match: Match, number: int) -> World:
    """The world that a round led to; 0 is the beginning."""
    lines = {
        line.entry.number: line.number for line in match.lines if isinstance(line.entry, Round)
    }
    worlds = replay(match.terms, match.lines).worlds
    line = lines.get(number, 0) if number else min(worlds, default=0)
    if line not in worlds:
        raise Failed(f"there is no round {number} to show, or the rules have changed since.")
    return worlds[line]


def _receipt(text: str) -> Receipt:
    line, _, head = text.partition(":")
    if not line.isdecimal() or not head:
        raise Failed(f"`{text}`: a receipt is LINE:HASH.")
    return Receipt(int(line), head.lower())


def _verified(finding: Finding) -> str:
    depth = "played again" if finding.played_again else "its chain only, for its seed is not here"
    return f"{finding.lines} lines, checked: {depth}. Nothing is wrong."
