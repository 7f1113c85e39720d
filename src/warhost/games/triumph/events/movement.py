"""Tactical moves: troops moved, enemies that conformed, riders that dismounted."""

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.events import writing
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.movement.command import CostLine
from warhost.games.triumph.movement.plan import Meets, Way
from warhost.games.triumph.movement.restrictions import ZoneUse
from warhost.games.triumph.movement.travel import Form
from warhost.games.triumph.world import StandId, World
from warhost.kernel.asks import Seat


class StandsMoved(msgspec.Struct, frozen=True, tag="stands moved", omit_defaults=True):
    """T7.1-1 A tactical move, paid and finished."""

    seat: Seat
    ways: tuple[Way, ...]
    distance: int
    allowance: int
    cost: tuple[CostLine, ...]
    points: int
    zone: ZoneUse | None = None
    contacts: tuple[Meets, ...] = ()
    card: str = ""
    """The battle card used up by the move."""
    form: Form = "stand"


class ScreenLost(msgspec.Struct, frozen=True, tag="screen lost"):
    """T17.3-7 A stand left its elephant screen by moving alone."""

    stand: StandId


class TransportsLeft(msgspec.Struct, frozen=True, tag="transports left"):
    """T17.4-8 Mobile Infantry dismounted for good."""

    stand: StandId


class Dismounted(msgspec.Struct, frozen=True, tag="dismounted"):
    """T17.4-3 Riders fight on foot for the rest of the battle."""

    stand: StandId
    was: str
    now: str
    cost: tuple[CostLine, ...]
    points: int


class Conformed(msgspec.Struct, frozen=True, tag="conformed"):
    """T9.1-12 A single stand lined up with the group that touched it."""

    stand: StandId
    toucher: StandId
    start: Pose
    end: Pose
    kind: str
    clause: str


def apply_stands_moved(world: World, event: StandsMoved) -> None:
    for way in event.ways:
        writing.change_stand(world, way.stand, pose=way.end, moved=True)
    _pay(world, event.points)
    if event.card:
        cards = world.table.armies[event.seat].cards
        left = {**cards, event.card: cards[event.card] - 1}
        writing.change_army(world, event.seat, cards=left)


def apply_screen_lost(world: World, event: ScreenLost) -> None:
    writing.change_stand(world, event.stand, screened=False)


def apply_transports_left(world: World, event: TransportsLeft) -> None:
    writing.change_stand(world, event.stand, transports=False)


def apply_dismounted(world: World, event: Dismounted) -> None:
    stand = world.table.stands[event.stand]
    on_foot = replace(stand, type=event.now, on_foot="", moved=True, barred=True)
    world.table.stands[event.stand] = on_foot
    _pay(world, event.points)


def apply_conformed(world: World, event: Conformed) -> None:
    writing.change_stand(world, event.stand, pose=event.end)


def _pay(world: World, points: int) -> None:
    """T6-12"""
    writing.change_turn(world, points=world.table.turn.points - points)


APPLY = {
    StandsMoved: apply_stands_moved,
    ScreenLost: apply_screen_lost,
    TransportsLeft: apply_transports_left,
    Dismounted: apply_dismounted,
    Conformed: apply_conformed,
}
