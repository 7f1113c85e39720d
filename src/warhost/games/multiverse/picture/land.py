"""The land as a client draws it: tiles, hexes, encounters that stay."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.board import Hex, Place, hex_name, place_name
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.story import NOBODY
from warhost.games.multiverse.world import View
from warhost.kernel.asks import Seat


class WarHex(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hex: where it is (axial), what grows there, which sides its road joins."""

    id: Hex
    """As orders name it."""
    name: str
    q: int
    r: int
    terrain: str = ""
    """Nothing while the tile lies face down."""
    cost: int = 0
    road: tuple[int, ...] = ()
    """0 is the east, then clockwise."""
    bridge_hits: int = 0
    token: int = 0
    """The refresh number of an adventure that waits here."""
    mine: str = ""
    """Who holds the aether mine here; `-` is nobody yet."""


class WarTile(msgspec.Struct, frozen=True):
    """A tile; face down it has no title."""

    name: str
    q: int
    r: int
    title: str
    sixths: int
    """How it was turned."""
    refresh: int
    hexes: tuple[WarHex, ...]


class WarEncounter(msgspec.Struct, frozen=True):
    """M15.3-1 An encounter that stays on the map."""

    kind: str
    name: str
    text: str
    hex: Hex


def tiles_of(view: View) -> Iterator[WarTile]:
    """All tiles in the order of their letters."""
    for number, (q, r) in enumerate(view.table.board.centres):
        place = Place(number)
        hexes = tuple(_hex(view, view.table.ground, Hex(h)) for h in _hexes(view, place))
        turned = view.table.faced_up.get(place)
        if turned is None:
            yield WarTile(place_name(place), q, r, "", 0, 0, hexes)
        else:
            row = view.table.rules.tiles[turned.territory]
            yield WarTile(place_name(place), q, r, row.title, turned.sixths, row.refresh, hexes)


def _hexes(view: View, place: Place) -> range:
    return view.table.board.hexes_of(place)


def _hex(view: View, ground: Ground, hex_: Hex) -> WarHex:
    q, r = ground.board.axial[hex_]
    if ground.is_face_down(hex_):
        return WarHex(hex_, hex_name(hex_), q, r)
    table, terrain = view.table, ground.terrain_of(hex_)
    return WarHex(
        id=hex_,
        name=hex_name(hex_),
        q=q,
        r=r,
        terrain=terrain.id,
        cost=terrain.cost,
        road=tuple(side for side in range(6) if ground.roads[hex_] >> side & 1),
        bridge_hits=table.bridges.get(hex_, 0),
        token=table.tokens.get(hex_, 0),
        mine=_holder(table.mines.get(hex_)),
    )


def _holder(seat: Seat | None) -> str:
    """M16.2-3 A mine that nobody has taken belongs to nobody."""
    return "" if seat is None else seat or NOBODY


def encounters_of(view: View) -> Iterator[WarEncounter]:
    """M15.3 Those that have turned up."""
    for encounter in view.table.story.encounters:
        row = view.table.rules.encounters[encounter.kind]
        yield WarEncounter(encounter.kind, row.name, row.text, encounter.hex)
