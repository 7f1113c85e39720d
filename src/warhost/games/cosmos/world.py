"""The world: dictionaries of frozen records. Only the `apply` of events writes.

No record leads back to itself, so the collector of cycles is told to pass all of them over (`gc`).
"""

from typing import Any, Literal

import msgspec

from warhost.games.cosmos.geography import Board
from warhost.games.cosmos.ids import (
    NEVER,
    NOBODY,
    ActorId,
    HexNumber,
    ItemId,
    LocationId,
    NationId,
    Position,
    Tick,
    UnitId,
)
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.rules import Rules
from warhost.kernel.asks import Seat, Verdict

Policy = Literal["ally", "neutral", "enemy"]


class Clock(msgspec.Struct, frozen=True, gc=False):
    """C4-8 How far the game is; between turns the phase is 0."""

    turn: int = 0
    phase: int = 0


class Hex(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C2.1-4 A hex as it really is."""

    number: HexNumber
    terrain: str
    owner: NationId = NOBODY
    seeming: str = ""
    """C19.2-1 The terrain it seems to be of."""
    sides: dict[str, tuple[str, ...]] = {}
    """C2.1.3-4 Rivers, bridges, bays and roads, by the side they lie on or lead across."""
    store: dict[str, int] = {}


class Location(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C2.2 A location."""

    id: LocationId
    type: str
    position: Position
    """C2.2-2 Its outside position."""
    name: str = ""
    owner: NationId = NOBODY
    size: int = 0
    rating: int = 0
    strength: int = 0
    damage: int = 0
    """C16-4 Damage points of its walls."""
    store: dict[str, int] = {}
    maximum: int = 0
    trade: int = 0
    """C13.1-5, C6.6.3-1 Its own largest size and trade rating; 0: those of its type."""
    limit: int = -1
    """C6.6.4-8 The most manpower a mine uses; negative: no limit."""
    is_unique: bool = False
    """C21.1-3 It has a description of its own."""
    quest: str = ""
    """C20-3 The row of the quest place that it is."""
    sieged: Tick = NEVER
    """C17.1-8 Since which phase it has been under siege."""


class Item(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C2.4 An item, lying somewhere or held by a unit."""

    id: ItemId
    type: str
    position: Position = Position("")
    holder: UnitId | None = None
    name: str = ""
    owner: NationId = NOBODY
    quests: bool = False
    """C20.1-14 Whether it is in questing mode."""
    price: int = 0
    """C20-3 Gold that whoever takes it in a shop pays for it."""


class Unit(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C2.3 A unit."""

    id: UnitId
    type: str
    nation: NationId
    position: Position
    """Empty while it is off the map."""
    health: tuple[tuple[int, int], ...]
    """C15.3-1 Wound points left and how many individuals have so many, the healthiest first."""
    name: str = ""
    leader: UnitId | None = None
    """C8-3 Who leads the force it is in; none if it leads or is alone."""
    tactics: str = "attack"
    is_hidden: bool = False
    morale: int = 0
    """C9.2-1 In hundredths of a point."""
    carries: dict[str, int] = {}
    arrived: Tick = Tick(0)
    """C14-27 When it last came to where it is."""
    came_from: Position = Position("")
    """C11.7.2-1 From where it last came, step by step."""
    flees_at: int = 0
    """C9-22 The wound points at which it flees; 0: it does not."""
    takes: bool = False
    """C10-11 Whether it is in auto-take mode."""
    is_aboard: bool = False
    """C12-1 Whether it is on its nation's ships."""
    creator: UnitId | None = None
    """C6-18 Whose personal mana may pay for it."""
    taken: "Taken | None" = None
    price: dict[str, int] = {}
    """C7.4.3-1 What it asks for; nothing: it is not for hire."""
    hid: Tick = Tick(0)
    """C18-21 When it last began to hide; who had spotted it before has lost it."""
    searched: int = 0
    """C18.1-2 Half phases of searching where it is."""
    is_fighting: bool = False
    """C18-14 It was in a battle when battles were last fought, and notices less."""
    marginal: int = 0
    """C15-14 Damage in 1024ths of a wound that is not yet a wound."""
    quests: bool = False
    """C20-1 Whether it is in questing mode."""
    retreat_spot: Position = Position("")
    retreats_at: int = 0
    """C20.5-1, C20.5-4 Where it retreats to, and at how many wound points; 0: it does not."""
    is_weakened: bool = False
    """C17.1-13 A siege has starved it: it fights at half its strength."""
    sought: int = 0
    sought_for: int = 0
    """C18.1-6 What it looks for where it is, and for how many phases."""

    @property
    def individuals(self) -> int:
        return sum(count for _, count in self.health)


class Taken(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C7.4 How a unit came to another owner, and what that costs each turn."""

    how: Literal["bribed", "hired", "charmed", "dominated"]
    former: NationId
    upkeep: dict[str, int] = {}


class Job(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C4.4-2 Work that a nation order has started."""

    word: str
    name: str
    """What is being made: a location type, or ships."""
    until: Tick
    """The phase at whose end it is finished."""
    position: Position = Position("")
    number: int = 1


class Ledger(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C6.1-6 What became of the resources of a nation in a turn."""

    produced: dict[str, int] = {}
    used: dict[str, int] = {}
    lost: dict[str, int] = {}


class Enchantment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C19-2 What a spell has left on a unit, a hex or a location."""

    spell: str
    until: Tick
    """The last phase in which it holds."""
    nation: NationId = NOBODY
    caster: UnitId = UnitId(0)
    """Who keeps it up; not known to others."""
    power: int = 1


class Nation(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C5-3 A nation."""

    number: NationId
    code: str
    name: str
    seat: Seat = Seat("")
    """Nobody's seat: a non-player nation (C5-1)."""
    home: Position = Position("")
    ruler: UnitId | None = None
    ruler_type: str = ""
    heir: UnitId | None = None
    administration: int = 0
    """C3.2-12 Its basic administration points."""
    points: int = 0
    """C5.3-11 The basic score; the bonus of the faction comes to it."""
    bonus: int = 0
    faction: str = ""
    people: str = ""
    policies: dict[NationId, Policy] = {}
    """C5.4-1 Towards others; neutral where nothing is said."""
    pool: dict[str, int] = {}
    ledger: Ledger = Ledger()
    most_arms: int = -1
    """C6.6.5-5 The most arms of a turn; negative: no limit."""
    warships: int = 0
    transports: int = 0
    """C12-2"""
    jobs: tuple[Job, ...] = ()
    rates: tuple[tuple[NationId, int], ...] = ()
    """C6.7-20 Gold for 1000 of weight sent to each ally."""
    aliases: dict[str, int] = {}
    counts: dict[str, int] = {}
    """C21.6.1-2 How far counting aliases have counted."""


class Faction(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C5.1-1 A faction, and what it thinks of the others; the same as they think of it."""

    name: str
    policies: dict[str, Policy] = {}


class Victory(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C5.3-2 What earns victory points besides the places that are worth some."""

    land: int = 0
    """For each hex."""
    first: int = 0
    second: int = 0
    """C5.3-3, C5.3-4 For the nations of the factions that lead."""
    goals: dict[LocationId, int] = {}
    """C5.3-6 For the nations of the faction that owns a place."""


class Shipment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C6.7-7 What is on its way from one pool to another."""

    sender: NationId
    to: NationId
    goods: tuple[tuple[str, int], ...]


class Route(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C20.4-6 A way on which questing units travel."""

    start: Position
    end: Position
    phases: int
    name: str = ""
    price: int = 0
    is_each: bool = False
    """C20.4-7 Whether every individual pays."""


class Connection(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C11.4-1 A way from one position to another that no map shows."""

    start: Position
    end: Position
    terrain: str
    length: int
    """C11.4-3 In hundredths of a hex."""


class KnownHex(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C18-25 A hex as a nation last saw it."""

    hex: Hex
    seen: Tick


class Sighting(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C18-26 A unit of others where a nation last saw it."""

    id: UnitId
    nation: NationId
    type: str
    position: Position
    health: tuple[tuple[int, int], ...]
    seen: Tick
    name: str = ""
    marks: str = ""
    """C5.5-2 A star for a ruler, a plus for one who might become it."""
    came_from: Position = Position("")
    """C18-28 From where it was seen to come."""
    quests: bool = False
    """C20.1-20"""
    heading: Position = Position("")
    arrives: Tick = Tick(0)
    """C19.1.2-3 Where it is seen to go, and when it will be there."""
    lost: Literal["", "left", "hid", "gone"] = ""
    """Whether it was seen to go, vanished where it was, or came to its end."""

    @property
    def individuals(self) -> int:
        return sum(count for _, count in self.health)


class KnownLocation(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C18-20 A location as a nation last saw it."""

    location: Location
    seen: Tick


class KnownItem(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C18-21 An item of others where a nation last saw it lie."""

    item: Item
    seen: Tick


class Mind(msgspec.Struct):
    """What a nation remembers."""

    hexes: dict[HexNumber, KnownHex] = {}
    locations: dict[LocationId, KnownLocation] = {}
    units: dict[UnitId, Sighting] = {}
    items: dict[ItemId, KnownItem] = {}
    kinds: dict[str, None] = {}
    """C1.2-12 The types of units, items and locations that it has been told about."""
    connections: dict[Position, tuple[Connection, ...]] = {}
    """C11.4-2 The connections that lead away from where its units have been."""
    routes: dict[Position, tuple[Route, ...]] = {}
    """C20.4-5 The travel routes that lead away from where its questing units have been."""
    news: dict[HexNumber, None] = {}
    """C12-13 The hexes it has come to know since the last report."""


class Ways:
    """C11.2-7 What was worked out about ways. A cache: a world is the same with it and without."""

    def __init__(self) -> None:
        self.kept: dict[NationId, Any] = {}

    def forget(self, nation: NationId, number: HexNumber, *, was_known: bool = True) -> None:
        """A nation has learnt of a hex, or of a change in it."""
        if nation in self.kept:
            self.kept[nation].forget(number, was_known=was_known)

    def __eq__(self, _: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]  # a cache is no key


class Index(msgspec.Struct):
    """What follows from the rest and makes questions fast; a test builds it anew and compares."""

    at: dict[Position, dict[UnitId, None]] = {}
    """The units at each position."""
    crowd: dict[Position, dict[NationId, int]] = {}
    """How many units each nation has at a position."""
    arrivals: dict[tuple[Position, Position], dict[UnitId, None]] = {}
    """Who came from one position and is at another."""
    lying: dict[Position, dict[ItemId, None]] = {}
    held: dict[UnitId, dict[ItemId, None]] = {}
    """The items at each position and of each holder."""
    inside: dict[Position, dict[LocationId, None]] = {}
    """C2.2-2 The locations that lie at each position."""
    cover: dict[HexNumber, tuple[tuple[HexNumber, int], ...]] = {}
    """C18-2 The hexes that are seen from each hex, and what is left of awareness there."""
    sight: dict[NationId, dict[HexNumber, dict[int, int]]] = {}
    """How many of a nation's watchers see each hex, by how sharply."""
    watchers: dict[NationId, dict[Position, dict[tuple[int, int], int]]] = {}
    """The same by where they are: how sharp they are there and beyond."""
    apart: dict[HexNumber, dict[Position, int]] = {}
    """How many things are over or under a hex or in closed locations, where few look."""


class World(msgspec.Struct, kw_only=True):
    """Everything there is."""

    rules: Rules
    board: Board
    clock: Clock = Clock()
    hexes: dict[HexNumber, Hex] = {}
    locations: dict[LocationId, Location] = {}
    items: dict[ItemId, Item] = {}
    units: dict[UnitId, Unit] = {}
    forces: dict[UnitId, tuple[UnitId, ...]] = {}
    """C9.2.2-5 By leader, the leader first; units alone have none."""
    nations: dict[NationId, Nation] = {}
    seats: dict[Seat, NationId] = {}
    """Who leads which nation (C1.3-1)."""
    queues: dict[ActorId, Queue] = {}
    """C4.1-4 Who has orders left, and which."""
    signals: dict[int, tuple[int, ...]] = {}
    """C21.3-8 By receiver, whose signals have come and were not waited for yet."""
    last_units: dict[NationId, UnitId] = {}
    """C21.3-6 The last number given out of each nation's slot."""
    factions: dict[str, Faction] = {}
    victory: Victory = Victory()
    shipments: tuple[Shipment, ...] = ()
    enchanted: dict[str, tuple[Enchantment, ...]] = {}
    """By position or number of what it is on; units and places share one range of numbers."""
    sapped: dict[LocationId, int] = {}
    """C16.3.1-4 Hidden damage under walls; no view ever shows it."""
    tenure: dict[Position, dict[NationId, int]] = {}
    """C6.2-20 Phases that a hex or location produced for a nation in this turn, more or fewer than
    all for its owner and none for the others."""
    left: tuple[Seat, ...] = ()
    """Who has given up, in this order."""
    minds: dict[NationId, Mind] = {}
    verdict: Verdict | None = None
    connections: dict[Position, tuple[Connection, ...]] = {}
    """C11.4-1 The connections that lead away from each position."""
    routes: dict[Position, tuple[Route, ...]] = {}
    """C20.4-4 The travel routes that lead away from each position."""
    won: dict[LocationId, tuple[NationId, ...]] = {}
    """C20.4 Whose questing units have won what a place holds, the first of them first."""
    worked: dict[ActorId, None] = {}
    """C15.3.1-3 Who has completed something in this phase that took time."""
    storming: dict[UnitId, None] = {}
    """C15.6.1-7 Who is ready in this phase to attack into walled locations."""
    fought: dict[UnitId, None] = {}
    """C15.3.1-4 Who took part in a battle of this phase."""
    ways: Ways = msgspec.field(default_factory=Ways)
    index: Index = msgspec.field(default_factory=Index)


def tick_of(world: World) -> Tick:
    """The phase that is running, counted from the beginning of the game."""
    return Tick(max(world.clock.turn - 1, 0) * world.rules.phases + world.clock.phase)


def clock_of(tick: Tick, phases: int) -> Clock:
    """The turn and phase of a tick."""
    turn, phase = divmod(tick - 1, phases)
    return Clock(turn + 1, phase + 1)


def force_of(world: World, unit: UnitId) -> tuple[UnitId, ...]:
    """C8-3 The units that act when this one acts; a unit alone is a force of one."""
    return world.forces.get(unit, (unit,))


def owner_of(world: World, actor: ActorId) -> NationId | None:
    """Whose unit or location an actor is; none if there is no such actor."""
    unit = world.units.get(UnitId(actor))
    if unit is not None:
        return unit.nation
    location = world.locations.get(LocationId(actor))
    return location.owner if location is not None else None
