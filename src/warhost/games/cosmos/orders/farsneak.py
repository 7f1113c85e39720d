"""`farsneak 47`: a far move in hiding."""

from warhost.games.cosmos.language.common import POSITIONS
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="farsneak",
    summary="Moves like farmove, hidden; every move cost is doubled.",
    syntax=(POSITIONS,),
    time="by the move costs, step by step",
    priority=Priority.MARCHING,
    clauses=("C18.2-14", "C18.2-15"),
    example="farsneak 47",
)
