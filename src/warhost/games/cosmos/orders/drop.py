"""`drop 1234`: items put down."""

from warhost.games.cosmos.language.common import ITEMS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="drop",
    summary="Puts down the items listed, or all of the force.",
    syntax=(ITEMS,),
    priority=Priority.HANDLING,
    clauses=("C10-16", "C10-18"),
    example="drop 1234",
)
