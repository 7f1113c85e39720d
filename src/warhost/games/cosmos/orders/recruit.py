"""`recruit "Heavy Infantry" 100`: a new unit."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import TYPES
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="recruit",
    aliases=("summon", "animate", "initiate"),
    summary="Creates a unit; the embedded orders are for it.",
    syntax=(Argument(field="name", kind=TYPES, sign="unit-type"), NUMBER_IF_ANY),
    embeds="may",
    time="depends on recruiter and number",
    priority=Priority.OTHER,
    clauses=("C7.1-1", "C7.1-3", "C7.1-13"),
    example="recruit 17 30",
    for_questing=False,
)
