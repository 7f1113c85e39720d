"""`repair damage 5`: walls mended."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, OrderRule, Priority

RULE = OrderRule(
    word="repair",
    summary="Repairs damage or sapping, without amount all that can be paid.",
    syntax=(Argument(field="choice", kind=one_of("damage", "sapping")), NUMBER_IF_ANY),
    givers=BY_LOCATION,
    time="1 phase a point",
    priority=Priority.OTHER,
    clauses=("C16.3-16", "C16.3-17", "C16.3-18"),
    example="repair damage 5",
)
