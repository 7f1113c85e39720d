"""`questing on`: into the world of quests and back."""

from warhost.games.cosmos.language.common import ON_OFF
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="questing",
    summary="Changes between military and questing mode.",
    syntax=(ON_OFF,),
    priority=Priority.SETTING,
    clauses=("C20.1-3", "C20.1-4", "C20.1-8"),
    example="questing on",
)
