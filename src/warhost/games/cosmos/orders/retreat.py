"""`retreat 123`: what the system orders a retreating unit."""

from warhost.games.cosmos.language.common import POSITIONS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="retreat",
    summary="Retreats to the retreat spot; only the system gives it.",
    syntax=(POSITIONS,),
    time="4 phases a hex, at least 2",
    priority=Priority.OTHER,
    clauses=("C20.5-22", "C20.5-23"),
    example="retreat 123",
    refused="No order makes a unit retreat; set `retreatspot` and `retreatwhen`.",
)
