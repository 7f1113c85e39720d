"""`fleewhen 3`: when an individual flees by itself."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNITS, UNITS_IF_ANY
from warhost.games.cosmos.language.kinds import COUNT
from warhost.games.cosmos.orders.rule import BY_NATION, BY_UNIT, OrderRule, Priority

POINTS = Argument(field="amount", kind=COUNT, sign="wound-points")

RULE = OrderRule(
    word="fleewhen",
    summary="Sets the wound points at which individual units flee; 0 lifts it.",
    syntax=(POINTS, UNITS_IF_ANY),
    as_nation=(POINTS, UNITS),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C9-19", "C9-20", "C9-26"),
    example="fleewhen 3",
)
