"""T1.1-14 Snapping to exact contact. The stand put down is red/1, Archers."""

import pytest

from tests.games.triumph.positions.position import base, camp, position, stand
from tests.rule import rule
from warhost.games.triumph.contact import base_at, proper_touch, touches_camp
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.snapping import snapped


def put_down(others: str, pose: Pose) -> Pose | None:
    table = position(f"red/1 ARC at 40,20 \n {others}")
    return snapped(table, stand(table, "red/1"), pose)


@rule("T1.1-14")
@pytest.mark.parametrize(
    ("near", "exact"),
    [
        (Pose(10100, 10100, 17800), Pose(10000, 10000, 18000)),
        (Pose(8900, 9100, 9300), Pose(9000, 9000, 9000)),
        (Pose(11100, 9100, 26700), Pose(11000, 9000, 27000)),
        (Pose(10100, 9100, 35900), Pose(10000, 9250, 0)),
        (Pose(10270, 10000, 18510), Pose(10000, 10000, 18000)),
        (Pose(10271, 10000, 18000), None),
        (Pose(10000, 10000, 18511), None),
    ],
)
def test_a_stand_near_an_enemy_snaps_into_proper_contact(near: Pose, exact: Pose | None) -> None:
    assert put_down("blue/1 SPR at 10,10", near) == exact


@rule("T1.1-14")
@pytest.mark.parametrize("facing", [0, 30, 77.77, 123.45, 200, 359.5])
def test_snapped_contact_is_proper_at_any_angle(facing: float) -> None:
    table = position(f"red/1 ARC at 40,20 \n blue/1 KNT at 10,10 facing {facing}")
    enemy = base(table, "blue/1")
    near = Pose(enemy.pose.x + 60, enemy.pose.y - 70, (enemy.pose.facing + 18200) % 36000)
    pose = snapped(table, stand(table, "red/1"), near)
    assert pose is not None
    assert proper_touch(base_at(pose, 1000), enemy) == ("front", "front")


@rule("T1.1-14")
@pytest.mark.parametrize(
    ("near", "exact"),
    [
        (Pose(12100, 9900, 100), Pose(12000, 10000, 0)),
        (Pose(8100, 9900, 100), Pose(8000, 10000, 0)),
        (Pose(10000, 9100, 0), Pose(10000, 9250, 0)),
        (Pose(10000, 11100, 0), Pose(10000, 11000, 0)),
    ],
)
def test_a_stand_near_a_friend_snaps_beside_behind_or_ahead(near: Pose, exact: Pose) -> None:
    assert put_down("red/2 SPR at 10,10", near) == exact


@rule("T1.1-14")
def test_a_stand_near_the_enemy_camp_snaps_onto_its_edge() -> None:
    table = position("red/1 ARC at 40,20 \n blue base north \n blue camp at 24,30")
    pose = snapped(table, stand(table, "red/1"), Pose(24500, 29900, 300))
    assert pose == Pose(24500, 30000, 0)
    assert touches_camp(base_at(pose, 1000), camp(table, "blue"))


@rule("T1.1-14")
def test_nothing_near_leaves_the_stand_where_it_is() -> None:
    assert put_down("blue/1 SPR at 10,10", Pose(20000, 10000, 0)) is None
