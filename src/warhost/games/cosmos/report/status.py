"""C1.2-8 The status report: the nation, its land, its locations, its units."""

from collections.abc import Iterator

from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.report.naming import (
    code_of,
    goods_named,
    item_named,
    own_named,
    place_named,
    strength_of,
)
from warhost.games.cosmos.report.notes import details_of, hex_named
from warhost.games.cosmos.report.record import Note, PlaceStatus, UnitStatus
from warhost.games.cosmos.sheets.budget import administration_limit, allowance_of
from warhost.games.cosmos.sheets.template import pending_line
from warhost.games.cosmos.ships.capacity import capacity_of
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Nation, Unit

HUNDRED = 100
NEUTRAL = "neutral"


def general_of(view: View) -> Iterator[str]:
    """Points, home, rulers, orders to give, ships, work, policies."""
    assert view.nation is not None
    own = view.nations[view.nation]
    yield points_of(own)
    yield from _seat_of(view, own)
    points = administration_limit(view, own.number)
    yield f"Administration points for next turn: {points}"
    if own.warships or own.transports:
        ships = f"{own.warships} warships, {own.transports} transports"
        yield f"Navy: {ships}; room for {capacity_of(own)}"
    if own.most_arms >= 0:
        yield f"Arms at most in a turn: {own.most_arms}"
    for job in own.jobs:
        yield f"Work: {job.number} {job.name}{f' at {job.position}' if job.position else ''}"
    yield from _policies(view, own)
    yield from (f"Alias ${name}: {number}" for name, number in sorted(own.aliases.items()))


def points_of(own: Nation) -> str:
    """C5.3-10, C5.3-11"""
    if not own.bonus:
        return f"POINTS: {own.points}"
    return f"POINTS: {own.points} plus faction bonus {own.bonus}: {own.points + own.bonus}"


def land_of(view: View) -> Iterator[Note]:
    """C6.1-5 Own hexes with what lies there."""
    for number in sorted(view.hexes):
        stores = _stores("stores", view.hexes[number].store)
        yield Note(number, hex_named(view, number), stores)


def locations_of(view: View) -> Iterator[PlaceStatus]:
    """C18-35 More than the map notes tell."""
    for number in sorted(view.locations):
        place = view.locations[number]
        limit = (f"uses at most {place.limit} manpower",) if place.limit >= 0 else ()
        details = (*details_of(view, place), *_stores("stores", place.store), *limit)
        orders = _orders(view, ActorId(number))
        yield PlaceStatus(number, place_named(view, place), place.position, details, orders)


def units_of(view: View) -> Iterator[UnitStatus]:
    """C9.2.2-23 Each force with its leader first."""
    held = _held(view)
    for unit in sorted(view.units):
        if view.units[unit].leader is None:
            members = view.forces.get(unit, (unit,))[1:]
            force = tuple(_status(view, held, view.units[UnitId(one)]) for one in members)
            yield _status(view, held, view.units[unit], force)


def _seat_of(view: View, own: Nation) -> Iterator[str]:
    if own.home:
        yield f"Home: {own.home}"
    for what, unit in (("Ruler", own.ruler), ("Heir", own.heir)):
        if unit is not None and unit in view.units:
            yield f"{what}: {own_named(view, view.units[unit])}"
    if own.faction:
        yield f"Faction: {own.faction}"


def _policies(view: View, own: Nation) -> Iterator[str]:
    """C5.4-3 The own ones only; C6.7-20 and what sending goods to allies costs."""
    rates = dict(own.rates)
    for number, other in sorted(view.nations.items()):
        if number != own.number:
            policy = own.policies.get(number, NEUTRAL)
            cost = f"; transport of 1000 weight: {rates[number]} gold" if number in rates else ""
            yield f"{other.name} ({other.code}, {number}): {policy}{cost}"


def _status(
    view: View, held: dict[UnitId, list[str]], unit: Unit, force: tuple[UnitStatus, ...] = ()
) -> UnitStatus:
    text = f"{own_named(view, unit)}: {strength_of(view, unit)}"
    details = tuple(_details(view, unit, held.get(unit.id, [])))
    orders = _orders(view, ActorId(unit.id))
    return UnitStatus(unit.id, text, unit.position, details, orders, force)


def _details(view: View, unit: Unit, held: list[str]) -> Iterator[str]:
    """C1.2-10 How many orders it may be given, and how it stands."""
    words = [f"tactics {unit.tactics}"]
    if allowance := allowance_of(view.rules, unit):
        words.append(f"{allowance} orders")
    if unit.morale:
        words.append(f"morale {unit.morale / HUNDRED:+g}")
    words += [word for word, is_so in _flags(unit) if is_so]
    if unit.flees_at:
        words.append(f"flees at {unit.flees_at} w.p.")
    if unit.quests:
        words.append("questing")
    if unit.retreat_spot:
        level = f" at {unit.retreats_at} w.p." if unit.retreats_at else ""
        words.append(f"retreats to {unit.retreat_spot}{level}")
    yield "; ".join(words)
    yield from _wounds(view, unit)
    yield from _stores("carries", unit.carries)
    yield from (f"holds {item}" for item in held)
    if unit.taken is not None:
        upkeep = f", each turn {goods_named(unit.taken.upkeep)}" if unit.taken.upkeep else ""
        yield f"{unit.taken.how} from {code_of(view, unit.taken.former) or 'nobody'}{upkeep}"


def _flags(unit: Unit) -> tuple[tuple[str, bool], ...]:
    return (
        ("hidden", unit.is_hidden),
        ("takes items", unit.takes),
        ("aboard", unit.is_aboard),
        ("off the map", not unit.position),
    )


def _wounds(view: View, unit: Unit) -> Iterator[str]:
    """C15.3-13"""
    kind = view.rules.units[unit.type]
    hurt = [(points, count) for points, count in unit.health if points < kind.wound_points]
    if hurt and kind.is_mass:
        yield "wounded: " + ", ".join(f"{count} with {points} w.p." for points, count in hurt)


def _stores(word: str, store: dict[str, int]) -> tuple[str, ...]:
    return (f"{word} {goods_named(store)}",) if store else ()


def _held(view: View) -> dict[UnitId, list[str]]:
    found: dict[UnitId, list[str]] = {}
    for number in sorted(view.items):
        item = view.items[number]
        if item.holder is not None:
            found.setdefault(item.holder, []).append(item_named(view, item))
    return found


def _orders(view: View, actor: ActorId) -> tuple[str, ...]:
    """C4.1-4"""
    return tuple(
        line
        for pending in view.queues.get(actor, ())
        for line in pending_line(pending, view.clock, view.rules.phases)
    )
