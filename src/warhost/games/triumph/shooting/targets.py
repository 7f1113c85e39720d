"""T10.1, T10.2 Who may shoot, and at whom."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.contact import base_of, fighting, touches_camp
from warhost.games.triumph.geometry import EDGES, LONGEST_SIDE, Edge
from warhost.games.triumph.sight import can_hit
from warhost.games.triumph.stands import (
    camps_on_table,
    footprint_of,
    stands_near,
    stands_of,
    type_of,
)
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.games.triumph.zones import in_zone, zone_of
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

ARTILLERY = "ART"
STATIONARY = ("SS", "CH")
"""Cards whose shooters must not have moved (T17.5-6, T17.5-8)."""


class Shot(msgspec.Struct, frozen=True):
    """A shot that may be made."""

    shooter: StandId
    target: StandId
    edge: Edge = "front"


def shots_of(table: Table, seat: Seat) -> Iterator[Shot]:
    """T10.1-3 Every shot a player may make now."""
    for stand in stands_of(table, seat):
        yield from shots_by(table, stand)


def shots_by(table: Table, stand: Stand) -> list[Shot]:
    """T10.2-11, T10.2-12 The shots a stand may make: at those in its zone, if there are any."""
    if hindrance(table, stand) is not None:
        return []
    shots = list(_possible(table, stand))
    zone = zone_of(table, stand)
    urgent = [s for s in shots if in_zone(footprint_of(table, table.stands[s.target]), zone)]
    return urgent or shots


def _possible(table: Table, stand: Stand) -> Iterator[Shot]:
    """T10.2-2, T10.2-5 From each shooting edge at each possible target."""
    line = type_of(table, stand)
    edges = EDGES if line.shoots_all_round else EDGES[:1]
    for enemy in stands_near(table, stand, line.range + 2 * LONGEST_SIDE):
        if enemy.seat != stand.seat and enemy.id not in fighting(table):
            for edge in edges:
                if can_hit(table, stand, edge, enemy, line.range):
                    yield Shot(stand.id, enemy.id, edge)


def hindrance(table: Table, stand: Stand) -> Refusal | None:
    """T10.1 Why a stand may not shoot at all now, if it may not."""
    line = type_of(table, stand)
    if not line.can_shoot:
        return _refused("T10.1-1", stand, f"{line.name} cannot shoot.")
    if stand.place != "table":
        return _refused("T10.1-5", stand, "It is not on the table.")
    if stand.shot:
        return _refused("T10.1-4", stand, "It has shot in this phase.")
    return _held_back(table, stand) or _engaged(table, stand)


def _held_back(table: Table, stand: Stand) -> Refusal | None:
    """T10.1-6, T10.1-9 What it did this turn, and what its cards say."""
    if stand.transports:
        return _refused("T17.4-7", stand, "It cannot shoot from its transports.")
    if stand.barred:
        return _refused("T17.4-4", stand, "It dismounted in this turn.")
    if not stand.moved or stand.seat != table.turn.active:
        return None
    if stand.type == ARTILLERY:
        return _refused("T10.1-6", stand, "Artillery that moved does not shoot in its own turn.")
    if not set(STATIONARY).isdisjoint(stand.cards):
        return _refused("T17.5-6", stand, "In its own turn it shoots only if it did not move.")
    return None


def _engaged(table: Table, stand: Stand) -> Refusal | None:
    """T10.1-7, T10.1-10"""
    if stand.id in fighting(table):
        return _refused("T10.1-7", stand, "A stand in combat does not shoot.")
    base = base_of(table, stand)
    if any(touches_camp(base, c) for c in camps_on_table(table) if c.seat != stand.seat):
        return _refused("T10.1-10", stand, "It is busy with the enemy's camp.")
    return None


def _refused(clause: str, stand: Stand, text: str) -> Refusal:
    return Refusal(clause, stand.id, text)


def refusal_of(table: Table, shot: Shot) -> Refusal | None:
    """T20-14 Why a shot may not be made, if it may not."""
    stand = table.stands[shot.shooter]
    refusal = hindrance(table, stand) or _beyond_reach(table, shot)
    if refusal is None and shot not in shots_by(table, stand):
        return Refusal("T10.2-11", shot.target, "Enemies in its own zone of control come first.")
    return refusal


def _beyond_reach(table: Table, shot: Shot) -> Refusal | None:
    """T10.1-7, T10.1-8, T10.2-1, T10.2-5 What speaks against this target."""
    line, target = type_of(table, table.stands[shot.shooter]), table.stands[shot.target]
    if target.place != "table":
        return Refusal("T10.1-8", target.id, "There is nobody on the table to shoot at.")
    if target.id in fighting(table):
        return Refusal("T10.1-7", target.id, "A stand in combat is not shot at.")
    if shot.edge != "front" and not line.shoots_all_round:
        return Refusal("T10.2-1", shot.shooter, f"{line.name} shoots from the front edge only.")
    if not can_hit(table, table.stands[shot.shooter], shot.edge, target, line.range):
        text = f"{target.id} is out of arc, range or sight from the {shot.edge} edge."
        return Refusal("T10.2-5", target.id, text)
    return None
