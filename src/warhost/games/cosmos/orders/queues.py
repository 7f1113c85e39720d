"""C21.2 Places in a queue of orders, as the modifying orders count them."""

from warhost.games.cosmos.order import Pending, Queue

FIXED = ("gohome", "travel", "retreat")
"""C21.2-8 Once begun, nothing removes them."""


def place_of(queue: Queue, number: int) -> int:
    """C21.2-11 Positive from the beginning, negative backwards from the end of the queue."""
    return number - 1 if number > 0 else len(queue) + number


def first_free(queue: Queue) -> int:
    """C21.2-12 The first order that has not begun."""
    return 1 if queue and queue[0].has_begun else 0


def is_fixed(pending: Pending) -> bool:
    """C21.2-8 Whether it cannot be removed."""
    return pending.has_begun and pending.order.word in FIXED
