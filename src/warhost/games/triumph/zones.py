"""T8 Zones of control: the ground in front of a stand, less what lies behind a blocking stand."""

import functools
from collections.abc import Iterator
from typing import NamedTuple

from warhost.games.triumph.contact import fighting
from warhost.games.triumph.geometry import (
    BASE_REACH,
    Pose,
    Shape,
    ahead,
    footprint,
    overlaps,
    shape_of,
    shifted,
)
from warhost.games.triumph.shadows import ZONE_DEPTH, joined_strips, outline
from warhost.games.triumph.stands import footprint_of, stands_near, stands_of
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat


class Zone(NamedTuple):
    """T8-1 The ground a stand controls, as convex shapes."""

    owner: StandId
    shapes: tuple[Shape, ...]


def zones_on_board(table: Table, enemies_of: Seat) -> tuple[Zone, ...]:
    """T8-18 The zones that restrict an army now."""
    in_combat = fighting(table)
    seat = table.enemy_of(enemies_of)
    zones = (zone_among(table, stand, in_combat) for stand in stands_of(table, seat))
    return tuple(zone for zone in zones if zone.shapes)


def zone_of(table: Table, stand: Stand) -> Zone:
    """T8-1 to T8-4 The zone of one stand; it has no shapes if there is none."""
    return zone_among(table, stand, fighting(table))


def in_zone(shape: Shape, zone: Zone) -> bool:
    """T8-8"""
    return any(overlaps(shape, part) for part in zone.shapes)


def ground_ahead(owner: Stand) -> Shape:
    """T8-1 The square in which all of a stand's zone lies."""
    assert owner.pose is not None, owner.id
    return _square(owner.pose)


def zone_among(table: Table, owner: Stand, in_combat: frozenset[StandId]) -> Zone:
    """The same where it is known who fights."""
    if owner.id in in_combat:
        return Zone(owner.id, ())
    assert owner.pose is not None, owner.id
    return Zone(owner.id, open_front(owner.pose, tuple(_blockers(table, owner, in_combat))))


def _blockers(table: Table, owner: Stand, in_combat: frozenset[StandId]) -> Iterator[Shape]:
    """T8-2 Friends of the owner, and all who are in combat; the zone is as large as a base."""
    for stand in stands_near(table, owner, 2 * BASE_REACH):
        if stand.seat == owner.seat or stand.id in in_combat:
            yield footprint_of(table, stand)


@functools.lru_cache(maxsize=1 << 12)
def open_front(pose: Pose, blockers: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """T8-3 Of the square ahead of a front, all that no blocker hides from the front edge."""
    whole = _square(pose)
    ahead_of_it = (blocker for blocker in blockers if overlaps(whole, blocker))
    outlines = [part for blocker in ahead_of_it if (part := outline(pose, blocker))]
    if not outlines:
        return (whole,)
    return tuple(
        shape_of(tuple(shifted(pose, right, forward).point for right, forward in strip))
        for strip in joined_strips(outlines)
    )


def _square(pose: Pose) -> Shape:
    return footprint(ahead(pose, ZONE_DEPTH), ZONE_DEPTH)
