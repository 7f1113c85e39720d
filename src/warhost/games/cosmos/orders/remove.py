"""`remove rating 1`: walls taken down."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, OrderRule, Priority

RULE = OrderRule(
    word="remove",
    summary="Takes fortifications down, without amount all of them.",
    syntax=(Argument(field="choice", kind=one_of("rating", "strength")), NUMBER_IF_ANY),
    givers=BY_LOCATION,
    time="2 phases a point",
    priority=Priority.OTHER,
    clauses=("C16.2-16", "C16.2-17", "C16.2-18"),
    example="remove rating 1",
)
