"""`clear 2`: pending orders removed."""

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NUMBER_KIND
from warhost.games.cosmos.order import Order, Queue
from warhost.games.cosmos.orders.appending import Book
from warhost.games.cosmos.orders.queues import first_free, is_fixed, place_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, BY_UNIT, Cannot, OrderRule, Priority


def cleared(queue: Queue, order: Order, _: Book) -> Queue | Cannot:
    """C21.2-10, C21.2-12 Without numbers all, but what has begun stays."""
    first = place_of(queue, order.amount) if order.amount else first_free(queue)
    last = place_of(queue, order.limit or -1)
    gone = [n for n in range(first, last + 1) if 0 <= n < len(queue) and not is_fixed(queue[n])]
    return tuple(pending for n, pending in enumerate(queue) if n not in gone)


RULE = OrderRule(
    word="clear",
    summary="Removes pending orders, from one number to another.",
    syntax=(
        Argument(field="amount", kind=NUMBER_KIND, sign="first", is_optional=True),
        Argument(field="limit", kind=NUMBER_KIND, sign="last", is_optional=True),
    ),
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.NONE,
    clauses=("C21.2-9", "C21.2-11", "C21.2-13"),
    example="clear * 2",
    for_stupid=True,
    modify=cleared,
)
