"""Where can these stands go? For the eye; what a certain move brings about is the plan's to say."""

import msgspec

from warhost.games.triumph.geometry import Point
from warhost.games.triumph.groups import column_order
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.reaching import covered, runs_of
from warhost.games.triumph.world import StandId, View


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """Where a stand, a group or a column may go in one tactical move."""

    stands: tuple[StandId, ...]


class ReachSheet(msgspec.Struct, frozen=True, tag="reach"):
    """Ground the stands would cover at the ends of straight ways, as overlapping convex shapes."""

    regions: tuple[tuple[Point, ...], ...] = ()
    column: tuple[StandId, ...] = ()
    """T7.4-3 The stands in marching order, if they stand in a column."""


def answer(view: View, question: Reach) -> ReachSheet:
    """Nothing for stands that do not move together."""
    field = field_of(view)
    names = tuple(name for name in question.stands if _is_mine(field, name))
    if not names or len(names) < len(question.stands):
        return ReachSheet()
    regions = tuple(covered(field, way, run) for way, run in runs_of(field, names))
    stands = [field.stand(name) for name in names]
    return ReachSheet(regions, column_order(field.table, stands) or ())


def _is_mine(field: Field, name: StandId) -> bool:
    stand = field.table.stands.get(name)
    return stand is not None and stand.seat == field.seat and stand.place == "table"
