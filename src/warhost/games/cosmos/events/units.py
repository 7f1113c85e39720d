"""Units that come into being, cease, change hands, or grow and shrink."""

from typing import Literal

import msgspec

from warhost.games.cosmos.events import owning, writing
from warhost.games.cosmos.ids import ActorId, NationId, Position, UnitId
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.world import Taken, Unit, World

Health = tuple[tuple[int, int], ...]
Why = Literal["disbanded", "merged", "unpaid", "deserted", "fled", "killed", "fell"]


class UnitCreated(msgspec.Struct, frozen=True, gc=False, tag="unit created", omit_defaults=True):
    """C7.1-8"""

    nation: NationId
    unit: Unit
    orders: Queue = ()
    """C7.1-10 What it has to do from its birth on."""


class UnitGone(msgspec.Struct, frozen=True, gc=False, tag="unit gone", omit_defaults=True):
    """A unit has ceased to exist."""

    nation: NationId
    unit: UnitId
    position: Position
    why: Why
    is_hidden: bool = False


class IndividualsMoved(msgspec.Struct, frozen=True, gc=False, tag="individuals moved"):
    """C7.2-3 From one unit to another of its type; the second shows what became of both."""

    nation: NationId
    source: UnitId
    target: UnitId
    left: Health
    now: Health


class UnitTaken(msgspec.Struct, frozen=True, gc=False, tag="unit taken", omit_defaults=True):
    """C7.4 A unit has another owner."""

    nation: NationId
    """The new one."""
    unit: UnitId
    former: NationId
    position: Position
    taken: Taken | None = None


class HireOffered(msgspec.Struct, frozen=True, gc=False, tag="hire offered"):
    """C7.4.3-2 A unit that a nation's characters could hire."""

    nation: NationId
    unit: UnitId
    kind: str
    price: tuple[tuple[str, int], ...]


class BribeFailed(msgspec.Struct, frozen=True, gc=False, tag="bribe failed"):
    """C7.4.2-16"""

    nation: NationId
    actor: UnitId
    units: tuple[UnitId, ...]
    lost: int


class BribeAccepted(msgspec.Struct, frozen=True, gc=False, tag="bribe accepted"):
    """C7.4.2-15"""

    nation: NationId
    actor: UnitId
    units: tuple[UnitId, ...]
    effect: str


def apply_created(world: World, event: UnitCreated) -> None:
    owning.add_unit(world, event.unit)
    writing.set_queue(world, ActorId(event.unit.id), event.orders)


def apply_gone(world: World, event: UnitGone) -> None:
    owning.remove_unit(world, event.unit)


def apply_individuals(world: World, event: IndividualsMoved) -> None:
    writing.change_unit(world, event.source, health=event.left)
    writing.change_unit(world, event.target, health=event.now)


def apply_taken(world: World, event: UnitTaken) -> None:
    owning.own_unit(world, event.unit, event.nation)
    writing.change_unit(world, event.unit, taken=event.taken, price={}, creator=None)


def apply_nothing(_: World, __: HireOffered | BribeFailed | BribeAccepted) -> None:
    """Only told."""


APPLY = {
    UnitCreated: apply_created,
    UnitGone: apply_gone,
    IndividualsMoved: apply_individuals,
    UnitTaken: apply_taken,
    HireOffered: apply_nothing,
    BribeFailed: apply_nothing,
    BribeAccepted: apply_nothing,
}
