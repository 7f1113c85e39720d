"""`retreatwhen 4`: when to retreat."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNITS_IF_ANY
from warhost.games.cosmos.language.kinds import COUNT
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="retreatwhen",
    summary="Sets the wound points at which questing units retreat; 0 is never.",
    syntax=(Argument(field="amount", kind=COUNT, sign="level"), UNITS_IF_ANY),
    priority=Priority.SETTING,
    clauses=("C20.5-4", "C20.5-5", "C20.5-8"),
    example="retreatwhen 4",
)
