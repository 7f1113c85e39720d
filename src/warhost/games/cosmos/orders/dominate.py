"""`dominate 4319`: units taken over by force of mind."""

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="dominate",
    summary="Takes over units by force of mind.",
    syntax=(UNITS,),
    time="depends on the unit type",
    priority=Priority.OTHER,
    clauses=("C7.4.1-2", "C7.4.1-3"),
    example="dominate 4319",
)
