"""`transfer gold:100 wood:300 Dw`: resources sent to another nation."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import RESOURCE_LIST
from warhost.games.cosmos.language.kinds import NATIONS
from warhost.games.cosmos.orders.rule import BY_NATION, OrderRule, Priority

RULE = OrderRule(
    word="transfer",
    summary="Sends resources out of the pool to another nation, at a cost.",
    syntax=(RESOURCE_LIST, Argument(field="target", kind=NATIONS)),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C6.7-5", "C6.7-11", "C6.7-16"),
    example="transfer gold:100 wood:300 Dw",
)
