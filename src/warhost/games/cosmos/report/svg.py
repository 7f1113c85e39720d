"""The map as a picture, made when somebody asks for it."""

from collections.abc import Iterator

from warhost.games.cosmos.report.hexes import (
    RADIUS,
    Point,
    centre_of,
    frame_of,
    middle_of,
    outline,
    side_line,
    spoke,
)
from warhost.games.cosmos.report.legend import ROW, legend_rows, rows_of
from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.report.record import Map, MapHex, Marker, Report, Spot
from warhost.games.cosmos.report.symbols import (
    FADED,
    GROUNDS,
    INK,
    LINE,
    PAPER,
    PLACES,
    RAISED,
    ROAD,
    TERRAIN,
    UNKNOWN_GROUND,
    WATER,
    colour_of,
    hatch_of,
)

SYMBOL = 22
SMALL = 500
CODE_AT = (0.0, -6.0)
INNER = 0.88
RIVERS = {"small_river": 2.6, "large_river": 5.0}
COASTS = {"bay": "M-5 0 A5 5 0 0 0 5 0", "beach": "M-5 1 H5 M-3 4 H3"}
CROSSINGS = {"bridge": "M-4 -5 V5 M4 -5 V5", "ford": "M-5 0 H-2 M2 0 H5"}
OLDEST = 8
"""C18-25 After so many turns a hex is no paler any more."""
STYLE = f"""
text {{ font: 7px 'Source Sans 3', system-ui, sans-serif; fill: {INK}; }}
.number {{ fill: {FADED}; text-anchor: middle; }}
.code {{ fill: {FADED}; text-anchor: middle; font-weight: 700; font-size: 6px; }}
.sign {{ fill: none; stroke: {INK}; stroke-opacity: .38; stroke-width: 1.2; }}
.grid {{ stroke: {LINE}; stroke-width: .6; stroke-opacity: .7; }}
.river, .lane, .coast {{ fill: none; stroke: {WATER}; stroke-linecap: round; }}
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
    for layer in (_ground, _water, _ways, _owner, _age, _contents):
        yield f'<g class="{layer.__name__.strip("_")}">'
        for one in page.hexes:
            yield from layer(page, one)
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
    for icon in sorted({spot.icon for one in page.hexes for spot in one.spots} | {"structure"}):
        shape = PLACES.get(icon, PLACES["structure"])
        yield f'<path id="p-{escape(icon)}" class="place" d="{shape}"/>'
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


def _ground(page: Map, one: MapHex) -> Iterator[str]:
    centre = centre_of(page, one)
    colour = GROUNDS.get(one.terrain, UNKNOWN_GROUND)
    told = escape(told_of(page, one))
    yield f'<g><title>{told}</title><polygon class="grid" points="{outline(centre)}" '
    yield f'fill="{colour}"/>'
    if one.terrain in TERRAIN:
        yield _used(f"t-{one.terrain}", centre, (0, 3), SYMBOL)
    yield "</g>"


def _water(page: Map, one: MapHex) -> Iterator[str]:
    """C2.1.3-4 Rivers on the sides, what crosses them, and the coast."""
    centre = centre_of(page, one)
    for side, features in sorted(one.sides.items()):
        for feature in features:
            if feature in RIVERS:
                line = side_line(centre, side)
                yield f'<path class="river" stroke-width="{RIVERS[feature]}" d="{line}"/>'
        for feature in features:
            if shape := COASTS.get(feature) or CROSSINGS.get(feature):
                yield _mark(centre, side, shape, feature in CROSSINGS)


def _ways(page: Map, one: MapHex) -> Iterator[str]:
    """Roads through the centres; sea lanes dashed."""
    centre = centre_of(page, one)
    for side, features in sorted(one.sides.items()):
        for feature, kind in (("road", "road"), ("sea_lane", "lane")):
            if feature in features:
                yield f'<path class="{kind}" d="{spoke(centre, side)}"/>'


def _owner(page: Map, one: MapHex) -> Iterator[str]:
    if one.owner:
        points = outline(centre_of(page, one), INNER)
        yield f'<polygon points="{points}" fill="url(#h-{one.owner})" '
        yield f'stroke="{colour_of(one.owner)}" stroke-width="2.2"/>'


def _age(page: Map, one: MapHex) -> Iterator[str]:
    """C18-25 The longer ago, the paler."""
    if one.seen >= 0:
        pale = 0.22 + 0.4 * min(page.turn - one.seen, OLDEST) / OLDEST
        points = outline(centre_of(page, one))
        yield f'<polygon points="{points}" fill="{PAPER}" fill-opacity="{pale:.2f}"/>'


def _contents(page: Map, one: MapHex) -> Iterator[str]:
    """C5-7 The code of the owner stands beside the number."""
    centre = centre_of(page, one)
    if one.owner:
        yield _label(centre, CODE_AT, "code", _codes(page)[one.owner])
    yield _label(centre, (0, -13), "number", str(one.number))
    for place, spot in enumerate(one.spots[:3]):
        yield from _spot(centre, spot, place, len(one.spots[:3]))
    for place, marker in enumerate(one.units[:4]):
        yield from _marker(centre, marker, place, len(one.units[:4]))


def _codes(page: Map) -> dict[int, str]:
    return {colours.nation: colours.code for colours in page.nations}


def _spot(centre: Point, spot: Spot, place: int, count: int) -> Iterator[str]:
    shift = (place - (count - 1) / 2) * 14
    fill = colour_of(spot.nation) if spot.nation else RAISED
    sign = _used(f"p-{spot.icon}", centre, (shift, -1.5), 15)
    yield f'<g fill="{fill}">{sign}</g>'
    if place == 0:
        yield _label(centre, (0, 13), "name", spot.name[:14])


def _marker(centre: Point, marker: Marker, place: int, count: int) -> Iterator[str]:
    across = centre[0] + (place - (count - 1) / 2) * 12
    down = centre[1] + 18
    gone = "" if marker.is_there else " gone"
    box = f'x="{across - 5.5:.1f}" y="{down - 4.5:.1f}" width="11" height="9" rx="1.5"'
    fill = colour_of(marker.nation)
    yield f'<rect class="unit{gone}" {box} fill="{fill}" stroke="{RAISED}" stroke-width=".8"/>'
    yield _label((across, down), (0, 2.6), "count", str(marker.count))


def told_of(page: Map, one: MapHex) -> str:
    """A hex in words, for those who point at it or listen."""
    names = {colours.nation: colours.name for colours in page.nations}
    parts = [f"{one.number} {plain(one.terrain)}"]
    parts += [names.get(one.owner, "")] if one.owner else []
    parts += [spot.name for spot in one.spots]
    parts += [f"{m.count} units of {names.get(m.nation, 'nobody')}" for m in one.units]
    parts += [f"last seen in turn {one.seen}"] if one.seen >= 0 else []
    return ", ".join(part for part in parts if part)


def _used(name: str, centre: Point, shift: Point, size: float) -> str:
    across, down = centre[0] + shift[0] - size / 2, centre[1] + shift[1] - size / 2
    scale = size / 24
    move = f"translate({across:.1f} {down:.1f}) scale({scale:.3f})"
    return f'<use href="#{escape(name)}" transform="{move}"/>'


def _mark(centre: Point, side: str, shape: str, is_crossing: bool) -> str:
    across, down = middle_of(centre, side)
    turned = {"n": 0, "s": 180, "ne": 60, "se": 120, "sw": 240, "nw": 300}[side]
    move = f"translate({across:.1f} {down:.1f}) rotate({turned})"
    colour = INK if is_crossing else WATER
    return f'<path class="coast" style="stroke:{colour}" transform="{move}" d="{shape}"/>'


def _label(centre: Point, shift: Point, kind: str, text: str) -> str:
    across, down = centre[0] + shift[0], centre[1] + shift[1]
    return f'<text class="{kind}" x="{across:.1f}" y="{down:.1f}">{escape(text)}</text>'
