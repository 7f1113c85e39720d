"""Where a bot would build, and which pieces of road it lacks."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.bots.distances import FAR, far_from
from warhost.games.multiverse.building.makers import settlement_hexes
from warhost.games.multiverse.building.road import Road
from warhost.games.multiverse.economy.cards import zone_of
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.rules import TOKEN
from warhost.games.multiverse.world import Building, Table, View

NEAR_HOME, NEAR_A_SITE, ELSEWHERE = 6, 5.0, 2.5
FOR_A_TOWER = 1.5
LONGEST_ROAD = 6
TOWER_ZONE = 1


def far_from_sites(view: View) -> list[tuple[float, bytes]]:
    """How far it is to hexes for buildings, near home and away, and to places for towers."""
    table, home = view.table, tuple(settlement_hexes(view.table, view.seat))
    question = ("sites", home, tuple(table.buildings), tuple(table.tokens))
    found: list[tuple[float, bytes]] | None = table.ground.kept.get(question)
    if found is None:
        sites = [(weight, far_from(table.ground, hexes)) for weight, hexes in _sites(table, home)]
        found = table.ground.keep(question, sites)
    return found


def _sites(table: Table, home: tuple[Hex, ...]) -> list[tuple[float, tuple[Hex, ...]]]:
    if not home:
        return []
    far = far_from(table.ground, home)
    open_, for_towers = _open_hexes(table)
    near = tuple(h for h in open_ if far[h] <= NEAR_HOME)
    away = tuple(h for h in open_ if NEAR_HOME < far[h] < FAR)
    towers = tuple(h for h in for_towers if far[h] <= NEAR_HOME)
    found = [(NEAR_A_SITE, near), (ELSEWHERE, away), (FOR_A_TOWER, towers)]
    return [(weight, hexes) for weight, hexes in found if hexes]


def _open_hexes(table: Table) -> tuple[list[Hex], list[Hex]]:
    """M7.2, M7.3 Where buildings, and where towers could stand."""
    ground, board = table.ground, table.board
    banned, for_towers = set[Hex](), set[Hex]()
    for building in table.buildings.values():
        reach = zone_of(table, building.kind)
        for hex_ in building.hexes:
            for_towers |= {hex_, *(board.within[TOWER_ZONE][hex_] if reach else ())}
            banned |= {hex_, *(board.within[reach][hex_] if reach else ())}
    for token in table.tokens:
        banned |= {token, *board.neighbours[token]}
        for_towers.add(token)
    free = [Hex(n) for n in range(board.size) if ground.cost[n]]
    usual = [h for h in free if h not in banned and not _meets_the_unknown(table, h)]
    return usual, [h for h in free if h not in for_towers]


def _meets_the_unknown(table: Table, hex_: Hex) -> bool:
    ground = table.ground
    return any(ground.is_face_down(near) for near in table.board.neighbours[hex_])


def missing_roads(view: View) -> list[tuple[Road, int]]:
    """Pieces that would join own buildings to the Settlement, and how many each way lacks."""
    table, seat = view.table, view.seat
    own = tuple(building.hex for building in table.buildings.values() if building.seat == seat)
    question = ("roads missing", own, tuple(table.tokens))
    found: list[tuple[Road, int]] | None = table.ground.kept.get(question)
    if found is None:
        found = table.ground.keep(question, _missing_roads(view))
    return found


def _missing_roads(view: View) -> list[tuple[Road, int]]:
    table, seat = view.table, view.seat
    home = settlement_hexes(table, seat)
    if not home:
        return []
    joined = {building.hex for building in connected_buildings(table, seat)}
    far = far_from(table.ground, (*home, *sorted(joined)))
    pieces = []
    for building in table.buildings.values():
        if building.seat == seat and building.hex not in (*joined, *home):
            lacking = _lacking(table, building, far)
            pieces += [(piece, len(lacking)) for piece in lacking]
    return pieces


def unfinished_roads(view: View) -> list[Hex]:
    """The hexes in which a piece of road is lacking."""
    return [piece.hex for piece, _ in missing_roads(view)]


def _lacking(table: Table, building: Building, far: bytes) -> list[Road]:
    """The pieces of the shortest way home that are not there; none if it is too long."""
    board, ground = table.board, table.ground
    way, last = [building.hex], building.hex
    while far[last] and len(way) <= LONGEST_ROAD:
        near = [h for h in board.neighbours[last] if ground.cost[h]]
        if not near:
            return []
        last = min(near, key=lambda h: far[h])
        if last in way:
            return []
        way.append(last)
    if far[last]:
        return []
    pieces = [_piece(table, *way[n : n + 3]) for n in range(len(way) - 2)]
    return [piece for piece in pieces if _is_missing(table, piece)]


def _piece(table: Table, before: Hex, hex_: Hex, after: Hex) -> Road:
    one, other = table.board.direction(hex_, before), table.board.direction(hex_, after)
    return Road(hex_, (min(one, other), max(one, other)))


def _is_missing(table: Table, piece: Road) -> bool:
    course = table.ground.roads[piece.hex]
    if piece.hex in table.sites or table.occupied[piece.hex] & TOKEN:
        return False
    return not (course >> piece.sides[0] & 1 and course >> piece.sides[1] & 1)
