"""T9.1 Which enemies conform to a group that touched them."""

from msgspec.structs import replace

from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.plan import Conforming, Plan


def with_conforming(field: Field, plan: Plan) -> Plan:
    """T9.1-1 The plan with all that follows from touching single enemies."""
    if plan.refusals:
        return plan
    return replace(plan, conforming=conforming(field, plan))


def conforming(field: Field, plan: Plan) -> tuple[Conforming, ...]:
    """T9.1-2 to T9.1-8 The touched enemies that conform."""
    return ()
