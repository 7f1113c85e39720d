"""`disembark 125`: the force lands."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="disembark",
    summary="Puts the force ashore in the coastal hex named.",
    syntax=(Argument(field="target", kind=THING, sign="hex"),),
    time="6 phases for most nations",
    priority=Priority.LANDING,
    clauses=("C12-23", "C12-25", "C12-26"),
    example="disembark 125",
    for_questing=False,
)
