"""What becomes of those who lost, and of those who go after them."""

import msgspec

from warhost.games.triumph.combat.retreats import Shift
from warhost.games.triumph.events import writing
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.rows import Result
from warhost.games.triumph.world import StandId, World
from warhost.kernel.asks import Seat


class Retreated(msgspec.Struct, frozen=True, tag="retreated"):
    """T13 A stand has fallen back, evaded or panicked; the friends it pushed have moved."""

    stand: StandId
    result: Result
    start: Pose
    path: tuple[Pose, ...]
    pushed: tuple[Shift, ...] = ()


class Destroyed(msgspec.Struct, frozen=True, tag="destroyed"):
    """A stand is lost; the clause says by what."""

    stand: StandId
    clause: str
    start: Pose


class Pursued(msgspec.Struct, frozen=True, tag="pursued"):
    """T13.5 A winner has gone after its opponent, its supporter behind it."""

    stand: StandId
    start: Pose
    end: Pose
    followers: tuple[Shift, ...] = ()


class PursuitCancelled(msgspec.Struct, frozen=True, tag="pursuit cancelled"):
    """T17.3-11 A stand was called back by a battle card."""

    stand: StandId
    seat: Seat
    card: str


class Displaced(msgspec.Struct, frozen=True, tag="displaced"):
    """T11.1-4 What these stands now touch they fight in the next close combat phase."""

    stands: tuple[StandId, ...]


class TransportsLost(msgspec.Struct, frozen=True, tag="transports lost"):
    """T17.4-7 A stand has lost its transports."""

    stand: StandId


def apply_retreated(world: World, event: Retreated) -> None:
    writing.change_stand(world, event.stand, pose=event.path[-1])
    writing.shift_stands(world, event.pushed)


def apply_destroyed(world: World, event: Destroyed) -> None:
    writing.remove_stand(world, event.stand, "lost")


def apply_pursued(world: World, event: Pursued) -> None:
    writing.change_stand(world, event.stand, pose=event.end)
    writing.shift_stands(world, event.followers)


def apply_pursuit_cancelled(world: World, event: PursuitCancelled) -> None:
    cards = world.table.armies[event.seat].cards
    left = {**cards, event.card: cards[event.card] - 1}
    writing.change_army(world, event.seat, cards=left)


def apply_displaced(world: World, event: Displaced) -> None:
    for stand in event.stands:
        writing.change_stand(world, stand, displaced=True)


def apply_transports_lost(world: World, event: TransportsLost) -> None:
    writing.change_stand(world, event.stand, transports=False)


APPLY = {
    Retreated: apply_retreated,
    Destroyed: apply_destroyed,
    Pursued: apply_pursued,
    PursuitCancelled: apply_pursuit_cancelled,
    Displaced: apply_displaced,
    TransportsLost: apply_transports_lost,
}
