"""C1.2-25 What may go wrong when the turn runs: units that are not together, goods that lack."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from warhost.games.cosmos.economy.costs import people_of, unit_cost
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.orders.make import item_type_named
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.places.naming import location_type_named, unit_type_named
from warhost.games.cosmos.sheets.records import Reading
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Nation

TOGETHER: Mapping[str, str] = {
    "join": "C8.1-1", "form": "C8.1-8", "include": "C8.1-10", "merge": "C7.2-2", "give": "C10-19",
    "donate": "C6.7-32",
}  # fmt: skip
"""Orders about units that have to be where the actor is."""
GOING = frozenset((
    "move", "farmove", "sneak", "farsneak", "embark", "disembark", "travel", "flee",
    "order", "repeat", "join", "leave", "form", "include",
))  # fmt: skip
"""Whoever has one of these may be elsewhere by then."""


class Doubts:
    """What is still likely while a sheet is gone through line by line."""

    def __init__(self, view: View, nation: NationId, reading: Reading) -> None:
        self._view, self._own = view, view.nations[nation]
        self._gone = {actor for actor, queue in view.queues.items()
                      if any(one.order.word in GOING for one in queue)}  # fmt: skip
        self._going = {block.who for block in reading.blocks
                       if any(one.order.word in GOING for one in block.entries)}  # fmt: skip
        self._left = _stock(view, self._own)

    def of(self, actor: ActorId, order: Order) -> Cannot | None:
        """What is doubtful about an order, if anything."""
        apart = self._apart(actor, order)
        if order.word in GOING:
            self._gone.add(actor)
        return apart or self._lacking(order)

    def _apart(self, actor: ActorId, order: Order) -> Cannot | None:
        units = self._view.units
        one = units.get(UnitId(actor))
        if order.word not in TOGETHER or one is None or actor in self._gone:
            return None
        for other in (units[UnitId(n)] for n in _named(order) if n in units):
            stays = not {other.id, other.leader} & {*self._gone, *self._going}
            if stays and other.position != one.position:
                text = f"{other.id} is in {other.position}, {one.id} in {one.position}."
                return Cannot(TOGETHER[order.word], text)
        return None

    def _lacking(self, order: Order) -> Cannot | None:
        """C6-2 What this and the orders before it need, against all that the nation has."""
        cost = COST[order.word](self._view, self._own, order) if order.word in COST else {}
        self._left.subtract(cost)
        short = [f"{-self._left[name]} {name}" for name in cost if self._left[name] < 0]
        if not short:
            return None
        return Cannot("C6-2", f"With the orders before it, {', '.join(short)} will be lacking.")


def _named(order: Order) -> Iterator[int]:
    """The units an order names; aliases are not followed."""
    for ref in (order.target, *order.ids):
        if isinstance(ref, int):
            yield ref


def _stock(view: View, own: Nation) -> Counter[str]:
    """All that the nation has, wherever it is."""
    found = Counter(own.pool)
    for store in (
        *(unit.carries for unit in view.units.values()),
        *(place.store for place in view.locations.values()),
        *(ground.store for ground in view.hexes.values()),
    ):
        found.update(store)
    return found


def _of_recruit(view: View, own: Nation, order: Order) -> Mapping[str, int]:
    kind = unit_type_named(view.rules, order.name)
    if kind is None:
        return {}
    return unit_cost(people_of(view.rules, own), kind, order.amount or kind.standard)


def _of_build(view: View, _: Nation, order: Order) -> Mapping[str, int]:
    kind = location_type_named(view.rules, order.name)
    return {} if kind is None else kind.cost


def _of_make(view: View, _: Nation, order: Order) -> Mapping[str, int]:
    kind = item_type_named(view.rules, order.name)
    return {} if kind is None else kind.cost


def _of_launch(view: View, own: Nation, order: Order) -> Mapping[str, int]:
    people = people_of(view.rules, own)
    kind = people.warships if order.choice == "warships" else people.transports
    return {name: amount * (order.amount or 0) for name, amount in kind.cost.items()}


COST: Mapping[str, Callable[[View, Nation, Order], Mapping[str, int]]] = {
    **dict.fromkeys((rule_of("recruit").word, *rule_of("recruit").aliases), _of_recruit),
    "build": _of_build,
    "make": _of_make,
    "launch": _of_launch,
}
