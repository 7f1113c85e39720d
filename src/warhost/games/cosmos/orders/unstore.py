"""`unstore food:200`: resources taken out of the pool."""

from warhost.games.cosmos.language.common import RESOURCE_LIST
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="unstore",
    summary="Takes resources out of the pool, without loss.",
    syntax=(RESOURCE_LIST,),
    time="1 phase",
    priority=Priority.HANDLING,
    clauses=("C6.7-27", "C6.7-28", "C6.7-29"),
    example="unstore food:200",
)
