"""An event as a nation learns of it. What decides that stands in the event and in its own eyes.

Nothing here may read a unit of somebody else: the nation could tell the world from an imagined one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events import (
    economy,
    forces,
    movement,
    nations,
    orders,
    places,
    turn,
    units,
)
from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.sight.distances import is_in_sight
from warhost.games.cosmos.world import Unit, World
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


def by_parties(event: economy.Booked, _: World, nation: NationId | None) -> Any | None:
    """C6.7-32 Who is given something learns what, and nothing of the giver's stores."""
    if nation is None or nation not in (event.nation, event.to):
        return None
    if nation == event.nation:
        return event
    return replace(event, shares=tuple(one for one in event.shares if one.amount > 0))


def by_witness(event: Any, world: World, nation: NationId | None) -> Any | None:
    """Its nation, and whoever sees the place."""
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    is_hidden = getattr(event, "is_hidden", False)
    return event if not is_hidden and is_in_sight(world, nation, event.position) else None


def by_witness_of_birth(event: units.UnitCreated, world: World, nation: Any) -> Any | None:
    """Others see the new unit, and not what it is to do."""
    unit = event.unit
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    if unit.is_hidden or not is_in_sight(world, nation, unit.position):
        return None
    bare = Unit(unit.id, unit.type, unit.nation, unit.position, unit.health, name=unit.name)
    return replace(event, unit=bare, orders=())


def by_party_to_taking(event: units.UnitTaken, world: World, nation: Any) -> Any | None:
    """Both nations, and whoever sees it; only the new owner knows what it costs."""
    if nation is None:
        return None
    if nation == event.nation:
        return event
    if nation == event.former or is_in_sight(world, nation, event.position):
        return replace(event, taken=None)
    return None


def by_party_to_land(event: places.OwnerChanged, world: World, nation: Any) -> Any | None:
    """C2.1-8 Who had it, who has it, and whoever sees it."""
    if nation is None:
        return None
    concerned = nation in (event.before, event.owner)
    return event if concerned or is_in_sight(world, nation, event.position) else None


def by_witness_of_building(event: places.PlaceBuilt, world: World, nation: Any) -> Any | None:
    if nation is None:
        return None
    is_near = nation == event.nation or is_in_sight(world, nation, event.place.position)
    return event if is_near else None


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
    orders.OrderFailed: by_owner,
    orders.Signalled: by_owner,
    orders.SignalsTaken: by_owner,
    nations.PolicyChanged: by_owner,
    nations.HeirNamed: by_owner,
    nations.RulerChanged: by_owner,
    nations.HomeMoved: by_owner,
    nations.PointsCounted: by_owner,
    nations.Renamed: by_owner,
    nations.AliasSet: by_owner,
    nations.MessageSent: by_addressee,
    forces.ForceChanged: by_owner,
    forces.TacticsSet: by_owner,
    movement.Moved: by_eyes,
    economy.Booked: by_parties,
    economy.TransferSent: by_owner,
    economy.TransfersArrived: by_owner,
    economy.Halted: by_owner,
    economy.TenureEnded: by_all,
    economy.LedgerOpened: by_all,
    economy.ArmsLimited: by_owner,
    economy.RatesTold: by_owner,
    units.UnitCreated: by_witness_of_birth,
    units.UnitGone: by_witness,
    units.IndividualsMoved: by_owner,
    units.UnitTaken: by_party_to_taking,
    units.HireOffered: by_owner,
    units.BribeFailed: by_owner,
    places.OwnerChanged: by_party_to_land,
    places.PlaceChanged: by_witness,
    places.PlaceBuilt: by_witness_of_building,
    places.JobBegun: by_owner,
    places.JobEnded: by_owner,
    places.MineLimited: by_owner,
    places.ControlPrevented: by_owner,
}
"""Every kind of event, and who learns of it."""
