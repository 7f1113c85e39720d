"""T17.2-1 Ambushes: open order foot that lie in wait ahead of their army's lines."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.board import DEPTH, home_band, within
from warhost.games.triumph.geometry import MU, TOLERANCE, gap, overlaps
from warhost.games.triumph.ground import in_difficult, shapes_of
from warhost.games.triumph.stands import footprint_of, stands_of, type_of
from warhost.games.triumph.world import Piece, Stand, Table
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

CARD = "AM"
REACH = DEPTH - 8 * MU
FROM_ENEMIES = 2 * MU
IN_ONE_PIECE = 2


def may_ambush(table: Table, stand: Stand) -> bool:
    """T17.2-1 Open order foot of an army with the card."""
    line = type_of(table, stand)
    return CARD in table.armies[stand.seat].cards and line.is_foot and line.is_open_order


def ambush_refusals(table: Table, stand: Stand, place: str) -> Iterator[Refusal]:
    """T17.2-1, T17.2-2 What is wrong with the place of one ambusher."""
    shape = footprint_of(table, stand)
    if not in_difficult(table, shape):
        text = "An ambush lies at least partly in difficult terrain."
        yield Refusal("T17.2-1", place, text)
    if not within(shape, home_band(table, stand.seat, REACH)):
        text = "An ambush keeps 8 MU from the enemy's base edge."
        yield Refusal("T17.2-1", place, text)
    enemies = stands_of(table, table.enemy_of(stand.seat))
    if any(gap(shape, footprint_of(table, enemy)) <= FROM_ENEMIES + TOLERANCE for enemy in enemies):
        text = "An ambush keeps more than 2 MU from all enemies."
        yield Refusal("T17.2-2", place, text)


def crowding_refusals(table: Table, seat: Seat, ambushers: Sequence[Stand]) -> Iterator[Refusal]:
    """T17.2-2 At most two ambushers to a piece."""
    for piece in table.pieces.values():
        if table.rules.terrain[piece.kind].going != "difficult":
            continue
        hidden = [s for s in ambushers if _lies_in(table, s, piece)]
        if len(hidden) > IN_ONE_PIECE:
            text = f"At most two stands of {seat} lie in ambush in {piece.id}."
            yield Refusal("T17.2-2", "stands", text)


def _lies_in(table: Table, stand: Stand, piece: Piece) -> bool:
    return any(overlaps(footprint_of(table, stand), shape) for shape in shapes_of(piece))
