"""`find 1455 5`: the force looks for one thing."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import PHASES_IF_ANY
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="find",
    summary="Looks for one item, unit or location, until found or for some phases.",
    syntax=(Argument(field="target", kind=THING), PHASES_IF_ANY),
    time="until found, or the phases given",
    priority=Priority.OTHER,
    clauses=("C18.1-5", "C18.1-8", "C18.1-9"),
    example="find 1455 5",
)
