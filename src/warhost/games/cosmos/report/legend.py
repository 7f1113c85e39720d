"""The key below the map: terrains by colour and sign, nations by colour and hatch."""

from collections.abc import Iterator

from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.report.record import Map
from warhost.games.cosmos.report.symbols import (
    GROUNDS,
    INK,
    TERRAIN,
    UNKNOWN_GROUND,
    colour_of,
)

CELL, ROW = 130, 22
BOX = 16


def rows_of(page: Map, wide: float) -> int:
    """How many rows the key needs."""
    return -(-len(_entries(page)) // _in_a_row(wide))


def legend_rows(page: Map, left: float, top: float, wide: float) -> Iterator[str]:
    yield '<g class="legend">'
    for place, (sign, name) in enumerate(_entries(page)):
        row, column = divmod(place, _in_a_row(wide))
        across, down = left + column * CELL, top + row * ROW
        yield f'<g transform="translate({across:.1f} {down:.1f})">{sign}'
        yield f'<text class="key" x="{BOX + 6}" y="12">{escape(name)}</text></g>'
    yield "</g>"


def _in_a_row(wide: float) -> int:
    return max(int(wide // CELL), 1)


def _entries(page: Map) -> list[tuple[str, str]]:
    return [*_terrains(page), *_nations(page)]


def _terrains(page: Map) -> Iterator[tuple[str, str]]:
    for name in sorted({one.terrain for one in page.hexes}):
        colour = GROUNDS.get(name, UNKNOWN_GROUND)
        box = f'<rect width="{BOX}" height="{BOX}" fill="{colour}" stroke="{INK}" '
        box += 'stroke-opacity=".3"/>'
        scale = BOX / 24
        sign = f'<use href="#t-{name}" transform="scale({scale:.3f})"/>' if name in TERRAIN else ""
        yield box + sign, plain(name)


def _nations(page: Map) -> Iterator[tuple[str, str]]:
    owners = {one.owner for one in page.hexes if one.owner}
    shown = owners | {marker.nation for one in page.hexes for marker in one.units}
    shown |= {spot.nation for one in page.hexes for spot in one.spots}
    for known in page.nations:
        if known.nation in shown:
            fill = f"url(#h-{known.nation})" if known.nation in owners else "none"
            colour = colour_of(known.nation)
            box = f'<rect width="{BOX}" height="{BOX}" fill="{fill}" stroke="{colour}" '
            yield box + 'stroke-width="2.2"/>', f"{known.name} ({known.code})"
