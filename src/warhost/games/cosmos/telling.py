"""Views, events and sheets in words, as every game of the house gives them."""

from collections.abc import Sequence
from typing import Any

from warhost.games.cosmos.deciding import reading_of
from warhost.games.cosmos.report.html import html_of
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.sentences import sentence_of
from warhost.games.cosmos.report.svg import svg_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.sheets.warnings import warnings_of
from warhost.games.cosmos.view import View
from warhost.kernel.asks import Ask
from warhost.kernel.game import Told


def show(view: View) -> str:
    """The text twin: the report without the events of the turn."""
    return text_of(report_of(view, ()))


def report(view: View, events: Sequence[Any]) -> str:
    """The report of the turn that has ended."""
    return text_of(report_of(view, events, is_detailed=False))


def page(view: View, events: Sequence[Any]) -> str:
    """The report as a page of its own."""
    return html_of(report_of(view, events))


def drawn_map(view: View, events: Sequence[Any]) -> str:
    """Its map alone."""
    return svg_of(report_of(view, events))


PAGES = {"html": page, "svg": drawn_map}


def tell(event: Any, view: View) -> Told | None:
    said = sentence_of(event, view)
    if said is None:
        return None
    return Told(said.text, (said.clause,) if said.clause else (), about=(str(said.who),))


def prompt(view: View, _: Ask) -> str:
    return f"Orders for turn {view.clock.turn + 1}."


def label(sheet: Sheet, view: View) -> Told:
    """C1.2-26 How a sheet was understood, and every error in it."""
    reading = reading_of(view.rules, sheet)
    orders = sum(len(block.entries) for block in reading.blocks)
    actors = sum(block.giver == "actor" for block in reading.blocks)
    warnings = tuple(warnings_of(view, reading))
    errors = [one for one in reading.remarks if one.kind == "error"]
    text = f"{orders} orders under {actors} headers, {len(errors)} errors."
    remarks = sorted((*reading.remarks, *warnings), key=lambda one: (one.line, one.column))
    refusals = [remark.as_refusal() for remark in remarks]
    details = tuple(f"{r.place}: {r.text} ({r.clause})" for r in refusals)
    return Told(text, tuple(dict.fromkeys(one.clause for one in errors)), details)
