"""`firestrike 3114 5`: a spell, under the word its pack gives it."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import COUNT, PLACE
from warhost.games.cosmos.orders.rule import OrderRule, Priority

RULE = OrderRule(
    word="cast",
    summary="Casts the spell of that word; its description names target and power.",
    syntax=(
        Argument(field="target", kind=PLACE, is_optional=True, sign="target"),
        Argument(field="amount", kind=COUNT, sign="power", is_optional=True),
    ),
    time="the casting time of the spell",
    priority=Priority.STRIKING,
    clauses=("C19-1", "C19-2", "C19.1-7"),
    example="firestrike 3114 5",
    for_questing=False,
)
