"""`damage 1854 6`: walls broken."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import PHASES_IF_ANY
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="damage",
    summary="Damages a fortification with siege engines.",
    syntax=(Argument(field="target", kind=THING, sign="location"), PHASES_IF_ANY),
    time="the phases given, or until nothing is left to do",
    priority=Priority.OTHER,
    clauses=("C16.3-4", "C16.3-5"),
    example="damage 1854 6",
)
