"""`gohome`: what the system orders a fleeing individual."""

from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="gohome",
    summary="Returns home; only the system gives it.",
    time="4 phases a hex",
    priority=Priority.OTHER,
    clauses=("C9-27", "C9-28"),
    example="gohome",
    refused="Only the system sends units home; to flee, write `flee`.",
)
