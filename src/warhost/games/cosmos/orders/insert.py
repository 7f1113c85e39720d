"""`insert -2` with embedded orders: put in between."""

from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.order import Order, Pending, Queue
from warhost.games.cosmos.orders.appending import Book
from warhost.games.cosmos.orders.queues import first_free, place_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, BY_UNIT, Cannot, OrderRule, Priority


def inserted(queue: Queue, order: Order, _: Book) -> Queue | Cannot:
    """C21.2-18 to C21.2-20 After the order at that place; 0 is the beginning."""
    place = place_of(queue, order.amount) + 1 if order.amount else 0
    place = min(max(place, first_free(queue)), len(queue))
    return (*queue[:place], *map(Pending, order.orders), *queue[place:])


RULE = OrderRule(
    word="insert",
    summary="Puts the embedded orders between the pending ones.",
    syntax=(NUMBER,),
    embeds="must",
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.NONE,
    clauses=("C21.2-17", "C21.2-19", "C21.2-20"),
    example="insert -2",
    for_stupid=True,
    modify=inserted,
)
