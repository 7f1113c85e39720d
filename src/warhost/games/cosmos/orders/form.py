"""`form 3112 3114`: a new force."""

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="form",
    summary="Makes a new force of the executing unit and the units listed.",
    syntax=(UNITS,),
    priority=Priority.FORMING,
    clauses=("C8.1-6", "C8.1-7", "C8.1-8"),
    example="form 3112 3114",
)
