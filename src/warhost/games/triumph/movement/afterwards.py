"""The table as a plan would leave it."""

from msgspec.structs import replace

from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Table


def table_after(table: Table, plan: Plan) -> Table:
    """A table of its own with everybody where the plan leads, conforming enemies included."""
    after = copy_of_table(table)
    for way in plan.ways:
        after.stands[way.stand] = replace(after.stands[way.stand], pose=way.end, moved=True)
    for found in plan.conforming:
        after.stands[found.stand] = replace(after.stands[found.stand], pose=found.end)
    return after
