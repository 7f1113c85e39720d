"""An event as a nation learns of it. What decides that stands in the event and in its own eyes.

Nothing here may read a unit of somebody else: the nation could tell the world from an imagined one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.battle.learning import as_fought, as_watched
from warhost.games.cosmos.events import (
    battles,
    economy,
    flight,
    forces,
    items,
    magic,
    movement,
    nations,
    orders,
    places,
    quests,
    searching,
    ships,
    sieges,
    turn,
    units,
)
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, Tick, UnitId
from warhost.games.cosmos.magic.knowing import stripped
from warhost.games.cosmos.sight.distances import is_in_sight, is_looked_at
from warhost.games.cosmos.world import Sighting, Unit, World, tick_of
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


def by_nobody(_: Any, __: World, ___: NationId | None) -> None:
    """C16.3.1-4"""


def by_addressee(event: nations.MessageSent, _: World, nation: NationId | None) -> Any | None:
    """C1.2-14 A broadcast is for every nation."""
    if nation is None:
        return None
    return event if not event.to or nation in (event.nation, *event.to) else None


def by_eyes(event: Any, world: World, nation: NationId | None) -> Any | None:
    """C18-23 Others learn who came or went, and of both ends only what they saw."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    if world.minds[nation].units.keys().isdisjoint(event.units):
        return None
    came = {u: one for u in event.units if (one := _just_seen(world, nation, u, event.end))}
    went = {u: one for u in event.units if (one := _just_lost(world, nation, u, event.start))}
    units = tuple(unit for unit in event.units if unit in came or unit in went)
    if not units:
        return None
    saw_start = bool(went) or any(one.came_from == event.start for one in came.values())
    start, end = event.start if saw_start else NOWHERE, event.end if came else NOWHERE
    return replace(event, units=units, start=start, end=end, hidden=())


def _just_seen(world: World, nation: NationId, unit: UnitId, position: Position) -> Sighting | None:
    """What the nation remembers of a unit, if it saw it at the position in this phase."""
    one = world.minds[nation].units.get(unit)
    if one is None or one.position != position or one.lost or one.seen != tick_of(world):
        return None
    return one


def _just_lost(world: World, nation: NationId, unit: UnitId, position: Position) -> Sighting | None:
    """The same if it saw it go, or come to its end, in this phase."""
    one = world.minds[nation].units.get(unit)
    if one is None or one.position != position or one.seen != tick_of(world):
        return None
    return one if one.lost in ("left", "gone") else None


def by_eyes_on_hiding(event: movement.HidingChanged, world: World, nation: Any) -> Any | None:
    """C18-21 Others learn of those who come out of hiding before their eyes."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    units = tuple(u for u in event.units if _just_seen(world, nation, u, event.position))
    return replace(event, units=units) if units and not event.is_hidden else None


def by_eyes_on_end(event: units.UnitGone, world: World, nation: NationId | None) -> Any | None:
    """Its nation, and whoever saw it to the last."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    return event if _just_lost(world, nation, event.unit, event.position) else None


def by_parties(event: economy.Booked, _: World, nation: NationId | None) -> Any | None:
    """C6.7-32 Who is given something learns what, and nothing of the giver's stores."""
    if nation is None or nation not in (event.nation, event.to):
        return None
    if nation == event.nation:
        return event
    return replace(event, shares=tuple(one for one in event.shares if one.amount > 0))


def by_witness(
    event: places.PlaceChanged | sieges.SiegeChanged, world: World, nation: NationId | None
) -> Any | None:
    """Its nation, and whoever knows the location and sees it."""
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    return event if _watches(world, nation, event.place, event.position) else None


def _watches(world: World, nation: NationId, place: int, position: Position) -> bool:
    """C18-20 Whether the nation knows of a location, and looks at it."""
    known = world.minds[nation].locations
    return LocationId(place) in known and is_in_sight(world, nation, position)


def by_witness_of_birth(event: units.UnitCreated, world: World, nation: Any) -> Any | None:
    """Others see the new unit, and not what it is to do."""
    unit = event.unit
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    if not _just_seen(world, nation, unit.id, unit.position):
        return None
    bare = Unit(unit.id, unit.type, unit.nation, unit.position, unit.health, name=unit.name)
    return replace(event, unit=bare, orders=())


