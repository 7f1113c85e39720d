"""`merge 4312 4313`: individuals moved between units of one type."""

from warhost.games.cosmos.language.common import UNITS, UNITS_IF_ANY
from warhost.games.cosmos.orders.rule import BY_NATION, BY_UNIT, OrderRule, Priority

RULE = OrderRule(
    word="merge",
    summary="Moves individuals into the first unit out of the others of its type.",
    syntax=(UNITS_IF_ANY,),
    as_nation=(UNITS,),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C7.2-2", "C7.2-3", "C7.2-7"),
    example="merge 4312 4313 4314",
)
