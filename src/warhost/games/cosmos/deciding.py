"""From a sheet to a turn: who is asked, what is refused, and what it brings about."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.cosmos.events.turn import GameEnded, NationLeft
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.sequence import run_turn
from warhost.games.cosmos.sheets.reading import LONGEST_SHEET, read_plain, read_sheet
from warhost.games.cosmos.sheets.records import Reading, Sheet
from warhost.games.cosmos.sheets.sampling import sampled
from warhost.games.cosmos.sheets.template import template
from warhost.games.cosmos.sheets.vocabulary import vocabulary_of
from warhost.games.cosmos.turn.scoring import verdict_of
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Ask, Form, Options, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

SHEET = "sheet"


def asks(world: World) -> tuple[Ask, ...]:
    """C4-1 Every nation that is still led: its orders for the next turn."""
    if world.verdict is not None:
        return ()
    return tuple(Ask(seat, SHEET) for seat in world.seats if seat not in world.left)


def options(view: View, _: Ask) -> Options:
    """C1.2-20 A form: the template that lists whoever can receive orders."""
    return Form(SHEET, {"turn": view.clock.turn + 1, "template": template(view)})


def sample(view: View, _: Ask, dice: Dice) -> Sheet:
    return sampled(view, dice)


def check(_: View, __: Ask, order: Sheet) -> list[Refusal]:
    """C1.2-28 Only a sheet without measure is refused; what is wrong with lines is told apart."""
    if len(order.text) > LONGEST_SHEET:
        return [Refusal("C3.1-1", "text", f"A sheet has at most {LONGEST_SHEET} characters.")]
    return []


def fallback(_: View, __: Ask, ___: Mapping[str, Any]) -> Sheet:
    """No new orders; what is pending goes on."""
    return Sheet()


def parse(text: str, view: View, ask: Ask) -> Sheet | list[Refusal]:
    """C1.2-19 A sheet is taken as it is written."""
    sheet = Sheet(text)
    return check(view, ask, sheet) or sheet


def reading_of(rules: Rules, sheet: Sheet) -> Reading:
    """What a sheet says to those who know the pack's spells."""
    if not rules.spells:
        return read_plain(sheet.text)
    return read_sheet(sheet.text, vocabulary_of(rules.spells))


def resolve(world: World, answers: Mapping[Seat, Sheet], dice: Dice) -> Iterator[Any]:
    """A whole turn."""
    nations = world.seats
    readings = {nations[seat]: reading_of(world.rules, answers[seat]) for seat in answers}
    yield from run_turn(world, readings, dice)


def resign(world: World, seat: Seat) -> Iterator[Any]:
    """The nation stays in the world, and nobody leads it."""
    yield NationLeft(seat)
    verdict = verdict_of(world)
    if verdict is not None:
        yield GameEnded(verdict)
