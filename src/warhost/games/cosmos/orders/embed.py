"""`embed 1` with embedded orders: added inside a pending order."""

from msgspec.structs import replace

from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.order import Order, Pending, Queue
from warhost.games.cosmos.orders.appending import Book, all_appended
from warhost.games.cosmos.orders.queues import place_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, BY_UNIT, Cannot, OrderRule, Priority


def embedded(queue: Queue, order: Order, book: Book) -> Queue | Cannot:
    """C21.2-24 Appended to the orders inside a pending one, which may be modified by them."""
    place = place_of(queue, order.amount or 0)
    if not 0 <= place < len(queue):
        return Cannot("C21.2-29", f"There is no order {order.amount} to embed orders in.")
    outer = queue[place]
    if outer.order.word not in book or book[outer.order.word].embeds == "no":
        return Cannot("C21.2-27", f"`{outer.order.word}` takes no embedded orders.")
    inner, _ = all_appended(tuple(map(Pending, outer.order.orders)), order.orders, book)
    whole = replace(outer.order, orders=tuple(pending.order for pending in inner))
    return (*queue[:place], replace(outer, order=whole), *queue[place + 1 :])


RULE = OrderRule(
    word="embed",
    summary="Appends the embedded orders to those of a pending order.",
    syntax=(NUMBER,),
    embeds="must",
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.NONE,
    clauses=("C21.2-24", "C21.2-26", "C21.2-27"),
    example="embed 1",
    modify=embedded,
)
