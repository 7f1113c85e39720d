"""`bribe desert 425 4319`: gold for foreign units."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.language.kinds import COUNT, one_of
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="bribe",
    summary="Offers gold that foreign units defect, desert, flee or defend.",
    syntax=(
        Argument(field="choice", kind=one_of("defect", "desert", "flee", "defend", sign="effect")),
        Argument(field="amount", kind=COUNT, sign="gold"),
        UNITS,
    ),
    time="depends on the unit type",
    priority=Priority.OTHER,
    clauses=("C7.4.2-1", "C7.4.2-4", "C7.4.2-15"),
    example="bribe desert 425 4319",
)
