"""A report as a page that stands for itself: map, notes, status, table, events, blurbs."""

from collections.abc import Iterable, Iterator

from warhost.games.cosmos.economy.table import HEADINGS
from warhost.games.cosmos.report.battle_text import battle_page
from warhost.games.cosmos.report.grouping import by_actor, when
from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.report.messages import laid_out
from warhost.games.cosmos.report.record import Note, PlaceStatus, Report, UnitStatus
from warhost.games.cosmos.report.svg import svg_of
from warhost.games.cosmos.report.symbols import FADED, INK, LINE, PAPER, RAISED
from warhost.games.cosmos.report.text import title_of

STYLE = f"""
:root {{ color-scheme: light dark; --paper: light-dark({PAPER}, #1f1d19);
  --ink: light-dark({INK}, #ede5d3); --faded: light-dark({FADED}, #b0a590);
  --line: light-dark(#d3c7ac, #423d33); --raised: light-dark({RAISED}, #292621); }}
body {{ margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 'Source Serif 4', Georgia, serif; }}
h1 {{ font-size: 1.6rem; margin: 0 0 .25rem; }}
h2 {{ font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid {LINE}; }}
h3 {{ font-size: 1rem; margin: 1rem 0 .15rem; }}
nav a {{ color: inherit; margin-right: 1rem; }}
ul {{ list-style: none; margin: 0; padding: 0 0 0 1.1rem; }}
section > ul {{ padding: 0; }}
.more, .clause, .phase {{ color: var(--faded); }}
.more {{ display: block; padding-left: 1.6rem; }}
pre {{ margin: .1rem 0 .3rem 1.6rem; font: .9rem/1.4 ui-monospace, monospace; }}
.map {{ overflow: auto; border: 1px solid var(--line); background: {PAPER}; }}
.map svg {{ display: block; max-width: 100%; height: auto; min-width: 20rem; }}
table {{ border-collapse: collapse; font: .95rem 'Source Sans 3', system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }}
th, td {{ padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
.wide {{ overflow-x: auto; }}
td.phase {{ width: 3.5rem; }}
.events td {{ text-align: left; border: 0; padding: .1rem .7rem .1rem 0; vertical-align: top; }}
"""


def html_of(report: Report) -> str:
    """All parts in the sequence of the book; what has nothing to say is left out."""
    return "\n".join(_document(report)) + "\n"


def _document(report: Report) -> Iterator[str]:
    title = escape(title_of(report))
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>"
    parts = [(name, lines) for name, part in PARTS if (lines := list(part(report)))]
    links = (f'<a href="#{_slug(name)}">{name}</a>' for name, _ in parts)
    yield f"<nav>{' '.join(links)}</nav>\n<main>"
    for name, lines in parts:
        yield f'<section id="{_slug(name)}">\n<h2>{name}</h2>'
        yield from lines
        yield "</section>"
    yield "</main>\n</body>\n</html>"


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def _map(report: Report) -> Iterator[str]:
    if report.map.hexes:
        yield f'<div class="map">{svg_of(report)}</div>'


def _notes(report: Report) -> Iterator[str]:
    if report.notes:
        yield from _list(report.notes)


def _list(notes: Iterable[Note]) -> Iterator[str]:
    yield "<ul>"
    for note in notes:
        yield f"<li>{escape(note.text)}{_more(note.details)}"
        if note.inside:
            yield from _list(note.inside)
        yield "</li>"
    yield "</ul>"


def _general(report: Report) -> Iterator[str]:
    if report.general:
        yield "<ul>"
        yield from (f"<li>{escape(line)}</li>" for line in report.general)
        yield "</ul>"


def _land(report: Report) -> Iterator[str]:
    if report.land:
        yield from _list(report.land)


def _locations(report: Report) -> Iterator[str]:
    for place in report.locations:
        yield from _place(place)


def _place(place: PlaceStatus) -> Iterator[str]:
    yield f"<h3>{escape(place.text)}, in {escape(place.position)}</h3>"
    yield f"{_more(place.details)}{_orders(place.orders)}"


def _units(report: Report) -> Iterator[str]:
    if report.units:
        yield "<ul>"
        for unit in report.units:
            yield from _unit(unit, f", in {escape(unit.position)}" if unit.position else "")
        yield "</ul>"


def _unit(unit: UnitStatus, where: str = "") -> Iterator[str]:
    yield f"<li>{escape(unit.text)}{where}{_more(unit.details)}"
    if unit.force:
        yield "<ul>"
        for member in unit.force:
            yield from _unit(member)
        yield "</ul>"
    yield f"{_orders(unit.orders)}</li>"


def _resources(report: Report) -> Iterator[str]:
    """C6.1-2"""
    if not report.resources:
        return
    heads = "".join(f'<th scope="col">{name}</th>' for name in HEADINGS)
    yield f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>'
    for row in report.resources:
        cells = "".join(f"<td>{getattr(row, name)}</td>" for name in row.__struct_fields__)
        yield f"<tr>{cells}</tr>"
    yield "</tbody>\n</table></div>"


def _events(report: Report) -> Iterator[str]:
    """C1.2-11"""
    for group in by_actor(report):
        yield f'<h3>{escape(group.title)}</h3>\n<table class="events">'
        for event in group.events:
            clause = f' <span class="clause">{event.clause}</span>' if event.clause else ""
            phase = f'<td class="phase">{when(event)}</td>'
            yield f"<tr>{phase}<td>{escape(event.text)}{clause}</td></tr>"
        yield "</table>"


def _battles(report: Report) -> Iterator[str]:
    for battle in report.battles:
        yield from battle_page(battle)


def _blurbs(report: Report) -> Iterator[str]:
    for blurb in report.blurbs:
        yield f"<h3>{escape(blurb.name)} <span class=clause>{escape(blurb.kind)}</span></h3>"
        yield "".join(f"<div>{escape(line)}</div>" for line in blurb.lines)


def _messages(report: Report) -> Iterator[str]:
    for message in report.messages:
        yield f"<h3>From {escape(message.sender)}</h3>"
        for line in laid_out(message.text):
            yield f'<div style="text-align:{line.align}">{escape(line.text)}</div>'


def _more(details: tuple[str, ...]) -> str:
    return "".join(f'<span class="more">{escape(line)}</span>' for line in details)


def _orders(orders: tuple[str, ...]) -> str:
    return f"<pre>{escape(chr(10).join(orders))}</pre>" if orders else ""


PARTS = (
    ("Map", _map),
    ("Map notes", _notes),
    ("Status", _general),
    ("Land", _land),
    ("Locations", _locations),
    ("Units", _units),
    ("Resources", _resources),
    ("Events", _events),
    ("Battles", _battles),
    ("Blurbs", _blurbs),
    ("Notes and messages", _messages),
)
