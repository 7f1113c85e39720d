"""`limitarms 100`: the most arms made in a turn."""

from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.orders.rule import BY_NATION, OrderRule, Priority

RULE = OrderRule(
    word="limitarms",
    summary="Limits the arms produced each turn; a negative amount lifts the limit.",
    syntax=(NUMBER,),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C6.6.5-5", "C6.6.5-6"),
    example="limitarms 100",
)
