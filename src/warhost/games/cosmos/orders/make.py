"""`make 7`: an item is made."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import TYPES
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="make",
    summary="Makes an item of a type that the unit can make.",
    syntax=(Argument(field="name", kind=TYPES, sign="item-type"),),
    time="depends on the type",
    priority=Priority.OTHER,
    clauses=("C10-2",),
    example="make 7",
)
