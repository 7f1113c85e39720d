"""`charm 4319`: units taken over by magic."""

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="charm",
    summary="Takes over units by magic.",
    syntax=(UNITS,),
    time="depends on the unit type",
    priority=Priority.OTHER,
    clauses=("C7.4.1-1", "C7.4.1-3"),
    example="charm 4319",
)
