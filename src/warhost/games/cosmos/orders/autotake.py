"""`autotake on`: picking up whatever lies there."""

from warhost.games.cosmos.language.common import ON_OFF, UNITS, UNITS_IF_ANY
from warhost.games.cosmos.orders.rule import BY_NATION, BY_UNIT, OrderRule, Priority

RULE = OrderRule(
    word="autotake",
    summary="Switches auto-take mode on or off.",
    syntax=(ON_OFF, UNITS_IF_ANY),
    as_nation=(ON_OFF, UNITS),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C10-9", "C10-10"),
    example="autotake on",
)
