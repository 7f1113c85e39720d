"""How far does the general's voice carry?"""

import msgspec

from warhost.games.triumph.geometry import DEGREE, TURN, Point, Shape, hull, offset
from warhost.games.triumph.movement.command import (
    COMMAND_DISTANCE,
    COMMAND_DISTANCE_BLOCKED,
    general_of,
    is_in_command,
)
from warhost.games.triumph.stands import footprint_of, stands_of
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Seat

STEP = 10 * DEGREE


class Command(msgspec.Struct, frozen=True, tag="command"):
    """T6-7 The command distance of an army."""

    seat: Seat


class CommandSheet(msgspec.Struct, frozen=True, tag="command"):
    """The ground within 8 and within 16 MU of the general, and who is beyond his command."""

    regions: tuple[tuple[Point, ...], ...] = ()
    beyond: tuple[StandId, ...] = ()


def answer(view: View, question: Command) -> CommandSheet:
    """T6-4 Without a general nobody is in command."""
    stands = tuple(stands_of(view.table, question.seat))
    general = general_of(view.table, question.seat)
    if general is None:
        return CommandSheet(beyond=tuple(stand.id for stand in stands))
    base = footprint_of(view.table, general)
    return CommandSheet(
        regions=tuple(_round(base, way) for way in (COMMAND_DISTANCE_BLOCKED, COMMAND_DISTANCE)),
        beyond=tuple(s.id for s in stands if not is_in_command(view.table, general, s)),
    )


def _round(base: Shape, distance: int) -> tuple[Point, ...]:
    """All ground that near to a base."""
    steps = [offset(angle, 0, distance) for angle in range(0, TURN, STEP)]
    return hull((x + along, y + up) for x, y in base.corners for along, up in steps)
