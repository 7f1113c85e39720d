"""T13.1 Falling back: straight to the rear, pushing and passing friends on the way."""

from collections.abc import Iterable

from warhost.games.triumph.combat.lanes import (
    Lane,
    Met,
    Places,
    friends_met,
    lane_behind,
    place_after,
    shape_after,
    shape_at,
    wall_met,
)
from warhost.games.triumph.combat.pushing import push_all, shifts
from warhost.games.triumph.combat.retreats import Harm, Retreat
from warhost.games.triumph.combat.straight import Span, span
from warhost.games.triumph.contact import contacts_of
from warhost.games.triumph.geometry import MU, TOLERANCE
from warhost.games.triumph.passing import SKIRMISHERS
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table

BACK = 1 * MU
PASSING = 4 * MU
ELEPHANTS = "ELE"


def fall_back(table: Table, stand: Stand) -> Retreat:
    """T13.1-1 The way of a stand that has to fall back from where it stands."""
    return fall_back_among(table, stand, ())


def fall_back_among(table: Table, stand: Stand, ignored: Iterable[Stand]) -> Retreat:
    """T13.1-1, T13.3-5 The same, with friends that are neither pushed nor in the way."""
    if is_held(table, stand):
        return destroyed(stand, "T13.1-2")
    lane = lane_behind(table, stand)
    unheeded = {friend.id for friend in ignored}
    met = [found for found in friends_met(lane, BACK) if found.stand.id not in unheeded]
    if stand.type == ELEPHANTS:
        return _trample(lane, met)
    return _give_way(lane, met)


def destroyed(stand: Stand, clause: str) -> Retreat:
    """The stand is lost where it stands."""
    return Retreat(stand.id, harmed=(Harm(stand.id, clause),))


def is_held(table: Table, stand: Stand) -> bool:
    """T13.1-2 An enemy is in flank or rear contact with it."""
    return any(
        found.touched == stand.id and found.kind != "front" for found in contacts_of(table, stand)
    )


def _give_way(lane: Lane, met: list[Met]) -> Retreat:
    """T13.1-4, T13.1-7 Push those in the way, pass who cannot be pushed, or be stopped by it."""
    pusher = shape_after(lane, BACK)
    places, unpushed = push_all(lane, pusher, [found.stand for found in met])
    wall = wall_met(lane, BACK)
    blocked = next((f for f in met if f.stand in unpushed and not _slips_past(lane, f.stand)), None)
    if blocked is not None and (wall is None or blocked.way <= wall):
        return _crash(lane, blocked.stand)
    if wall is not None:
        return destroyed(lane.stand, "T13.1-14")
    if not unpushed:
        return Retreat(lane.stand.id, (place_after(lane, BACK),), shifts(places))
    return _pass_through(lane, unpushed[0], places)


def _slips_past(lane: Lane, friend: Stand) -> bool:
    """T13.1-5, T13.1-9, T13.1-10 Whether a friend that is not pushed may be passed."""
    return lane.stand.type == SKIRMISHERS or type_of(lane.table, friend).is_open_order


def _crash(lane: Lane, friend: Stand) -> Retreat:
    """T13.1-7 Both are destroyed, then everything stops."""
    harmed = (Harm(lane.stand.id, "T13.1-7"), Harm(friend.id, "T13.1-7"))
    return Retreat(lane.stand.id, harmed=harmed)


def _pass_through(lane: Lane, first: Stand, places: Places) -> Retreat:
    """T13.1-6, T13.1-13 On to the first clear place, or into disaster."""
    met = friends_met(lane, PASSING, places)
    end = clear_place(lane, [found.stand for found in met], places)
    wall = wall_met(lane, min(end, PASSING))
    if wall is not None:
        return destroyed(lane.stand, "T13.1-14")
    passed = [found for found in met if found.way < end - TOLERANCE]
    if end > PASSING + TOLERANCE or not all(_slips_past(lane, f.stand) for f in passed):
        return _crash(lane, first)
    return Retreat(lane.stand.id, (place_after(lane, end),), shifts(places))


def clear_place(lane: Lane, friends: Iterable[Stand], places: Places) -> int:
    """T13.1-6 The first distance from 1 MU on that is clear of all these friends."""
    shape = shape_after(lane, 0)
    spans = (span(shape, shape_at(lane.table, f, places), lane.heading) for f in friends)
    end = BACK
    for found in sorted(found for found in spans if found is not None):
        if _lies_within(found, end):
            end = round(found.leave)
    return end


def _lies_within(found: Span, distance: int) -> bool:
    return found.enter + TOLERANCE < distance < found.leave - TOLERANCE


def _trample(lane: Lane, met: list[Met]) -> Retreat:
    """T13.1-11, T13.1-12 Elephants destroy whom they meet, Skirmishers slip aside."""
    wall = wall_met(lane, BACK)
    if wall is not None:
        crushed = _crushed([found for found in met if found.way <= wall])
        return Retreat(lane.stand.id, harmed=(*crushed, Harm(lane.stand.id, "T13.1-14")))
    slipping = [f.stand for f in friends_met(lane, PASSING) if f.stand.type == SKIRMISHERS]
    end = clear_place(lane, slipping, {})
    if end > PASSING + TOLERANCE:
        return Retreat(lane.stand.id, harmed=(*_crushed(met), Harm(lane.stand.id, "T13.1-13")))
    if wall_met(lane, end) is not None:
        return Retreat(lane.stand.id, harmed=(*_crushed(met), Harm(lane.stand.id, "T13.1-14")))
    return Retreat(
        lane.stand.id, (place_after(lane, end),), harmed=_crushed(friends_met(lane, end))
    )


def _crushed(met: Iterable[Met]) -> tuple[Harm, ...]:
    return tuple(Harm(f.stand.id, "T13.1-11") for f in met if f.stand.type != SKIRMISHERS)
