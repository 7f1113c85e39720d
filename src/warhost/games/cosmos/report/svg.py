"""The map as a picture, made when somebody asks for it."""

from collections.abc import Iterator

from warhost.games.cosmos.report.hexes import (
    RADIUS,
    frame_of,
)
from warhost.games.cosmos.report.layers import LAYERS, icon, page_of
from warhost.games.cosmos.report.legend import ROW, legend_rows, rows_of
from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.report.record import Map, Report
from warhost.games.cosmos.report.symbols import (
    FADED,
    INK,
    LINE,
    PAPER,
    PLACES,
    RAISED,
    ROAD,
    TERRAIN,
    WATER,
    colour_of,
    hatch_of,
)

SMALL = 500
STYLE = f"""
text {{ font-size: 7px; fill: {INK};
  font-family: 'Source Sans 3', system-ui, Arial, 'DejaVu Sans', sans-serif; }}
.number {{ fill: {FADED}; text-anchor: middle; }}
.code {{ fill: {FADED}; text-anchor: middle; font-weight: 700; font-size: 6px; }}
.sign {{ fill: none; stroke: {INK}; stroke-opacity: .38; stroke-width: 1.2; }}
.grid {{ stroke: {LINE}; stroke-width: .6; stroke-opacity: .7; }}
.river, .lane, .coast {{ fill: none; stroke: {WATER}; stroke-linecap: round; }}
.shore {{ fill: none; stroke: {WATER}; stroke-width: 1.3; stroke-linecap: round; }}
.road {{ fill: none; stroke: {ROAD}; stroke-width: 2.2; stroke-linecap: round; }}
.lane {{ stroke-dasharray: 4 3; stroke-width: 1.6; }}
.place {{ stroke: {INK}; stroke-width: 1.4; stroke-linejoin: round; }}
.name {{ font-weight: 600; text-anchor: middle; paint-order: stroke; stroke: {PAPER};
  stroke-width: 2.4px; stroke-linejoin: round; }}
.count {{ fill: {RAISED}; font-weight: 700; text-anchor: middle; }}
.gone {{ opacity: .5; stroke-dasharray: 2 2; }}
.key {{ font-size: 9px; }}
"""


def svg_of(report: Report) -> str:
    """C1.2-7 The map with its key, a whole document."""
    return "\n".join(_document(report)) + "\n"


def _document(report: Report) -> Iterator[str]:
    page = report.map
    left, top, wide, high = frame_of(page)
    wide = max(wide, 260)
    below = top + high
    high += ROW * rows_of(page, wide) + ROW
    title = escape(f"{report.name}: the map after turn {report.turn}")
    box = f"{left:.0f} {top:.0f} {wide:.0f} {high:.0f}"
    size = f'role="img" width="{wide * _scale(wide):.0f}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
    yield f"<title>{title}</title>"
    yield f"<style>{STYLE}</style>"
    yield from _definitions(page)
    yield f'<rect x="{left:.0f}" y="{top:.0f}" width="100%" height="100%" fill="{PAPER}"/>'
    drawn = page_of(page)
    for layer in LAYERS:
        yield f'<g class="{layer.__name__}">'
        for one in page.hexes:
            yield from layer(drawn, one)
        yield "</g>"
    yield from legend_rows(page, left + RADIUS / 2, below, wide)
    yield "</svg>"


def _scale(wide: float) -> float:
    """Small maps are drawn larger."""
    return 1.7 if wide < SMALL else 1.2


def _definitions(page: Map) -> Iterator[str]:
    """The signs and hatches that this map uses."""
    yield "<defs>"
    for name in sorted({one.terrain for one in page.hexes} & TERRAIN.keys()):
        yield f'<path id="t-{name}" class="sign" d="{TERRAIN[name]}"/>'
    for sign in sorted({icon(spot) for one in page.hexes for spot in one.spots}):
        yield f'<path id="p-{sign}" class="place" d="{PLACES[sign]}"/>'
    for nation in sorted({one.owner for one in page.hexes if one.owner}):
        angle, distance, dashes = hatch_of(nation)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        yield (
            f'<pattern id="h-{nation}" width="{distance}" height="{distance}" '
            f'patternUnits="userSpaceOnUse" patternTransform="rotate({angle})">'
            f'<path d="M0 0 V{distance}" stroke="{colour_of(nation)}" stroke-width="1.6" '
            f'stroke-opacity=".45"{dashed}/></pattern>'
        )
    yield "</defs>"
