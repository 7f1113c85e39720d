"""`improve strength 3`: stronger walls."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, OrderRule, Priority

RULE = OrderRule(
    word="improve",
    summary="Improves the fortification, without amount as far as it can.",
    syntax=(Argument(field="choice", kind=one_of("rating", "strength")), NUMBER_IF_ANY),
    givers=BY_LOCATION,
    time="strength: 2 phases a point; rating: 6 times the new rating",
    priority=Priority.OTHER,
    clauses=("C16.2-1", "C16.2-2", "C16.2-6"),
    example="improve strength 3",
)
