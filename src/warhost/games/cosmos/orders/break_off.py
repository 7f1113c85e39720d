"""`break`: pending and begun orders removed."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NUMBER_KIND
from warhost.games.cosmos.order import Order, Queue
from warhost.games.cosmos.orders.appending import Book
from warhost.games.cosmos.orders.queues import is_fixed, place_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, BY_UNIT, Cannot, OrderRule, Priority


def broken_off(queue: Queue, order: Order, _: Book) -> Queue | Cannot:
    """C21.2-4 From the first order on, whether it has begun or not."""
    last = place_of(queue, order.amount or -1)
    return tuple(one for n, one in enumerate(queue) if n > last or is_fixed(one))


RULE = OrderRule(
    word="break",
    summary="Removes the first orders, those begun included.",
    syntax=(Argument(field="amount", kind=NUMBER_KIND, sign="last", is_optional=True),),
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.NONE,
    clauses=("C21.2-3", "C21.2-4", "C21.2-6"),
    example="break 2",
    for_stupid=True,
    modify=broken_off,
)