def by_party_to_taking(event: units.UnitTaken, world: World, nation: Any) -> Any | None:
    """Both nations, and whoever sees it; only the new owner knows what it costs."""
    if nation is None:
        return None
    if nation == event.nation:
        return event
    if nation == event.former or _just_seen(world, nation, event.unit, event.position):
        return replace(event, taken=None)
    return None


def by_party_to_land(event: places.OwnerChanged, world: World, nation: Any) -> Any | None:
    """C2.1-8 Who had it, who has it, and whoever sees it."""
    if nation is None:
        return None
    if nation in (event.before, event.owner):
        return event
    is_hex = HexNumber(event.place) in world.hexes
    known = is_hex or LocationId(event.place) in world.minds[nation].locations
    return event if known and is_in_sight(world, nation, event.position) else None


def by_witness_of_building(event: places.PlaceBuilt, world: World, nation: Any) -> Any | None:
    if nation is None:
        return None
    place = event.place
    is_near = nation == event.nation or _watches(world, nation, place.id, place.position)
    return event if is_near else None


def by_witness_of_items(event: items.ItemsMoved, world: World, nation: Any) -> Any | None:
    """C10-20 Who gives and who gets, and whoever sees the unit that does it."""
    if nation is None or nation in (event.nation, event.to):
        return event if nation is not None else None
    return event if _has_in_view(world, nation, event.unit, event.position) else None


def _has_in_view(world: World, nation: NationId, unit: UnitId, position: Position) -> bool:
    """Whether the nation looks at a unit that it has spotted at the position."""
    one = world.minds[nation].units.get(unit)
    if one is None or one.lost or one.position != position:
        return False
    return is_looked_at(world, nation, position, quests=one.quests)


def by_witness_of_flight(event: flight.Fled, world: World, nation: Any) -> Any | None:
    """Others see it go, and not when it will be back or how."""
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    if not _just_lost(world, nation, event.unit, event.position):
        return None
    return replace(event, until=Tick(0), tactics="", is_triggered=False)


def by_witness_of_return(event: flight.CameHome, world: World, nation: Any) -> Any | None:
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    return event if _just_seen(world, nation, event.unit, event.position) else None


def by_both_sides(event: movement.MoveBlocked, _: World, nation: NationId | None) -> Any | None:
    """C11.7-10 Who is stopped, and who stops it."""
    return event if nation is not None and nation in (event.nation, *event.blockers) else None


def by_fighters(event: battles.BattleFought, world: World, nation: Any) -> Any | None:
    """C15-12 Who fought learns what happened; who looked on, whom it saw fight."""
    if nation is None:
        return None
    if nation in event.nations:
        return replace(event, battle=as_fought(event.battle, nation, event.hidden), hidden=())
    units = [one for one in event.battle.units if one.unit not in event.hidden]
    watched = [one for one in units if _has_in_view(world, nation, one.unit, one.place)]
    if not watched:
        return None
    return replace(event, battle=as_watched(event.battle, watched), hidden=())


def by_struck(event: magic.Struck, world: World, nation: NationId | None) -> Any | None:
    """C19.1.1-1 Each its own, and those it has in view; the caster if it sees him."""
    if nation is None:
        return None
    units = tuple(one for one in event.units if _is_witness_of(world, nation, one, event.position))
    if nation == event.nation:
        return replace(event, units=units)
    if not units:
        return None
    units = tuple(one if one.nation == nation else replace(one, morale=0) for one in units)
    caster = world.minds[nation].units.get(event.caster)
    if caster is not None and _has_in_view(world, nation, event.caster, caster.position):
        return replace(event, units=units)
    return replace(event, units=units, nation=NationId(0), caster=UnitId(0))


def _is_witness_of(world: World, nation: NationId, one: magic.Wounded, at: Position) -> bool:
    return one.nation == nation or _has_in_view(world, nation, one.unit, at)


def by_enchanted(event: magic.Enchanted, _: World, nation: NationId | None) -> Any | None:
    """Whoever casts it, and whose it lies on; who cast it and for how long stays his secret."""
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    return (
        replace(event, nation=NationId(0), one=stripped(event.one))
        if nation == event.owner
        else None
    )


