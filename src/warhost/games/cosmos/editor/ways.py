"""C11.2.1 Where the moves of a unit lead, for the map; what they cost is not asked."""

from collections.abc import Iterator

from warhost.games.cosmos.ids import HexNumber, Position
from warhost.games.cosmos.movement.waypoints import meant
from warhost.games.cosmos.order import Order, Queue
from warhost.games.cosmos.orders.references import settled
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Unit, World

MARCHES = ("move", "farmove", "sneak", "farsneak")


def way_of(world: World, unit: Unit, queue: Queue) -> tuple[int, ...]:
    """The hexes in their sequence, that of the unit first; none if it does not move."""
    if not unit.position:
        return ()
    hexes = list(_hexes(world, unit, queue))
    return (hex_around(world, unit.position), *hexes) if hexes else ()


def _hexes(world: World, unit: Unit, queue: Queue) -> Iterator[HexNumber]:
    here = unit.position
    for pending in queue:
        order = settled(world, unit.nation, pending.order)
        if order.word in MARCHES:
            for end in _ends(world, unit, here, order):
                here = end
                yield hex_around(world, end)


def _ends(world: World, unit: Unit, here: Position, order: Order) -> Iterator[Position]:
    for written in order.path:
        end = meant(world, unit.nation, here, written)
        if isinstance(end, Cannot):
            return
        here = end
        yield end
