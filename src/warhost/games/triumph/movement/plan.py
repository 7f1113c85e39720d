"""A tactical move thought through: what it costs, where it leads, and what forbids it.

Checks, resolving, the page's preview and bots all use the same plan; nothing is worked out twice.
"""

import msgspec

from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.movement.command import CostLine
from warhost.games.triumph.movement.restrictions import ZoneUse
from warhost.games.triumph.movement.travel import Form
from warhost.games.triumph.world import StandId
from warhost.kernel.refusals import Refusal


class Way(msgspec.Struct, frozen=True):
    """The way of one stand: its pose at the start and after each stretch."""

    stand: StandId
    poses: tuple[Pose, ...]

    @property
    def start(self) -> Pose:
        return self.poses[0]

    @property
    def end(self) -> Pose:
        return self.poses[-1]


class Conforming(msgspec.Struct, frozen=True):
    """T9.1 An enemy stand that lines up with whoever touched it."""

    stand: StandId
    toucher: StandId
    start: Pose
    end: Pose
    kind: str
    """The contact it conforms into: front, flank or rear."""
    clause: str
    """Why it conforms: T9.1-2, T9.1-3 or T9.1-4."""


class Meets(msgspec.Struct, frozen=True):
    """A proper contact at the end of a move."""

    toucher: StandId
    touched: StandId
    kind: str


class Plan(msgspec.Struct, frozen=True):
    """What an order of movement would bring about; allowed if nothing refuses it."""

    refusals: tuple[Refusal, ...]
    cost: tuple[CostLine, ...] = ()
    """T6-18"""
    points: int = 0
    points_left: int = 0
    distance: int = 0
    allowance: int = 0
    ways: tuple[Way, ...] = ()
    form: Form = "stand"
    zone: ZoneUse | None = None
    """T8-20"""
    contacts: tuple[Meets, ...] = ()
    conforming: tuple[Conforming, ...] = ()
    left_behind: tuple[StandId, ...] = ()
    """T7.4-10 Stands that could not reach their place in the column."""
