"""`hide`: the force hides."""

from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="hide",
    summary="All units of the force hide.",
    priority=Priority.HANDLING,
    clauses=("C18.2-11", "C18.2-10"),
    example="hide",
)
