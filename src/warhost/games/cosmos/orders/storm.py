"""`storm`: walls are stormed."""

from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="storm",
    summary="Attacks into the enemy's walled locations at the end of the phase.",
    time="1 phase",
    priority=Priority.OTHER,
    clauses=("C15.6.1-4", "C15.6.1-5"),
    example="storm",
)
