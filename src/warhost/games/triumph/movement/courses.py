"""T7.2, T7.3 The way that single stands and groups take when they carry out their legs."""

import msgspec

from warhost.games.triumph.geometry import (
    TOLERANCE,
    TURN,
    Point,
    Pose,
    ahead,
    front_left,
    front_right,
    offset,
    sideways,
    turned_about,
)
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide, Wheel
from warhost.games.triumph.movement.travel import (
    Form,
    Formation,
    Stretch,
    Travel,
    longest_travel,
    together,
    travel_of,
    wheel_travel,
)
from warhost.games.triumph.world import Stand


class Course(msgspec.Struct, frozen=True):
    """The way of all stands of a move, stretch after stretch."""

    kind: Form
    stands: tuple[Stand, ...]
    stretches: tuple[Stretch, ...]

    @property
    def starts(self) -> Formation:
        return self.stretches[0].starts

    @property
    def ends(self) -> Formation:
        return self.stretches[-1].ends

    @property
    def distance(self) -> int:
        """T7.1-5 The cost in distance is summed over the legs."""
        whole = Travel()
        for stretch in self.stretches:
            whole = together(whole, stretch.travel)
        return whole.distance

    def measured(self, starts: Formation, ends: Formation) -> Travel:
        """T7.2-2, T7.3-8, T7.4-3 What counts of the way from one formation to another."""
        if self.kind == "group":
            return longest_travel(starts, ends)
        return travel_of(starts[0], ends[0])


def pose_of(stand: Stand) -> Pose:
    assert stand.pose is not None, stand.id
    return stand.pose


def course_of_stand(stand: Stand, legs: tuple[Leg, ...]) -> Course:
    """T7.2-1, T7.2-2 A single stand goes where it likes; its front corners are measured."""
    stretches = []
    pose = pose_of(stand)
    for number, leg in enumerate(legs):
        pivot = wheel_pivot((pose,), leg.angle) if isinstance(leg, Wheel) else None
        end = after_leg(pose, leg, pivot)
        angle = leg.angle if isinstance(leg, Wheel) else 0
        stretches.append(Stretch(number, (pose,), (end,), travel_of(pose, end), pivot, angle))
        pose = end
    return Course("stand", (stand,), tuple(stretches))


def course_of_group(stands: tuple[Stand, ...], legs: tuple[Leg, ...]) -> Course:
    """T7.3-3 All stands keep their places relative to each other."""
    stretches = []
    formation = tuple(pose_of(stand) for stand in stands)
    for number, leg in enumerate(legs):
        stretch = stretch_of_group(formation, leg, number)
        stretches.append(stretch)
        formation = stretch.ends
    return Course("group", stands, tuple(stretches))


def stretch_of_group(starts: Formation, leg: Leg, number: int) -> Stretch:
    """T7.3-6 to T7.3-9 What a leg of a group costs."""
    match leg:
        case Wheel(angle):
            pivot = wheel_pivot(starts, angle)
            ends = tuple(turned_about(pose, pivot, angle) for pose in starts)
            return Stretch(number, starts, ends, wheel_travel(starts, pivot, angle), pivot, angle)
        case Advance(distance) | Slide(distance):
            ends = tuple(after_leg(pose, leg, None) for pose in starts)
            return Stretch(number, starts, ends, Travel(abs(distance), abs(distance)))
        case Place():
            raise AssertionError("groups are not placed")


def after_leg(pose: Pose, leg: Leg, pivot: Point | None) -> Pose:
    """Where one base stands at the end of a leg."""
    match leg:
        case Advance(distance):
            return ahead(pose, distance)
        case Slide(distance):
            return sideways(pose, distance)
        case Wheel(angle):
            assert pivot is not None
            return turned_about(pose, pivot, angle)
        case Place(end):
            return Pose(end.x, end.y, end.facing % TURN)


def wheel_pivot(formation: Formation, angle: int) -> Point:
    """T7.3-7 The outer front corner on the side wheeled to, the most forward if several."""
    if angle < 0:
        return _outermost([front_left(pose) for pose in formation], formation[0].facing, -1)
    return _outermost([front_right(pose) for pose in formation], formation[0].facing, 1)


def _outermost(corners: list[Point], facing: int, side: int) -> Point:
    places = {corner: offset(-facing % TURN, *corner) for corner in corners}
    furthest = max(side * right for right, _ in places.values())
    outer = [c for c, (right, _) in places.items() if side * right >= furthest - TOLERANCE]
    return max(outer, key=lambda corner: places[corner][1])
