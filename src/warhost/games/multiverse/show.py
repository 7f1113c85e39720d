"""The text twin of the board."""

from collections.abc import Iterator

from warhost.games.multiverse.board import Hex, Place, hex_name, place_name
from warhost.games.multiverse.economy.cards import building_hp
from warhost.games.multiverse.report.words import faction_of, kind_of
from warhost.games.multiverse.turn.points import points_so_far
from warhost.games.multiverse.world import Building, Unit, View

ROWS = ((0, 3), (3, 7), (7, 12), (12, 16), (16, 19))


def show(view: View) -> str:
    """Turn, seats, blocks, buildings, and the land tile by tile."""
    table = view.table
    lines = [
        f"Turn {table.turn.number}" + (f", {table.turn.active} acts" * bool(table.turn.active))
    ]
    lines += [_seat_line(view, place) for place in range(len(table.seats))]
    lines += ["", "Blocks:"]
    lines += [f"  {_unit_line(view, unit)}" for unit in table.units.values()]
    lines += ["", "Buildings:"]
    lines += [f"  {_building_line(view, b)}" for b in table.buildings.values()]
    lines += ["", "Land (rows from the top; * adventure, = road, # building):"]
    for place in range(len(table.board.centres)):
        lines += _tile_lines(view, Place(place))
    return "\n".join(lines)


def _seat_line(view: View, place: int) -> str:
    seat = view.table.seats[place]
    player = view.table.players[seat]
    gold = view.secret.gold if seat == view.seat else player.gold_shown
    points = points_so_far(view.table, seat)
    return f"{seat}: {faction_of(view, seat)}, {gold} gold, {points} VP"


def _unit_line(view: View, unit: Unit) -> str:
    words = [f"{unit.id} {kind_of(view, unit)} at {hex_name(unit.hex)}"]
    if unit.kind:
        words.append(f"{unit.ap} AP")
    if unit.wounds:
        words.append(f"{unit.wounds} wounds")
    words += [word for word, holds in (("known", unit.face_up), ("done", unit.done)) if holds]
    return ", ".join(words)


def _building_line(view: View, building: Building) -> str:
    name = "Settlement" if building.is_settlement else building_name(view, building)
    left = building_hp(view.table, building) - building.wounds
    hexes = " ".join(hex_name(h) for h in building.hexes)
    return f"{building.seat}: {name} at {hexes}, {left} HP"


def building_name(view: View, building: Building) -> str:
    """Its card's name, with the tier where it is the second."""
    name = view.table.rules.buildings[building.kind].name
    return f"{name} II" if building.tier > 1 else name


def _tile_lines(view: View, place: Place) -> Iterator[str]:
    turned = view.table.faced_up.get(place)
    if turned is None:
        yield f"{place_name(place)}: unexplored"
        return
    yield f"{place_name(place)}: {view.table.rules.tiles[turned.territory].title}"
    hexes = view.table.board.hexes_of(place)
    for start, end in ROWS:
        indent = " " * (5 - (end - start)) * 4
        yield "  " + indent + "".join(f"{_hex_word(view, Hex(h)):<8}" for h in hexes[start:end])


def _hex_word(view: View, hex_: Hex) -> str:
    table = view.table
    word = f"{hex_name(hex_)}{table.ground.terrain_of(hex_).letter}"
    word += "*" if hex_ in table.tokens else ""
    word += "#" if hex_ in table.sites else "=" if table.ground.roads[hex_] else ""
    return word
