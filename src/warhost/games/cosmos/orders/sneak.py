"""`sneak 124`: a move in hiding, at half the pace."""

from warhost.games.cosmos.language.common import POSITIONS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="sneak",
    summary="Moves like move, hidden; every move cost is doubled.",
    syntax=(POSITIONS,),
    time="by the move costs, step by step",
    priority=Priority.MARCHING,
    clauses=("C18.2-13", "C18.2-15"),
    example="sneak 124",
)
