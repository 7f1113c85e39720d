"""`disband 3110`: units dissolved for part of their cost."""

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.orders.rule import BY_NATION, BY_UNIT, OrderRule, Priority

RULE = OrderRule(
    word="disband",
    aliases=("dismiss", "release"),
    summary="Dissolves units in the nation's own hexes for part of their cost.",
    syntax=(UNITS,),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C7.3-1", "C7.3-3", "C7.3-4"),
    example="disband 3110",
)
