"""`include 3112 3114`: more units in the force."""

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="include",
    summary="Takes the units listed into the force as well.",
    syntax=(UNITS,),
    priority=Priority.FORMING,
    clauses=("C8.1-10", "C8.1-12"),
    example="include 3112 3114",
)
