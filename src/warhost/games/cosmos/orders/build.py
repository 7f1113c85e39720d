"""`build 12`, as a nation order `build 12 123`: a new location."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import PLACE, TYPES
from warhost.games.cosmos.orders.rule import BY_NATION, BY_UNIT, OrderRule, Priority

TYPE = Argument(field="name", kind=TYPES, sign="location-type")

RULE = OrderRule(
    word="build",
    summary="Builds a location: a unit where it is, a nation at the position named.",
    syntax=(TYPE,),
    as_nation=(TYPE, Argument(field="target", kind=PLACE)),
    givers=BY_UNIT | BY_NATION,
    time="depends on the type",
    priority=Priority.OTHER,
    clauses=("C13-8", "C13-9", "C13-13"),
    example="build 12",
)
