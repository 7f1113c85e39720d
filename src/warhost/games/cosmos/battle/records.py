"""A battle as it is told afterwards: plain records, kept in its event."""

from typing import Literal

import msgspec

from warhost.games.cosmos.ids import NationId, Position, UnitId

Health = tuple[tuple[int, int], ...]
How = Literal["melee", "missile", "return", "point blank"]
Fate = Literal["", "killed", "fled", "panicked", "fleewhen", "retreated"]
WHOLE = 1000
"""Modifiers are in thousandths."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that made attacks stronger or weaker."""

    what: str
    parts: int
    """What is left of a thousand parts, or what a thousand became."""


class Blow(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15-3 All attacks of one unit on another in one step of a segment."""

    attacker: UnitId
    target: UnitId
    attacks: int
    how: How = "melee"
    wounds: int = 0
    killed: int = 0
    criticals: int = 0
    is_marginal: bool = False
    """C15-13 It did some damage, and not enough for a wound."""
    most: int = 0
    """The most that one attack could do, in 1024ths of a wound; no nation learns it (C15.5.2-1)."""
    reasons: tuple[Reason, ...] = ()


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15.7.1 A position on the battlefield."""

    kind: Literal["back", "between", "midfield", "gate", "inside", "sea"]
    place: Position
    """The hex or location it belongs to."""
    nations: tuple[NationId, ...] = ()
    """Whose back position it is, or leads to."""


class Segment(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15.7.2 One segment."""

    stands: tuple[tuple[UnitId, int], ...]
    """Who stood at which spot when it began."""
    blows: tuple[Blow, ...] = ()
    defending: tuple[UnitId, ...] = ()
    """C15.7.2-15 Who stood in defensive positions when it ended."""
    gone: tuple[tuple[UnitId, Fate], ...] = ()
    """Who fled in it, or came to its end."""
    is_opening: bool = False
    """C15.7.2-21 Only missiles."""


class Fought(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit before and after."""

    unit: UnitId
    nation: NationId
    type: str
    tactics: str
    place: Position
    before: Health
    after: Health
    name: str = ""
    leader: UnitId | None = None
    fate: Fate = ""
    morale: tuple[int, int] = (0, 0)
    """Before and after, in hundredths; only its own nation learns it."""
    marginal: int = 0
    """C15-14 Damage that is not yet a wound, in 1024ths; only its own nation learns it."""
    was_hidden: bool = False


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15-1 One battle from its beginning to its end."""

    position: Position
    ground: str
    spots: tuple[Spot, ...]
    units: tuple[Fought, ...]
    segments: tuple[Segment, ...]
    hostile: tuple[tuple[NationId, NationId], ...] = ()
    """Who attacked whom, in this sequence."""
    is_at_sea: bool = False
