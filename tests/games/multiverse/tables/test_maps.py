"""M24.2, M2.1, M2.3: territories, cities, mines and layouts of the shipped pack."""

from collections.abc import Iterable

import pytest

from tests.games.multiverse.scenes.reading import tables
from tests.rule import rule
from warhost.games.multiverse.board import RADIUS, Board, Hex, board_of, spots_of
from warhost.games.multiverse.exploring.tiles import letters_of
from warhost.games.multiverse.rows import Layout, Territory

TILES = [row for row in tables()["territory"].values() if not row.city]
CITIES = [row for row in tables()["territory"].values() if row.city]
LAYOUTS = list(tables()["layout"].values())
ONE = Board([(0, 0)])
SEATS_OF_BOOKS = {
    "duel": 2,
    "aggressive-duel": 2,
    "alternate-duel": 2,
    "three-crowns": 3,
    "three-daggers": 3,
    "four-square": 4,
    "four-banners": 4,
}


def walkable(tile: Territory) -> set[Hex]:
    return {Hex(n) for n, word in enumerate(letters_of(tile)) if word[0].lower() != "w"}


def reached(start: Iterable[Hex], open_: set[Hex]) -> set[Hex]:
    """All hexes of a tile that can be walked to."""
    found, frontier = set(start), list(start)
    while frontier:
        for near in ONE.neighbours[frontier.pop()]:
            if near in open_ and near not in found:
                found.add(near)
                frontier.append(near)
    return found


def rims() -> list[set[Hex]]:
    """The hexes along each of the six sides, corners in two of them."""
    hexes = range(ONE.size)
    far = [(q, r, -q - r) for q, r in ONE.axial]
    sides = [(axis, sign) for axis in range(3) for sign in (1, -1)]
    return [{Hex(n) for n in hexes if far[n][axis] == sign * RADIUS} for axis, sign in sides]


@rule("M24.2-1", "M1.3-4")
def test_eighteen_territories_of_nineteen_hexes_have_one_adventure_each() -> None:
    assert len(TILES) == 18
    for tile in TILES:
        words = letters_of(tile)
        assert len(words) == 19
        assert sum(word.endswith("*") for word in words) == 1
    assert len({tile.rows for tile in TILES}) == 18


@rule("M24.2-5")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_territory_can_be_crossed_from_every_side(tile: Territory) -> None:
    open_ = walkable(tile)
    assert reached([next(iter(open_))], open_) == open_
    assert all(rim & open_ for rim in rims())


@rule("M24.2-5", "M2.1-6")
@pytest.mark.parametrize("tile", CITIES, ids=lambda tile: tile.id)
def test_water_never_cuts_off_a_settlement(tile: Territory) -> None:
    settled = {Hex(n) for n, word in enumerate(letters_of(tile)) if word[0].isupper()}
    assert len(settled) == 5
    assert reached([min(settled)], walkable(tile)) == {Hex(n) for n in range(19)}
    assert reached([min(settled)], settled) == settled


@rule("M24.2-3")
def test_four_cities_are_equal() -> None:
    assert len(CITIES) == 4
    grounds = {tuple(sorted(word.lower() for word in letters_of(tile))) for tile in CITIES}
    assert len(grounds) == 1


@rule("M2.3-1", "M24.2-4")
def test_the_layouts_that_the_books_name_are_there() -> None:
    layouts = tables()["layout"]
    assert {name: len(layouts[name].cities) for name in SEATS_OF_BOOKS} == SEATS_OF_BOOKS


@rule("M2.3-3")
def test_two_more_territories_shelter_the_aggressive_duel() -> None:
    layouts = tables()["layout"]
    bare, safe = layouts["aggressive-duel"], layouts["sheltered-duel"]
    assert {*bare.territories} < {*safe.territories}
    assert len(safe.territories) == len(bare.territories) + 2
    assert safe.cities == bare.cities


@rule("M2.3-4")
def test_layouts_of_nine_eleven_and_more_territories_exist() -> None:
    sizes = {len(layout.territories) for layout in LAYOUTS}
    assert {9, 11} <= sizes
    assert max(sizes) > 11


def distances(layout: Layout, city: int) -> list[int]:
    """How far the middle of each territory is from the middle of a city."""
    board, spots = board_of(layout), spots_of(layout)
    home = board.middle_of(board.place_of[city * 19])
    tiles = (spots.index(spot) for spot in layout.territories)
    return sorted(board.distance(home, board.middle_of(board.place_of[n * 19])) for n in tiles)


@rule("M24.2-4")
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.id)
def test_every_seat_of_a_layout_is_as_near_to_everything(layout: Layout) -> None:
    """Tiles of 19 hexes lie askew, so mirrored seats may differ by a hex here or there."""
    far = [distances(layout, city) for city in range(len(layout.cities))]
    steps = [abs(a - b) for one in far for a, b in zip(one, far[0], strict=True)]
    assert max(steps) <= 1


@rule("M2.3-6", "M16.1-6")
def test_each_mine_of_four_crowns_is_as_far_from_two_players() -> None:
    layout: Layout = tables()["layout"]["four-square"]
    board, spots = board_of(layout), spots_of(layout)
    for mine in layout.mines:
        middle = board.middle_of(board.place_of[spots.index(mine) * 19])
        homes = (board.middle_of(board.place_of[city * 19]) for city in range(4))
        near = sorted(board.distance(middle, home) for home in homes)
        assert near[0] == near[1] < near[2]


@rule("M24.2-6", "M16.1-2", "M16.1-3")
def test_mines_lie_on_grass_in_forests_and_on_hills() -> None:
    middles = {letters_of(tile)[9][0] for tile in TILES}
    assert middles <= {"g", "f", "h", "w", "m"}
    assert {"g", "h", "f"} <= middles
    assert max(len(layout.mines) for layout in LAYOUTS) <= 6
