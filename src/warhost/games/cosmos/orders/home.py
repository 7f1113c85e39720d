"""`home 1455`: where fleeing individuals return to."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import BY_NATION, OrderRule, Priority

RULE = OrderRule(
    word="home",
    summary="Moves the nation's home to a hex or location that it owns.",
    syntax=(Argument(field="target", kind=THING, sign="hex or location"),),
    givers=BY_NATION,
    is_free=True,
    priority=Priority.NONE,
    clauses=("C5.2-4", "C5.2-5", "C5.2-6"),
    example="home 1455",
)
