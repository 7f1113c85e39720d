"""`embark 131`: the force goes aboard."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="embark",
    summary="Takes the force aboard, into the ocean hex named.",
    syntax=(Argument(field="target", kind=THING, sign="hex"),),
    time="6 phases for most nations",
    priority=Priority.MARCHING,
    clauses=("C12-17", "C12-19", "C12-22"),
    example="embark 131",
    for_questing=False,
)
