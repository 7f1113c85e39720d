"""What is drawn of each hex, layer above layer."""

from collections.abc import Iterator

import msgspec

from warhost.games.cosmos.geography import Board, neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.report.hexes import Point, centre_of, middle_of, outline, side_line, spoke
from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.report.record import Map, MapHex, Marker, Spot
from warhost.games.cosmos.report.symbols import (
    GROUNDS,
    INK,
    PAPER,
    PLACES,
    RAISED,
    TERRAIN,
    UNKNOWN_GROUND,
    WATER,
    WATERS,
    colour_of,
)

SYMBOL = 22
SEEMING = 0.6
"""How much of a hex an illusion is drawn on."""
NUMBER_AT, CODE_AT, GROUND_AT = (0.0, -15.0), (0.0, -8.0), (0.0, 0.0)
PLACE_DOWN, NAME_DOWN = 10.0, 20.5
"""C2.1.3-2 Places stand near the bottom of their hex, wherever in it they are."""
SHIELDS = ((-15.5, -12.0), (15.5, -12.0), (-18.5, 1.0), (18.5, 1.0))
"""Where the units of four nations are counted."""
INNER = 0.88
RIVERS = {"small_river": 2.6, "large_river": 5.0}
COASTS = {"bay": "M-5 0 A5 5 0 0 0 5 0", "beach": "M-5 1 H5 M-3 4 H3"}
CROSSINGS = {"bridge": "M-4 -5 V5 M4 -5 V5", "ford": "M-5 0 H-2 M2 0 H5"}
OLDEST = 8
"""C18-25 After so many turns a hex is no paler any more."""


class Page(msgspec.Struct, frozen=True):
    """A map, and what every hex of it is drawn with."""

    map: Map
    terrains: dict[int, str]
    codes: dict[int, str]


def page_of(page: Map) -> Page:
    """The map ready to be drawn."""
    terrains = {one.number: one.terrain for one in page.hexes}
    return Page(page, terrains, {colours.nation: colours.code for colours in page.nations})


def ground(page: Page, one: MapHex) -> Iterator[str]:
    centre = centre_of(page.map, one)
    colour = GROUNDS.get(one.terrain, UNKNOWN_GROUND)
    told = escape(told_of(page.map, one))
    yield f'<g><title>{told}</title><polygon class="grid" points="{outline(centre)}" '
    yield f'fill="{colour}"/>'
    if one.terrain in TERRAIN:
        yield used(f"t-{one.terrain}", centre, GROUND_AT, SYMBOL)
    if one.seeming:
        yield from _illusion(centre, one.seeming)
    yield "</g>"


def _illusion(centre: Point, seeming: str) -> Iterator[str]:
    """C2.1-12 The real ground all round, and inside a broken line what it seems to be."""
    fill = GROUNDS.get(seeming, UNKNOWN_GROUND)
    yield f'<polygon class="illusion" points="{outline(centre, SEEMING)}" fill="{fill}" '
    yield 'stroke="currentColor" stroke-width="1" stroke-dasharray="3 2"/>'


def water(page: Page, one: MapHex) -> Iterator[str]:
    """C2.1.3-4 Rivers on the sides, what crosses them, and the coast."""
    centre = centre_of(page.map, one)
    for side, features in sorted(one.sides.items()):
        for feature in features:
            if feature in RIVERS:
                line = side_line(centre, side)
                yield f'<path class="river" stroke-width="{RIVERS[feature]}" d="{line}"/>'
        for feature in features:
            if feature in CROSSINGS:
                yield _mark(centre, side, feature, INK)
            elif feature in COASTS and one.terrain not in WATERS:
                yield _mark(centre, side, feature, WATER)


def coast(page: Page, one: MapHex) -> Iterator[str]:
    """C2.1-10 Where known land meets known water."""
    if one.terrain in WATERS:
        return
    near = neighbours(Board(page.map.columns, page.map.height))[HexNumber(one.number)]
    for side, other in sorted(near.items()):
        if page.terrains.get(other) in WATERS:
            yield f'<path class="shore" d="{side_line(centre_of(page.map, one), side)}"/>'


def ways(page: Page, one: MapHex) -> Iterator[str]:
    """Roads through the centres; sea lanes dashed."""
    centre = centre_of(page.map, one)
    for side, features in sorted(one.sides.items()):
        for feature, kind in (("road", "road"), ("sea_lane", "lane")):
            if feature in features:
                yield f'<path class="{kind}" d="{spoke(centre, side)}"/>'


