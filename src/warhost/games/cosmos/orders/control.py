"""`control -1`: the place becomes the nation's."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NUMBER_KIND
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="control",
    summary="Gains ownership of the hex or location where the force is.",
    syntax=(Argument(field="amount", kind=NUMBER_KIND, sign="tries", is_optional=True),),
    time="by move cost, helpers and neighbours",
    priority=Priority.CONTROL,
    clauses=("C14-26", "C14-27", "C14-30"),
    example="control -1",
    for_questing=False,
)