def by_freed(event: magic.EnchantmentsEnded, _: World, nation: NationId | None) -> Any | None:
    """Whose spells they were, who lifted them, and whose they lay on."""
    if nation is None or nation == event.nation:
        return event if nation is not None else None
    own = tuple(
        (key, one if one.nation == nation else stripped(one), owner)
        for key, one, owner in event.ended
        if nation in (owner, one.nation)
    )
    return replace(event, nation=NationId(0), ended=own) if own else None


def by_eyes_on_mode(event: quests.ModeChanged, world: World, nation: Any) -> Any | None:
    """C20.1-9 Others learn of those who come into the world in which they see them."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    units = tuple(u for u in event.units if _just_seen(world, nation, u, event.position))
    return replace(event, units=units) if units else None


def by_eyes_on_retreat(event: quests.Retreated, world: World, nation: Any) -> Any | None:
    """C20.5-15 Others see it go, and not where to."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    if not _just_lost(world, nation, event.unit, event.position):
        return None
    return replace(event, until=Tick(0), spot=NOWHERE)


def by_eyes_on_departure(event: quests.Departed, world: World, nation: Any) -> Any | None:
    """C20.4-14 Others see them go, and not where to."""
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    units = tuple(u for u in event.units if _just_lost(world, nation, u, event.position))
    return replace(event, units=units, route=None) if units else None


def by_eyes_on_arrival(event: quests.Arrived, world: World, nation: Any) -> Any | None:
    if nation is None or event.nation == nation:
        return event if nation is not None else None
    units = tuple(u for u in event.units if _just_seen(world, nation, u, event.position))
    return replace(event, units=units) if units else None


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
    forces.FleeingSet: by_owner,
    orders.PassedOver: by_owner,
    items.ItemsMoved: by_witness_of_items,
    items.TakingSet: by_owner,
    flight.Fled: by_witness_of_flight,
    flight.ReturnProlonged: by_owner,
    flight.CameHome: by_witness_of_return,
    flight.MoraleMoved: by_owner,
    flight.Recovered: by_owner,
    ships.FleetChanged: by_owner,
    ships.Boarded: by_eyes,
    movement.Moved: by_eyes,
    movement.HidingChanged: by_eyes_on_hiding,
    movement.MoveBlocked: by_both_sides,
    orders.OrderDelayed: by_owner,
    economy.Booked: by_parties,
    economy.TransferSent: by_owner,
    economy.TransfersArrived: by_owner,
    economy.Halted: by_owner,
    economy.TenureEnded: by_all,
    economy.LedgerOpened: by_all,
    economy.ArmsLimited: by_owner,
    economy.RatesTold: by_owner,
    economy.ShipsLost: by_owner,
    units.UnitCreated: by_witness_of_birth,
    units.UnitGone: by_eyes_on_end,
    units.IndividualsMoved: by_owner,
    units.UnitTaken: by_party_to_taking,
    units.HireOffered: by_owner,
    units.BribeFailed: by_owner,
    units.BribeAccepted: by_owner,
    places.OwnerChanged: by_party_to_land,
    places.PlaceChanged: by_witness,
    places.PlaceBuilt: by_witness_of_building,
    places.JobBegun: by_owner,
    places.JobEnded: by_owner,
    places.MineLimited: by_owner,
    places.ControlPrevented: by_owner,
    sieges.SiegeChanged: by_witness,
    sieges.Sapped: by_nobody,
    sieges.SappingMended: by_owner,
    sieges.Weakened: by_owner,
    sieges.StormPrepared: by_owner,
    magic.Struck: by_struck,
    magic.Enchanted: by_enchanted,
    magic.EnchantmentsEnded: by_freed,
    magic.IllusionsRevealed: by_owner,
    magic.SpellFailed: by_owner,
    quests.ModeChanged: by_eyes_on_mode,
    quests.SpotSet: by_owner,
    quests.LevelSet: by_owner,
    quests.Retreated: by_eyes_on_retreat,
    quests.CameBack: by_witness_of_return,
    quests.Departed: by_eyes_on_departure,
    quests.Arrived: by_eyes_on_arrival,
    quests.QuestWon: by_owner,
    searching.Searched: by_owner,
    searching.Found: by_owner,
    battles.BattleFought: by_fighters,
    battles.BattleLeft: by_owner,
}
"""Every kind of event, and who learns of it."""
