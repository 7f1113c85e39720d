"""`collect wood:-1`: resources picked up."""

from warhost.games.cosmos.language.common import RESOURCES_IF_ANY
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="collect",
    summary="Picks up resources stored at the position.",
    syntax=(RESOURCES_IF_ANY,),
    priority=Priority.HANDLING,
    clauses=("C6.7-30", "C6.7-3"),
    example="collect wood:-1",
)
