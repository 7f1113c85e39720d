"""`launch transports 3`: ships built."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.orders.rule import BY_NATION, OrderRule, Priority

RULE = OrderRule(
    word="launch",
    summary="Begins to build ships; they count when they are finished.",
    syntax=(
        Argument(field="choice", kind=one_of("warships", "transports", sign="ship-type")),
        NUMBER,
    ),
    givers=BY_NATION,
    time="no time; the building time depends on the nation",
    priority=Priority.NONE,
    clauses=("C12.3-1", "C12.3-3", "C12.3-4"),
    example="launch transports 3",
)
