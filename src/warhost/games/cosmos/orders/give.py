"""`give 3104 1234`: items handed over."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNIT
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="give",
    summary="Hands items over to a unit at the same position.",
    syntax=(UNIT, Argument(field="ids", kind=THING, sign="item", is_list=True)),
    priority=Priority.HANDLING,
    clauses=("C10-19", "C10-20", "C10-22"),
    example="give 3104 1234",
)
