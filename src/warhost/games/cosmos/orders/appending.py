"""C21.2 New orders at the end of a queue; those that modify it act as they are appended."""

from collections.abc import Mapping, Sequence

from warhost.games.cosmos.order import Order, Pending, Queue
from warhost.games.cosmos.orders.rule import Cannot, OrderRule

LONGEST_QUEUE = 2000
"""Orders an actor can have; whoever repeats for ever writes `repeat`."""
Book = Mapping[str, OrderRule]


def appended(queue: Queue, order: Order, book: Book) -> Queue | Cannot:
    """The queue with one more order, or as the order changes it."""
    rule = book.get(order.word)
    if rule is not None and rule.modify is not None:
        return rule.modify(queue, order, book)
    if len(queue) >= LONGEST_QUEUE:
        return Cannot("C4.1-19", f"Nobody keeps more than {LONGEST_QUEUE} orders in mind.")
    return (*queue, Pending(order))


def all_appended(
    queue: Queue, orders: Sequence[Order], book: Book
) -> tuple[Queue, tuple[Cannot, ...]]:
    """The queue with all these orders, and what was wrong with some."""
    failures = []
    for order in orders:
        found = appended(queue, order, book)
        if isinstance(found, Cannot):
            failures.append(found)
        else:
            queue = found
    return queue, tuple(failures)
