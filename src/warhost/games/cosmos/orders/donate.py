"""`donate * 3104`: resources handed over."""

from warhost.games.cosmos.language.common import RESOURCES_IF_ANY, UNIT
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="donate",
    summary="Gives carried resources to another force at the same position.",
    syntax=(RESOURCES_IF_ANY, UNIT),
    priority=Priority.HANDLING,
    clauses=("C6.7-32", "C6.7-33", "C3.1-23"),
    example="donate * 3104",
)
