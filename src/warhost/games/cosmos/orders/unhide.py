"""`unhide`: the force comes out."""

from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="unhide",
    summary="No unit of the force hides any longer.",
    priority=Priority.HANDLING,
    clauses=("C18.2-12",),
    example="unhide",
)
