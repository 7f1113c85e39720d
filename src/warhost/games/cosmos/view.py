"""The doors through which anything leaves a world, and the forms in which one is kept."""

from copy import copy as shallow
from typing import Any

import msgspec

from warhost.games.cosmos.geography import Board
from warhost.games.cosmos.ids import (
    ActorId,
    HexNumber,
    ItemId,
    LocationId,
    NationId,
    Position,
    UnitId,
)
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.magic.knowing import known_spells
from warhost.games.cosmos.order import Order, Pending, Queue
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.sight.modes import eyes_of
from warhost.games.cosmos.sight.present import present_mind
from warhost.games.cosmos.world import (
    Clock,
    Connection,
    Enchantment,
    Faction,
    Hex,
    Item,
    Location,
    Mind,
    Nation,
    Route,
    Shipment,
    Unit,
    Victory,
    Ways,
    World,
)
from warhost.kernel.asks import Seat, Verdict
from warhost.kernel.dice import Dice


class View(msgspec.Struct, frozen=True):
    """All that a seat may know: its nation and what that remembers; of others what all know."""

    seat: Seat
    rules: Rules
    board: Board
    clock: Clock
    nations: dict[NationId, Nation]
    """The own one as it is; of the others number, code, name and seat."""
    factions: dict[str, Faction]
    victory: Victory
    left: tuple[Seat, ...]
    verdict: Verdict | None
    nation: NationId | None
    units: dict[UnitId, Unit]
    forces: dict[UnitId, tuple[UnitId, ...]]
    queues: dict[ActorId, Queue]
    signals: dict[int, tuple[int, ...]]
    hexes: dict[HexNumber, Hex]
    locations: dict[LocationId, Location]
    items: dict[ItemId, Item]
    """What the nation owns, as it is (C18-34)."""
    enchanted: dict[str, tuple[Enchantment, ...]]
    """Spells of its own, and those that lie on its own."""
    last_unit: UnitId | None
    mind: Mind
    in_sight: frozenset[HexNumber]
    in_quest: frozenset[HexNumber] = frozenset()
    """C20-2 What its military eyes see now, and what those that are questing do."""


class Kept(msgspec.Struct, frozen=True):
    """A whole world as plain data; its tables are named by the match and not repeated."""

    board: Board
    clock: Clock
    hexes: dict[HexNumber, Hex]
    locations: dict[LocationId, Location]
    items: dict[ItemId, Item]
    units: dict[UnitId, Unit]
    forces: dict[UnitId, tuple[UnitId, ...]]
    nations: dict[NationId, Nation]
    seats: dict[Seat, NationId]
    queues: dict[ActorId, Queue]
    signals: dict[int, tuple[int, ...]]
    last_units: dict[NationId, UnitId]
    factions: dict[str, Faction]
    victory: Victory
    shipments: tuple[Shipment, ...]
    enchanted: dict[str, tuple[Enchantment, ...]]
    sapped: dict[LocationId, int]
    tenure: dict[Position, dict[NationId, int]]
    connections: dict[Position, tuple[Connection, ...]]
    routes: dict[Position, tuple[Route, ...]]
    won: dict[LocationId, tuple[NationId, ...]]
    left: tuple[Seat, ...]
    minds: dict[NationId, Mind]
    verdict: Verdict | None


def view_of(world: World, seat: Seat) -> View:
    """C18-34 The own things as they are, everything else as it is remembered."""
    nation = world.seats.get(seat) if seat else None
    own = {u.id: u for u in world.units.values() if u.nation == nation}
    places = {p.id: p for p in world.locations.values() if nation and p.owner == nation}
    actors = {*own, *places}
    return View(
        seat=seat,
        rules=world.rules,
        board=world.board,
        clock=world.clock,
        nations={n: _known(one, one.number == nation) for n, one in world.nations.items()},
        factions=world.factions,
        victory=world.victory,
        left=world.left,
        verdict=world.verdict,
        nation=nation,
        units=own,
        forces={leader: force for leader, force in world.forces.items() if leader in own},
        queues={actor: queue for actor, queue in world.queues.items() if actor in actors},
        signals={to: of for to, of in world.signals.items() if to in actors},
        hexes={n: h for n, h in world.hexes.items() if nation and h.owner == nation},
        locations=places,
        items={i.id: i for i in world.items.values() if nation and i.owner == nation},
        enchanted=known_spells(world, nation) if nation else {},
        last_unit=world.last_units.get(nation) if nation else None,
        mind=present_mind(world, nation) if nation else Mind(),
        in_sight=frozenset(world.index.sight.get(nation, {})) if nation else frozenset(),
        in_quest=_quest_sight(world, nation) if nation else frozenset(),
    )


def _quest_sight(world: World, nation: NationId) -> frozenset[HexNumber]:
    return frozenset(world.index.sight.get(eyes_of(nation, quests=True), {}))


def copy_of_mind(mind: Mind) -> Mind:
    return Mind(
        mind.hexes.copy(),
        mind.locations.copy(),
        mind.units.copy(),
        mind.items.copy(),
        mind.kinds.copy(),
        mind.connections.copy(),
        mind.routes.copy(),
        mind.news.copy(),
    )


