"""A view of a war as the record a client draws; the client computes nothing of the rules."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.board import Hex, Place, hex_name, place_name
from warhost.games.multiverse.economy.cards import building_hp, is_complete
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.missions.drawing import tasks_of
from warhost.games.multiverse.missions.tasks import is_fulfilled
from warhost.games.multiverse.tasks import kind_of
from warhost.games.multiverse.turn.points import points_so_far
from warhost.games.multiverse.world import Building, Unit, View
from warhost.kernel.asks import Seat

UNEXPLORED = ""


class HexPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hex: where it is (axial), what grows there, which sides its road joins."""

    id: Hex
    """As orders name it."""
    name: str
    q: int
    r: int
    terrain: str
    cost: int = 0
    road: tuple[int, ...] = ()
    token: bool = False


class TilePicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile; face down it has no title."""

    name: str
    hexes: tuple[HexPicture, ...]
    title: str = ""
    sixths: int = 0


class UnitPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A block; a back has no kind."""

    id: str
    seat: Seat
    hex: str
    kind: str = ""
    name: str = ""
    ap: int = 0
    hp: int = 0
    wounds: int = 0
    marks: tuple[str, ...] = ()


class BuildingPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A building or Settlement."""

    hexes: tuple[str, ...]
    seat: Seat
    kind: str
    tier: int
    hp: int
    left: int
    complete: bool = True


class SeatPicture(msgspec.Struct, frozen=True):
    """A seat's board: faction, gold as this viewer knows it, tracks, VP."""

    seat: Seat
    faction: str
    gold: int
    points: int
    tracks: dict[str, int]
    builder_track: int


class MissionPicture(msgspec.Struct, frozen=True):
    """M17.1-2, M17.3-9 A mission of the viewer's own, and whether it is fulfilled."""

    id: str
    name: str
    text: str
    done: bool
    secret: bool


class Picture(msgspec.Struct, frozen=True):
    """The whole board as one seat knows it."""

    viewer: Seat
    turn: int
    active: Seat
    step: str
    order: tuple[Seat, ...]
    tiles: tuple[TilePicture, ...]
    units: tuple[UnitPicture, ...]
    buildings: tuple[BuildingPicture, ...]
    seats: tuple[SeatPicture, ...]
    hints: tuple[str, ...] = ()
    missions: tuple[MissionPicture, ...] = ()


def picture(view: View) -> Picture:
    """Everything a client draws."""
    table = view.table
    step = kind_of(table.agenda[-1])
    return Picture(
        viewer=view.seat,
        turn=table.turn.number,
        active=table.turn.active,
        step=step,
        order=table.turn.order,
        tiles=tuple(_tile(view, Place(n)) for n in range(len(table.board.centres))),
        units=tuple(_unit(view, unit) for unit in table.units.values()),
        buildings=tuple(_building(view, b) for b in table.buildings.values()),
        seats=tuple(_seat(view, seat) for seat in table.seats),
        hints=tuple(
            hint.text
            for hint in table.rules.scenario.hints
            if hint.ask == step and hint.turn in (0, table.turn.number)
        ),
        missions=tuple(_missions(view)) if view.seat else (),
    )


def _missions(view: View) -> Iterator[MissionPicture]:
    table = view.table
    for name in table.rules.scenario.missions:
        row = table.rules.missions[name]
        done = name in table.players[view.seat].accomplished
        yield MissionPicture(name, row.name, row.text, done, secret=False)
    for name in tasks_of(table, view.secret):
        row = table.rules.missions[name]
        done = is_fulfilled(table, view.seat, name)
        yield MissionPicture(name, row.name, row.text, done, secret=True)


def _tile(view: View, place: Place) -> TilePicture:
    table = view.table
    hexes = tuple(_hex(view, table.ground, Hex(h)) for h in table.board.hexes_of(place))
    turned = table.faced_up.get(place)
    if turned is None:
        return TilePicture(place_name(place), hexes)
    title = table.rules.tiles[turned.territory].title
    return TilePicture(place_name(place), hexes, title, turned.sixths)


def _hex(view: View, ground: Ground, hex_: Hex) -> HexPicture:
    q, r = ground.board.axial[hex_]
    if ground.is_face_down(hex_):
        return HexPicture(hex_, hex_name(hex_), q, r, UNEXPLORED)
    road = tuple(side for side in range(6) if ground.roads[hex_] >> side & 1)
    terrain = ground.terrain_of(hex_)
    token = hex_ in view.table.tokens
    return HexPicture(hex_, hex_name(hex_), q, r, terrain.id, terrain.cost, road, token)


def _unit(view: View, unit: Unit) -> UnitPicture:
    marks = tuple(w for w in ("face_up", "done", "rested", "set_up") if getattr(unit, w))
    if not unit.kind:
        return UnitPicture(unit.id, unit.seat, hex_name(unit.hex), marks=marks)
    kind = view.table.type_of(unit)
    return UnitPicture(
        id=unit.id,
        seat=unit.seat,
        hex=hex_name(unit.hex),
        kind=unit.kind,
        name=kind.name,
        ap=unit.ap,
        hp=hp_of(view.table, unit),
        wounds=unit.wounds,
        marks=marks,
    )


def _building(view: View, building: Building) -> BuildingPicture:
    table = view.table
    full = building_hp(table, building)
    return BuildingPicture(
        hexes=tuple(hex_name(h) for h in building.hexes),
        seat=building.seat,
        kind=building.kind,
        tier=building.tier,
        hp=full,
        left=full - building.wounds,
        complete=is_complete(table, building),
    )


def _seat(view: View, seat: Seat) -> SeatPicture:
    player = view.table.players[seat]
    gold = view.secret.gold if seat == view.seat else player.gold_shown
    points = points_so_far(view.table, seat)
    return SeatPicture(seat, player.faction, gold, points, player.tracks, player.builder_track)
