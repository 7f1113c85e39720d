"""T13.4 Panic: back, about, and headlong away."""

from collections.abc import Iterator

from warhost.games.triumph.combat.evading import stopping_place
from warhost.games.triumph.combat.falling_back import fall_back
from warhost.games.triumph.combat.lanes import (
    Lane,
    Places,
    camps_in,
    closed_ground,
    enemies_in,
    friends_of,
    lane_ahead,
    place_after,
    shape_after,
    shape_at,
)
from warhost.games.triumph.combat.retreats import Harm, Retreat
from warhost.games.triumph.combat.straight import OUTSIDE, first_met
from warhost.games.triumph.geometry import MU, Shape, about_face
from warhost.games.triumph.ground import difficult_shapes
from warhost.games.triumph.stands import depth_of, opens_for, type_of
from warhost.games.triumph.world import Stand, StandId, Table

IN_DIFFICULT = 3 * MU


def panic(table: Table, stand: Stand) -> Retreat:
    """T13.4-1, T13.4-11 The way of a stand that panics where it stands."""
    back = fall_back(table, stand)
    if back.is_destroyed:
        return back
    about = about_face(back.path[-1], depth_of(table, stand))
    lane = lane_ahead(table, stand, about)
    places = {shift.stand: shift.end for shift in back.pushed}
    harmed = {harm.stand for harm in back.harmed}
    reach = panic_distance(lane)
    fatal = _fatal(lane, reach, places, harmed)
    if fatal is not None:
        lost = (*back.harmed, Harm(stand.id, fatal))
        return Retreat(stand.id, (*back.path, about), back.pushed, lost)
    path = (*back.path, about, place_after(lane, reach))
    return Retreat(stand.id, path, back.pushed, back.harmed)


def panic_distance(lane: Lane) -> int:
    """T13.4-3, T13.4-4, T13.4-14 The full move; mounted are slowed by difficult terrain."""
    line = type_of(lane.table, lane.stand)
    if line.is_foot:
        return line.move
    rough = difficult_shapes(lane.table, opens_for(lane.table, lane.stand))
    return max(IN_DIFFICULT, stopping_place(lane, list(rough), 0, line.move))


def _fatal(lane: Lane, reach: int, places: Places, gone: set[StandId]) -> str | None:
    """T13.4-10 The clause of the first thing the path meets."""
    start = shape_after(lane, 0)
    ways = [
        (way, clause)
        for clause, things in _dangers(lane, places, gone)
        if (way := first_met(start, things, lane.heading, reach)) is not None
    ]
    return min(ways)[1] if ways else None


def _dangers(
    lane: Lane, places: Places, gone: set[StandId]
) -> Iterator[tuple[str, Iterator[Shape]]]:
    """T13.4-5 to T13.4-9 All that destroys a panicking stand."""
    table = lane.table
    friends = (f for f in friends_of(lane) if f.id not in gone)
    yield "T13.4-5", (shape_at(table, friend, places) for friend in friends)
    yield "T13.4-6", enemies_in(table, lane.stand)
    yield "T13.4-7", camps_in(table)
    yield "T13.4-8", closed_ground(table, lane.stand)
    yield "T13.4-9", iter(OUTSIDE)
