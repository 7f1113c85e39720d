"""`store gold:100 iron:50`: resources brought into the pool."""

from warhost.games.cosmos.language.common import RESOURCES_IF_ANY
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="store",
    summary="Puts carried or local resources into the pool; a tenth is lost.",
    syntax=(RESOURCES_IF_ANY,),
    time="1 phase",
    priority=Priority.HANDLING,
    clauses=("C6.7-21", "C6.7-22", "C6.7-24"),
    example="store gold:100 iron:50",
)
