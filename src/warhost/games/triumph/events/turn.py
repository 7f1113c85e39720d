"""The turn goes on: dice for command, the next player, the end of the battle."""

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.events import writing
from warhost.games.triumph.world import World
from warhost.kernel.asks import Seat, Verdict

OF_THE_TURN = ("moved", "shot", "fought", "marked", "barred", "displaced")
"""What is remembered of a stand until the turn ends."""


class TurnBegun(msgspec.Struct, frozen=True, tag="turn begun"):
    """The next turn has begun; what was done in the last one is forgotten."""

    number: int
    active: Seat


class CommandRolled(msgspec.Struct, frozen=True, tag="command rolled"):
    """T5-3 The die that gives the command points of the turn."""

    seat: Seat
    face: int


class PointsLapsed(msgspec.Struct, frozen=True, tag="points lapsed"):
    """T5-8 Command points that nobody spent are lost at the end of movement."""

    seat: Seat
    points: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """T16-10 A player has given up."""

    seat: Seat


class BattleEnded(msgspec.Struct, frozen=True, tag="battle ended"):
    """Somebody has won, or nobody can."""

    verdict: Verdict


def apply_turn_begun(world: World, event: TurnBegun) -> None:
    writing.change_turn(world, number=event.number, active=event.active, rolled=0, points=0)
    for stand in world.table.stands.values():
        if any(getattr(stand, mark) for mark in OF_THE_TURN):
            world.table.stands[stand.id] = replace(stand, **dict.fromkeys(OF_THE_TURN, False))


def apply_command_rolled(world: World, event: CommandRolled) -> None:
    writing.change_turn(world, rolled=event.face, points=event.face)


def apply_points_lapsed(world: World, event: PointsLapsed) -> None:
    writing.change_turn(world, points=world.table.turn.points - event.points)


def apply_resigned(world: World, event: Resigned) -> None:
    writing.change_army(world, event.seat, resigned=True)


def apply_battle_ended(world: World, event: BattleEnded) -> None:
    world.table.verdict = event.verdict


APPLY = {
    TurnBegun: apply_turn_begun,
    CommandRolled: apply_command_rolled,
    PointsLapsed: apply_points_lapsed,
    Resigned: apply_resigned,
    BattleEnded: apply_battle_ended,
}
