"""An event as a nation learns of it. What decides that stands in the event and in its own eyes.

Nothing here may read a unit of somebody else: the nation could tell the world from an imagined one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events import forces, movement, nations, orders, turn
from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.sight.distances import is_in_sight
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat

Learn = Callable[[Any, World, NationId | None], Any | None]
NOWHERE = Position("")


def seen(event: Any, world: World, seat: Seat) -> Any | None:
    """Judged in the world right after the event."""
    nation = world.seats.get(seat) if seat else None
    return LEARN[type(event)](event, world, nation)


def by_all(event: Any, _: World, __: NationId | None) -> Any:
    return event


def by_owner(event: Any, _: World, nation: NationId | None) -> Any | None:
    return event if event.nation == nation else None


def by_addressee(event: nations.MessageSent, _: World, nation: NationId | None) -> Any | None:
    """C1.2-14 A broadcast is for every nation."""
    if nation is None:
        return None
    return event if not event.to or nation in (event.nation, *event.to) else None


def by_eyes(event: movement.Moved, world: World, nation: NationId | None) -> Any | None:
    """C18-23 Others learn who came or went, and of both ends only what they see."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    units = tuple(unit for unit in event.units if unit not in event.hidden)
    start, end = (
        place if is_in_sight(world, nation, place) else NOWHERE
        for place in (event.start, event.end)
    )
    if not units or (start, end) == (NOWHERE, NOWHERE):
        return None
    return replace(event, units=units, start=start, end=end, hidden=())


LEARN: Mapping[type, Learn] = {
    turn.TurnBegan: by_all,
    turn.PhaseBegan: by_all,
    turn.TurnEnded: by_all,
    turn.NationLeft: by_all,
    turn.GameEnded: by_all,
    orders.OrdersHandedOut: by_owner,
    orders.OrdersPassed: by_owner,
    orders.OrdersUnfolded: by_owner,
    orders.OrderBegun: by_owner,
    orders.OrderDone: by_owner,
    orders.OrderDropped: by_owner,
    orders.NationOrderFailed: by_owner,
    orders.Signalled: by_owner,
    orders.SignalsTaken: by_owner,
    nations.PolicyChanged: by_owner,
    nations.HeirNamed: by_owner,
    nations.Renamed: by_owner,
    nations.AliasSet: by_owner,
    nations.MessageSent: by_addressee,
    forces.ForceChanged: by_owner,
    forces.TacticsSet: by_owner,
    movement.Moved: by_eyes,
}
"""Every kind of event, and who learns of it."""
