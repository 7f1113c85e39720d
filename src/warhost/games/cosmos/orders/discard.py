"""`discard food:50`: resources put down."""

from warhost.games.cosmos.language.common import RESOURCES_IF_ANY
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="discard",
    summary="Puts carried resources down where the force is.",
    syntax=(RESOURCES_IF_ANY,),
    priority=Priority.HANDLING,
    clauses=("C6.7-31", "C6.7-3"),
    example="discard food:50",
)
