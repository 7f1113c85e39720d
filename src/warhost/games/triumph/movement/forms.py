"""T7.1-4, T7.1-5, T7.3 What can be wrong with a move before a step is taken."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.geometry import ANGLE_TOLERANCE, RIGHT_ANGLE
from warhost.games.triumph.groups import is_group
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Wheel
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.world import Stand, StandId
from warhost.kernel.refusals import Refusal

MOST_LEGS = 8


def wrong_stands(field: Field, names: Sequence[StandId]) -> Iterator[Refusal]:
    """T5-4, T6-13, T7.1-4 Stands that cannot move now."""
    if not names or len(set(names)) < len(names):
        yield refused("T7.1-2", None, "name each stand of the move once")
    if field.table.turn.active != field.seat:
        yield refused("T5-4", None, "only the active player moves")
    for name in names:
        yield from _wrong_stand(field, name)


def _wrong_stand(field: Field, name: StandId) -> Iterator[Refusal]:
    stand = field.table.stands.get(name)
    if stand is None or stand.seat != field.seat:
        yield refused("T7.1-2", None, f"you have no stand {name}")
    elif stand.place != "table":
        yield refused("T7.1-2", None, f"{named(field.table, stand)} is not on the table")
    elif stand.moved:
        yield refused("T6-13", None, f"{named(field.table, stand)} has moved this turn")
    elif stand.id in field.in_combat:
        yield refused("T7.1-4", None, f"{named(field.table, stand)} is in combat")


def wrong_count(legs: Sequence[Leg]) -> Iterator[Refusal]:
    """T7.1-5"""
    if not 1 <= len(legs) <= MOST_LEGS:
        yield refused("T7.1-5", None, "a move has 1 to 8 legs")


def no_group(field: Field, stands: Sequence[Stand]) -> Iterator[Refusal]:
    """T7.3-1, T7.3-2"""
    if not is_group(field.table, stands):
        text = "stands move together only if they are a group: one facing, side by side or behind"
        yield refused("T7.3-1", None, text)


def wrong_legs_of_group(legs: Sequence[Leg]) -> Iterator[Refusal]:
    """T7.3-4, T7.3-5, T7.3-7 Legs that groups do not take."""
    for number, leg in enumerate(legs):
        match leg:
            case Advance(distance) if distance < 0:
                yield refused("T7.3-4", number, "a group does not move backward")
            case Place():
                yield refused("T7.3-5", number, "a group advances, wheels or slides")
            case Wheel(angle) if abs(angle) > RIGHT_ANGLE + ANGLE_TOLERANCE:
                yield refused("T7.3-7", number, "a group wheels by 90 degrees at most")
