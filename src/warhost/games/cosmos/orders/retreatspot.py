"""`retreatspot`: where to retreat to."""

from warhost.games.cosmos.language.common import UNITS_IF_ANY
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="retreatspot",
    summary="Makes the present position the retreat spot.",
    syntax=(UNITS_IF_ANY,),
    priority=Priority.SETTING,
    clauses=("C20.5-1", "C20.5-2"),
    example="retreatspot",
)
