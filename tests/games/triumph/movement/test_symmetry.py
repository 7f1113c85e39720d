"""On a mirrored table and on one turned by half a turn a plan is the mirrored or turned plan."""

from collections.abc import Callable
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.triumph.geometry.shapes_at_random import mirrored, turned_round
from tests.games.triumph.movement.moving import field, moving
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide, Wheel
from warhost.games.triumph.movement.moves import ColumnMove, FormColumn, Move
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.world import StandId


class Image(NamedTuple):
    """How poses and legs look on the other table."""

    pose: Callable[[Pose], Pose]
    hand: int
    """-1 where left and right change places."""


MIRROR, TURNED = Image(mirrored, -1), Image(turned_round, 1)

FACINGS = st.sampled_from((0, 45, 90, 180, 270, 300)) | st.integers(0, 359)
KINDS = st.sampled_from(("SPR", "KNT", "JCV", "LFT", "SKM", "ARC", "ELE"))
STRAIGHT_AHEAD = st.sampled_from(((200, 170, 180), (205, 170, 180), (208, 178, 0), (204, 180, 90)))
"""Where troops that advance by 3 MU meet an enemy."""
PLACES = st.tuples(st.integers(160, 240), st.integers(120, 200), FACINGS) | STRAIGHT_AHEAD
OTHERS = st.lists(
    st.tuples(st.sampled_from(("red", "blue")), KINDS, PLACES), min_size=1, max_size=4
)
GROUND = st.lists(
    st.tuples(st.sampled_from(("woods", "coast", "stream")), PLACES), min_size=0, max_size=1
)
MOVERS = st.sampled_from(
    (
        (("KNT", 20, 14, 0),),
        (("LFT", 20, 14, 30),),
        (("HFT", 20, 14, 0), ("HFT", 22, 14, 0)),
        (("KNT", 20, 14, 0), ("KNT", 18, 14, 0), ("KNT", 20, 12.5, 0)),
        (("LFT", 20, 14, 0), ("LFT", 20, 13, 0), ("LFT", 20, 12, 0)),
    )
)
NEAR_X, NEAR_Y = st.integers(18_000, 22_000), st.integers(12_000, 17_000)
LEGS = st.lists(
    st.builds(Advance, st.just(3000) | st.integers(-500, 5000))
    | st.builds(Wheel, st.integers(-6000, 6000))
    | st.builds(Slide, st.integers(-2000, 2000))
    | st.builds(Place, st.builds(Pose, NEAR_X, NEAR_Y, st.integers(0, 35_999))),
    min_size=1,
    max_size=2,
)
FORMS = st.sampled_from((Move, ColumnMove, FormColumn))


def written(name: str, pose: Pose) -> str:
    return f"{name} at {pose.x / 1000},{pose.y / 1000} facing {pose.facing / 100}"


class Scene(NamedTuple):
    """Everything on the table, to be written as it is or as its image."""

    movers: tuple[tuple[str, float, float, int], ...]
    others: list[tuple[str, str, tuple[int, int, int]]]
    ground: list[tuple[str, tuple[int, int, int]]]

    def text(self, image: Callable[[Pose], Pose]) -> str:
        lines = [
            written(
                f"red/{number} {kind}", image(Pose(round(x * 1000), round(y * 1000), turn * 100))
            )
            for number, (kind, x, y, turn) in enumerate(self.movers, 1)
        ]
        lines += [
            written(f"{seat}/{number} {kind}", image(Pose(x * 100, y * 100, turn * 100)))
            for number, (seat, kind, (x, y, turn)) in enumerate(self.others, 11)
        ]
        for kind, (x, y, _) in self.ground:
            a, b = image(Pose(x * 100, y * 100, 0)), image(Pose(x * 100 + 3000, y * 100 + 2000, 0))
            corners = f"{a.x / 1000},{a.y / 1000} {b.x / 1000},{b.y / 1000}"
            lines.append(f"piece {kind} box {corners}")
        return "\n".join(lines)


def leg_of(leg: Leg, image: Image) -> Leg:
    match leg:
        case Wheel(angle):
            return Wheel(image.hand * angle)
        case Slide(distance):
            return Slide(image.hand * distance)
        case Place(pose):
            return Place(image.pose(pose))
        case Advance():
            return leg


def shown(plan: Plan, pose: Callable[[Pose], Pose]) -> Plan:
    """The plan with every place as its image."""
    ways = tuple(replace(way, poses=tuple(map(pose, way.poses))) for way in plan.ways)
    conforming = tuple(
        replace(found, start=pose(found.start), end=pose(found.end)) for found in plan.conforming
    )
    return replace(plan, ways=ways, conforming=conforming)


Order = Move | ColumnMove | FormColumn


def assert_same(scene: Scene, order: Order, image: Image) -> None:
    here = plan_of(field(moving(scene.text(lambda pose: pose))), order)
    legs = tuple(leg_of(leg, image) for leg in order.legs)
    there = plan_of(field(moving(scene.text(image.pose))), replace(order, legs=legs))
    assert there == shown(here, image.pose)
    assert all(refusal.clause and refusal.text for refusal in here.refusals)


ORDERS = st.tuples(st.builds(Scene, MOVERS, OTHERS, GROUND), FORMS, LEGS)


def order_of(scene: Scene, form: type[Order], legs: list[Leg]) -> Order:
    names = tuple(StandId(f"red/{number}") for number in range(1, len(scene.movers) + 1))
    return form(names, tuple(legs))


@settings(max_examples=120, deadline=None)
@given(ORDERS)
def test_a_mirrored_table_gives_the_mirrored_plan(
    drawn: tuple[Scene, type[Order], list[Leg]],
) -> None:
    assert_same(drawn[0], order_of(*drawn), MIRROR)


@settings(max_examples=120, deadline=None)
@given(ORDERS)
def test_a_turned_table_gives_the_turned_plan(
    drawn: tuple[Scene, type[Order], list[Leg]],
) -> None:
    assert_same(drawn[0], order_of(*drawn), TURNED)
