"""A combat or shot as a client draws it: both sides with their factors, dice and totals."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from warhost.games.triumph.combat.factors import Factor
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Seat


class FactorLine(msgspec.Struct, frozen=True):
    """A number that counts, and why."""

    points: int
    reason: str
    clause: str


class SideSheet(msgspec.Struct, frozen=True):
    """One side: `stand` is a stand's id, or the seat whose camp is attacked."""

    stand: str
    seat: Seat
    type: str
    factors: tuple[FactorLine, ...]
    die: int
    total: int


class CombatSheet(msgspec.Struct, frozen=True, tag_field="game", tag="triumph"):
    """Who met whom, what fell, and the row of the result tables that says what came of it."""

    kind: Literal["close combat", "shooting"]
    sides: tuple[SideSheet, SideSheet]
    result: str
    clause: str


def side_of(view: View, stand: str, factors: Sequence[Factor], face: int, total: int) -> SideSheet:
    """One side as it fought; a camp has no type."""
    found = view.table.stands.get(StandId(stand))
    return SideSheet(
        stand=stand,
        seat=found.seat if found else Seat(stand),
        type=found.type if found else "",
        factors=tuple(FactorLine(f.amount, f.reason, f.clause) for f in factors),
        die=face,
        total=total,
    )