def copy_of_world(world: World) -> World:
    """A world of its own that can go another way; records are shared, they never change."""
    other = shallow(world)
    for name in COPIED:
        setattr(other, name, getattr(world, name).copy())
    other.minds = {nation: copy_of_mind(mind) for nation, mind in world.minds.items()}
    other.ways = Ways()
    other.index = shallow(world.index)
    for name in ("at", "crowd", "arrivals", "lying", "held", "inside", "apart"):
        setattr(other.index, name, _copied(getattr(world.index, name)))
    for name in ("sight", "watchers"):
        by_nation = {nation: _copied(own) for nation, own in getattr(world.index, name).items()}
        setattr(other.index, name, by_nation)
    return other


def _copied(shelves: dict[Any, dict[Any, Any]]) -> dict[Any, dict[Any, Any]]:
    return {key: shelf.copy() for key, shelf in shelves.items()}


COPIED = (
    "hexes",
    "locations",
    "items",
    "units",
    "forces",
    "nations",
    "queues",
    "signals",
    "last_units",
    "enchanted",
    "sapped",
    "tenure",
    "connections",
    "routes",
    "won",
    "worked",
    "storming",
    "fought",
)


def dump(world: World) -> Any:
    """The whole world as plain data; its digest wants the keys of dictionaries as texts."""
    kept = Kept(*(getattr(world, name) for name in Kept.__struct_fields__))
    return msgspec.to_builtins(kept, str_keys=True)


def load(data: Any, rules: Rules) -> World:
    """The world that was kept, on its tables again."""
    kept = msgspec.convert(data, Kept, str_keys=True)
    fields = {name: getattr(kept, name) for name in Kept.__struct_fields__}
    world = World(rules=rules, **fields)
    world.index = index_of(world)
    return world


def imagined(view: View, _: Dice) -> World:
    """A world that could be the one behind the view: nobody stands where nobody was seen."""
    world = World(
        rules=view.rules,
        board=view.board,
        clock=view.clock,
        nations=dict(view.nations),
        seats={one.seat: number for number, one in view.nations.items() if one.seat},
        factions=view.factions,
        victory=view.victory,
        left=view.left,
        verdict=view.verdict,
        units=dict(view.units),
        forces=dict(view.forces),
        queues=dict(view.queues),
        signals=dict(view.signals),
        enchanted=dict(view.enchanted),
        minds={number: Mind() for number in view.nations},
    )
    world.hexes = _imagined_hexes(view)
    world.locations = _imagined_places(view)
    world.items = {i: known.item for i, known in view.mind.items.items()} | view.items
    if view.nation is not None:
        world.minds[view.nation] = copy_of_mind(view.mind)
        world.connections = dict(view.mind.connections)
        world.routes = dict(view.mind.routes)
        if view.last_unit is not None:
            world.last_units = {view.nation: view.last_unit}
    _imagine_units(view, world)
    world.index = index_of(world)
    _unsee(view, world)
    return world


def _unsee(view: View, world: World) -> None:
    """What would be seen from where its eyes are, and is not, has changed since it was seen."""
    if view.nation is None:
        return
    eyes = world.index.sight.get(view.nation, {})
    quest = world.index.sight.get(eyes_of(view.nation, quests=True), {})
    gone = {*(eyes.keys() - view.in_sight), *(quest.keys() - view.in_quest)}
    near = next(one.id for one in view.rules.terrains.values() if one.viewing_range == 1)
    for number in gone:
        changed = msgspec.structs.replace(world.hexes[number], terrain=near, seeming="")
        world.hexes[number] = changed
    if gone:
        world.index = index_of(world)


def _known(nation: Nation, is_own: bool) -> Nation:
    if is_own:
        return nation
    return Nation(nation.number, nation.code, nation.name, nation.seat, faction=nation.faction)


def _imagined_hexes(view: View) -> dict[HexNumber, Hex]:
    """Unknown ground is such that nobody sees farther into it than they do."""
    near = {t.id: t for t in view.rules.terrains.values() if t.viewing_range == 1}
    plain = next(iter(near))
    hexes = {}
    for n in range(1, view.board.size + 1):
        number = HexNumber(n)
        known = view.mind.hexes.get(number)
        one = Hex(number, plain) if known is None else known.hex
        hexes[number] = _unowned(view, one)
    return {**hexes, **view.hexes}


def _imagined_places(view: View) -> dict[LocationId, Location]:
    known = {i: _lost(view, one.location) for i, one in view.mind.locations.items()}
    return known | view.locations


def _unowned(view: View, one: Hex) -> Hex:
    """What the nation has lost since it last looked is not its own any more."""
    if view.nation is not None and one.owner == view.nation:
        return msgspec.structs.replace(one, owner=NationId(0))
    return one


def _lost(view: View, place: Location) -> Location:
    if view.nation is not None and place.owner == view.nation:
        return msgspec.structs.replace(place, owner=NationId(0))
    return place


def _imagine_units(view: View, world: World) -> None:
    for sighting in view.mind.units.values():
        if sighting.lost or sighting.id in world.units or sighting.nation == view.nation:
            continue
        world.units[sighting.id] = Unit(
            sighting.id,
            sighting.type,
            sighting.nation,
            sighting.position,
            sighting.health,
            name=sighting.name,
            quests=sighting.quests,
        )
        if sighting.heading:
            step = Order("move", path=(str(sighting.heading),))
            going = Pending(step, sighting.arrives, at=sighting.heading)
            world.queues[ActorId(sighting.id)] = (going,)
