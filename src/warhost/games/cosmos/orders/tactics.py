"""`tactics attack`: how the mass units of a force fight."""

from warhost.games.cosmos.language.common import TACTICS_WORD, UNITS, UNITS_IF_ANY
from warhost.games.cosmos.orders.rule import BY_NATION, BY_UNIT, OrderRule, Priority

RULE = OrderRule(
    word="tactics",
    summary="Sets the tactics of the force's mass units, or of exactly the units listed.",
    syntax=(TACTICS_WORD, UNITS_IF_ANY),
    as_nation=(TACTICS_WORD, UNITS),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C15.6-1", "C15.6-3", "C15.6-5"),
    example="tactics charge 3211 3212",
)
