"""`take 1234`: items picked up."""

from warhost.games.cosmos.language.common import ITEMS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="take",
    summary="Picks up the items listed, or all it can carry.",
    syntax=(ITEMS,),
    priority=Priority.HANDLING,
    clauses=("C10-3", "C10-5", "C10-7"),
    example="take 1234",
)