def owner(page: Page, one: MapHex) -> Iterator[str]:
    if one.owner:
        points = outline(centre_of(page.map, one), INNER)
        yield f'<polygon points="{points}" fill="url(#h-{one.owner})" '
        yield f'stroke="{colour_of(one.owner)}" stroke-width="2.2"/>'


def age(page: Page, one: MapHex) -> Iterator[str]:
    """C18-25 The longer ago, the paler."""
    if one.seen >= 0:
        pale = 0.22 + 0.4 * min(page.map.turn - one.seen, OLDEST) / OLDEST
        points = outline(centre_of(page.map, one))
        yield f'<polygon points="{points}" fill="{PAPER}" fill-opacity="{pale:.2f}"/>'


def contents(page: Page, one: MapHex) -> Iterator[str]:
    """C5-7 The code of the owner stands beside the number."""
    centre = centre_of(page.map, one)
    if one.owner:
        yield _label(centre, CODE_AT, "code", page.codes[one.owner])
    yield _label(centre, NUMBER_AT, "number", str(one.number))
    for place, spot in enumerate(one.spots[:3]):
        yield from _spot(centre, spot, place, len(one.spots[:3]))
    for shift, marker in zip(SHIELDS, one.units, strict=False):
        yield from _marker(centre, marker, shift)


def _spot(centre: Point, spot: Spot, place: int, count: int) -> Iterator[str]:
    shift = (place - (count - 1) / 2) * 14
    fill = colour_of(spot.nation) if spot.nation else RAISED
    sign = used(f"p-{icon(spot)}", centre, (shift, PLACE_DOWN), 15)
    yield f'<g fill="{fill}">{sign}</g>'
    if place == 0:
        yield _label(centre, (0, NAME_DOWN), "name", spot.name[:14])


def icon(spot: Spot) -> str:
    return spot.icon if spot.icon in PLACES else "structure"


def _marker(centre: Point, marker: Marker, shift: Point) -> Iterator[str]:
    across, down = centre[0] + shift[0], centre[1] + shift[1]
    gone = "" if marker.is_there else " gone"
    box = f'x="{across - 5.5:.1f}" y="{down - 4.5:.1f}" width="11" height="9" rx="1.5"'
    fill = colour_of(marker.nation)
    yield f'<rect class="unit{gone}" {box} fill="{fill}" stroke="{RAISED}" stroke-width=".8"/>'
    yield _label((across, down), (0, 2.6), "count", str(marker.count))


def told_of(page: Map, one: MapHex) -> str:
    """A hex in words, for those who point at it or listen."""
    names = {colours.nation: colours.name for colours in page.nations}
    parts = [f"{one.number} {plain(one.terrain)}"]
    parts += [f"an illusion of {plain(one.seeming)}"] if one.seeming else []
    parts += [names.get(one.owner, "")] if one.owner else []
    parts += [spot.name for spot in one.spots]
    parts += [f"{m.count} units of {names.get(m.nation, 'nobody')}" for m in one.units]
    parts += [f"last seen in turn {one.seen}"] if one.seen >= 0 else []
    return ", ".join(part for part in parts if part)


def used(name: str, centre: Point, shift: Point, size: float) -> str:
    across, down = centre[0] + shift[0] - size / 2, centre[1] + shift[1] - size / 2
    scale = size / 24
    move = f"translate({across:.1f} {down:.1f}) scale({scale:.3f})"
    return f'<use href="#{escape(name)}" transform="{move}"/>'


def _mark(centre: Point, side: str, feature: str, colour: str) -> str:
    shape = COASTS.get(feature) or CROSSINGS[feature]
    across, down = middle_of(centre, side)
    turned = {"n": 0, "s": 180, "ne": 60, "se": 120, "sw": 240, "nw": 300}[side]
    move = f"translate({across:.1f} {down:.1f}) rotate({turned})"
    return f'<path class="coast {feature}" style="stroke:{colour}" transform="{move}" d="{shape}"/>'


def _label(centre: Point, shift: Point, kind: str, text: str) -> str:
    across, down = centre[0] + shift[0], centre[1] + shift[1]
    return f'<text class="{kind}" x="{across:.1f}" y="{down:.1f}">{escape(text)}</text>'


LAYERS = (ground, coast, water, ways, owner, age, contents)
"""From the ground up."""
