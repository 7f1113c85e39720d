"""`travel 1378`: along a travel route."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="travel",
    summary="Takes a travel route from the position of the force.",
    syntax=(Argument(field="target", kind=THING, sign="destination"),),
    time="the time of the route",
    priority=Priority.OTHER,
    clauses=("C20.4-9", "C20.4-10", "C20.4-16"),
    example="travel 1378",
)
