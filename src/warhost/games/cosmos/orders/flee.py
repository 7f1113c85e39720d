"""`flee`: the force flees home."""

from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="flee",
    summary="The unit and its whole force flee at once.",
    priority=Priority.OTHER,
    clauses=("C9-18", "C9-14"),
    example="flee",
)
