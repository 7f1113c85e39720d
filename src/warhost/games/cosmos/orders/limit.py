"""`limit 200`: the manpower a mine may use."""

from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.orders.rule import BY_LOCATION, OrderRule, Priority

RULE = OrderRule(
    word="limit",
    summary="Limits the manpower a mine uses; a negative amount lifts the limit.",
    syntax=(NUMBER,),
    givers=BY_LOCATION,
    priority=Priority.OTHER,
    clauses=("C6.6.4-8", "C6.6.4-9"),
    example="limit 200",
)
