"""`scuttle warships 1`: ships given up."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.orders.rule import BY_NATION, OrderRule, Priority

RULE = OrderRule(
    word="scuttle",
    summary="Gives up ships at once for part of what they cost.",
    syntax=(
        Argument(field="choice", kind=one_of("warships", "transports", sign="ship-type")),
        NUMBER,
    ),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C12.3-5", "C12.3-6", "C12.3-7"),
    example="scuttle warships 1",
)
