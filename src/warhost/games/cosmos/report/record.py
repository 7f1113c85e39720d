"""A report as a record; text, pages and data are made of it and add nothing."""

import msgspec


class EventLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of the event report."""

    phase: int
    who: int
    """The unit or location it is about; 0 is the nation."""
    text: str
    clause: str = ""


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
    orders: tuple[str, ...] = ()
    force: tuple["UnitStatus", ...] = ()


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """C1.2-6 The parts in the sequence of the book."""

    nation: int
    name: str
    turn: int
    notes: tuple[Note, ...] = ()
    general: tuple[str, ...] = ()
    units: tuple[UnitStatus, ...] = ()
    events: tuple[EventLine, ...] = ()
    messages: tuple[str, ...] = ()
