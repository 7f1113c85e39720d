"""T1.1-14 Snapping to exact contact. The stand put down is red/1, Archers."""

import pytest

from tests.games.triumph.positions.position import base, position, stand
from tests.rule import rule
from warhost.games.triumph.contact import base_at, proper_touch
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.movement.field import field_of
from warhost.games.triumph.movement.snapping import snap
from warhost.games.triumph.world import Table, View
from warhost.kernel.asks import Seat


def put_down(table: Table, pose: Pose) -> Pose:
    """Where red/1 comes to stand when it is put down at a pose."""
    return snap(field_of(View(seat=Seat("red"), table=table)), stand(table, "red/1"), pose)


@rule("T1.1-14")
@pytest.mark.parametrize(
    ("near", "exact"),
    [
        (Pose(10100, 10100, 17800), Pose(10000, 10000, 18000)),
        (Pose(8900, 9100, 9300), Pose(9000, 9000, 9000)),
        (Pose(11100, 9100, 26700), Pose(11000, 9000, 27000)),
        (Pose(10100, 9100, 35900), Pose(10000, 9250, 0)),
        (Pose(10250, 10000, 18500), Pose(10000, 10000, 18000)),
        (Pose(10280, 10000, 18000), Pose(10280, 10000, 18000)),
        (Pose(10000, 10000, 18520), Pose(10000, 10000, 18520)),
    ],
)
def test_a_stand_near_an_enemy_snaps_into_proper_contact(near: Pose, exact: Pose) -> None:
    table = position("red/1 ARC at 40,20 \n blue/1 SPR at 10,10")
    assert put_down(table, near) == exact


@rule("T1.1-14")
@pytest.mark.parametrize("facing", [0, 30, 77.77, 123.45, 200, 359.5])
def test_snapped_contact_is_proper_at_any_angle(facing: float) -> None:
    table = position(f"red/1 ARC at 40,20 \n blue/1 KNT at 10,10 facing {facing}")
    enemy = base(table, "blue/1")
    near = Pose(enemy.pose.x + 60, enemy.pose.y - 70, (enemy.pose.facing + 18200) % 36000)
    assert proper_touch(base_at(put_down(table, near), 1000), enemy) == ("front", "front")


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
    table = position("red/1 ARC at 40,20 \n red/2 SPR at 10,10")
    assert put_down(table, near) == exact


@rule("T1.1-14")
def test_nothing_near_leaves_the_stand_where_it_is() -> None:
    table = position("red/1 ARC at 40,20 \n blue/1 SPR at 10,10")
    assert put_down(table, Pose(20000, 10000, 0)) == Pose(20000, 10000, 0)
