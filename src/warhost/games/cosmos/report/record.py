"""A report as a record; text, pages and data are made of it and add nothing."""

import msgspec

from warhost.games.cosmos.economy.table import Row
from warhost.games.cosmos.report.battle_record import BattleTold
from warhost.games.cosmos.report.messages import Laid


class EventLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of the event report."""

    phase: int
    who: int
    """The unit or location it is about; 0 is the nation."""
    text: str
    clause: str = ""
    until: int = 0
    """The last of the phases in which the same happened over and over; 0: only in that one."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """C18-30 One entry of the map notes, and what lies inside it."""

    id: int
    text: str
    details: tuple[str, ...] = ()
    inside: tuple["Note", ...] = ()


class UnitStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """C9.2.2-24 A unit of the nation; a leader with its force below it."""

    id: int
    text: str
    position: str
    details: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    force: tuple["UnitStatus", ...] = ()


class PlaceStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """C18-35 A location of the nation."""

    id: int
    text: str
    position: str
    details: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()


class Blurb(msgspec.Struct, frozen=True, omit_defaults=True):
    """C1.1-2 What is to be known of one kind of thing."""

    kind: str
    name: str
    lines: tuple[str, ...]


class Message(msgspec.Struct, frozen=True):
    """C1.2-14 Words of another player."""

    sender: str
    text: str
    lines: tuple[Laid, ...] = ()
    """The same as its `#` codes lay it out."""


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """Units of one nation in a hex, as the map shows them."""

    nation: int
    count: int
    is_there: bool = True
    """Still in sight, and where they were seen."""


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A location as the map shows it."""

    id: int
    icon: str
    name: str
    nation: int = 0


class MapHex(msgspec.Struct, frozen=True, omit_defaults=True):
    """C18-24 A hex as it was last seen."""

    number: int
    terrain: str
    owner: int = 0
    sides: dict[str, tuple[str, ...]] = {}
    seen: int = -1
    """The turn in which it went out of sight; negative: it is in sight."""
    spots: tuple[Spot, ...] = ()
    units: tuple[Marker, ...] = ()
    seeming: str = ""
    """C2.1-12 The terrain of an illusion that is known to lie on it."""


class Colours(msgspec.Struct, frozen=True):
    """A nation of the map's key."""

    nation: int
    code: str
    name: str


class Map(msgspec.Struct, frozen=True, omit_defaults=True):
    """C1.2-7 What the nation has seen of the world."""

    columns: int
    height: int
    turn: int
    hexes: tuple[MapHex, ...] = ()
    nations: tuple[Colours, ...] = ()


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """C1.2-6 The parts in the sequence of the book."""

    nation: int
    code: str
    name: str
    turn: int
    map: Map
    scenario: str = ""
    notes: tuple[Note, ...] = ()
    general: tuple[str, ...] = ()
    land: tuple[Note, ...] = ()
    locations: tuple[PlaceStatus, ...] = ()
    units: tuple[UnitStatus, ...] = ()
    resources: tuple[Row, ...] = ()
    events: tuple[EventLine, ...] = ()
    battles: tuple[BattleTold, ...] = ()
    blurbs: tuple[Blurb, ...] = ()
    messages: tuple[Message, ...] = ()
