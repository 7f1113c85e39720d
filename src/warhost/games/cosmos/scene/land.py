"""Lines of the map: `board 8 x 25 plains`, `hex 123 woods GE`, `side 123 ne small_river ford`."""

from msgspec.structs import replace

from warhost.games.cosmos.geography import DIRECTIONS, OPPOSITE, Board, neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of, position_of
from warhost.games.cosmos.world import Connection, Hex, World

LARGEST_BOARD = 5000


def lay(world: World, board: Board, terrain: str) -> None:
    """Every hex of a board, all of one terrain."""
    world.board = board
    world.hexes = {
        HexNumber(n): Hex(HexNumber(n), terrain) for n in range(1, board.size + 1)
    }  # fmt: skip


def read_board(world: World, line: Cursor) -> None:
    """`board COLUMNS x HEIGHT TERRAIN`"""
    columns = line.number("the number of columns")
    if not line.maybe("x"):
        raise SceneFlaw("a board is COLUMNS x HEIGHT TERRAIN")
    board = Board(columns, line.number("the height of a column"))
    if not 0 < board.size <= LARGEST_BOARD:
        raise SceneFlaw(f"a board has 1 to {LARGEST_BOARD} hexes")
    lay(world, board, known_terrain(world, line.word("a terrain")))


def read_hexes(world: World, line: Cursor) -> None:
    """`hex NUMBER TERRAIN [CODE]`, as often as wanted."""
    while line:
        number = known_hex(world, line.number("the number of a hex"))
        terrain = known_terrain(world, line.word("a terrain"))
        world.hexes[number] = replace(world.hexes[number], terrain=terrain)


def read_land(world: World, line: Cursor) -> None:
    """`land CODE NUMBER …`: hexes that a nation owns."""
    owner = nation_of(world, line.word("the code of a nation"))
    while line:
        number = known_hex(world, line.number("the number of a hex"))
        world.hexes[number] = replace(world.hexes[number], owner=owner)


def read_side(world: World, line: Cursor) -> None:
    """`side NUMBER DIRECTION FEATURE …`: the same from both sides."""
    number, side, features = _side(world, line)
    _put(world, number, side, features)
    other = neighbours(world.board)[number].get(side)
    if other is not None:
        _put(world, other, OPPOSITE[side], features)


def read_half(world: World, line: Cursor) -> None:
    """`half NUMBER DIRECTION FEATURE …`: C11.2.2-3 from the middle of the hex to its edge."""
    _put(world, *_side(world, line))


def read_connection(world: World, line: Cursor) -> None:
    """`connection POSITION POSITION TERRAIN LENGTH [oneway]`: C11.4-1, in hundredths of a hex."""
    start = position_of(world, line.word("a position"))
    end = position_of(world, line.word("a position"))
    terrain = known_terrain(world, line.word("a terrain"))
    there = Connection(start, end, terrain, line.number("its length"))
    back = Connection(end, start, terrain, there.length)
    for one in (there,) if line.maybe("oneway") else (there, back):
        world.connections[one.start] = (*world.connections.get(one.start, ()), one)


def known_hex(world: World, number: int) -> HexNumber:
    if number not in world.hexes:
        raise SceneFlaw(f"there is no hex {number}")
    return HexNumber(number)


def known_terrain(world: World, name: str) -> str:
    if name not in world.rules.terrains:
        raise SceneFlaw(f"there is no terrain `{name}`")
    return name


def _side(world: World, line: Cursor) -> tuple[HexNumber, str, tuple[str, ...]]:
    number = known_hex(world, line.number("the number of a hex"))
    side = line.word("a direction")
    if side not in DIRECTIONS:
        raise SceneFlaw(f"`{side}` is no direction")
    features = []
    while line:
        features.append(line.word("a feature"))
        if features[-1] not in world.rules.features:
            raise SceneFlaw(f"there is no feature `{features[-1]}`")
    return number, side, tuple(features)


def _put(world: World, number: HexNumber, side: str, features: tuple[str, ...]) -> None:
    sides = world.hexes[number].sides
    sides = {**sides, side: (*sides.get(side, ()), *features)}
    world.hexes[number] = replace(world.hexes[number], sides=sides)
