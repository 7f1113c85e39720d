"""`hire 4400`: units that ask a price."""

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="hire",
    summary="Pays the price of units for hire; they become the nation's.",
    syntax=(UNITS,),
    time="1 phase",
    priority=Priority.OTHER,
    clauses=("C7.4.3-4",),
    example="hire 4400",
)
