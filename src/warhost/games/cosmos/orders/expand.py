"""`expand 2`: a city grows."""

from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.orders.rule import BY_LOCATION, OrderRule, Priority

RULE = OrderRule(
    word="expand",
    summary="Adds size increments to a city or town.",
    syntax=(NUMBER,),
    givers=BY_LOCATION,
    time="8 phases an increment",
    priority=Priority.OTHER,
    clauses=("C13.1-8", "C13.1-9", "C13.1-11"),
    example="expand 2",
)
