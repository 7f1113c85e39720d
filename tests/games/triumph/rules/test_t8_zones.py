"""T8 Zones of control: their shape. The owner, blue/1, is Spear at 10,10 looking north."""

import pytest

from tests.games.triumph.positions.position import position, shape, stand
from tests.rule import rule
from warhost.games.triumph.geometry import Shape, box
from warhost.games.triumph.zones import in_zone, zone_of, zones_on_board
from warhost.kernel.asks import Seat

OWNER = "blue/1 SPR at 10,10"


def controls(others: str, x: float, y: float) -> bool:
    """Whether a little square around the place lies in the owner's zone."""
    table = position(f"{OWNER} \n {others}")
    return in_zone(square(x, y), zone_of(table, stand(table, "blue/1")))


def square(x: float, y: float) -> Shape:
    left, low = round(x * 1000) - 30, round(y * 1000) - 30
    return box(left, low, left + 60, low + 60)


@rule("T8-1")
def test_a_zone_is_two_by_two_mu_ahead_of_the_front() -> None:
    table = position(OWNER)
    (zone,) = zone_of(table, stand(table, "blue/1")).shapes
    assert set(zone.corners) == {(9000, 10000), (9000, 12000), (11000, 12000), (11000, 10000)}


@rule("T8-2", "T8-3")
@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (9.5, 11.8, True),
        (9.5, 10.2, True),
        (10.5, 10.8, True),
        (10.5, 11.2, False),
        (10.5, 11.9, False),
    ],
)
def test_a_friend_ahead_shades_what_lies_behind_it(x: float, y: float, inside: bool) -> None:
    assert controls("blue/2 SPR at 11,11.75", x, y) == inside


@rule("T8-3")
@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (9.1, 11.9, True),
        (9.8, 11.1, True),
        (9.8, 11.3, False),
        (10.2, 10.7, True),
        (10.2, 10.9, False),
        (10.9, 10.4, True),
        (10.9, 10.6, False),
    ],
)
def test_a_slanting_friend_shades_what_its_corner_covers(x: float, y: float, inside: bool) -> None:
    assert controls("blue/2 ELE at 10,11 facing 225", x, y) == inside


@rule("T8-2")
def test_an_enemy_not_in_combat_blocks_nothing() -> None:
    assert controls("red/1 SPR at 10,11 facing 180", 10, 11.9)


@rule("T8-2")
def test_an_enemy_in_combat_blocks() -> None:
    fight = "red/1 ELE at 10.5,13 facing 0 \n blue/2 SPR at 10.5,13 facing 180"
    assert not controls(fight, 10, 11.5)
    assert controls(fight, 10, 10.5)
    assert controls(fight, 9.3, 11.5)


@rule("T8-4")
def test_a_stand_in_combat_controls_nothing() -> None:
    table = position(f"{OWNER} \n red/1 SPR at 10,10 facing 180")
    assert zone_of(table, stand(table, "blue/1")).shapes == ()
    assert zones_on_board(table, enemies_of=Seat("red")) == ()


@rule("T8-4")
def test_the_part_of_the_front_that_a_friend_covers_controls_nothing() -> None:
    assert not controls("blue/2 SPR at 11,10.75", 10.5, 10.5)
    assert not controls("blue/2 SPR at 11,10.75", 10.5, 11.5)
    assert controls("blue/2 SPR at 11,10.75", 9.5, 11.5)


@rule("T8-4")
def test_a_stand_directly_behind_a_friend_controls_nothing() -> None:
    table = position("blue/1 SPR at 10,9.25 \n blue/2 SPR at 10,10")
    assert [zone.owner for zone in zones_on_board(table, enemies_of=Seat("red"))] == ["blue/2"]


@rule("T8-5")
def test_camps_and_wagons_control_nothing_and_block_nothing() -> None:
    table = position("red camp at 24,2 \n blue wagon at 24,30")
    assert zones_on_board(table, enemies_of=Seat("red")) == ()
    assert zones_on_board(table, enemies_of=Seat("blue")) == ()
    assert controls("blue camp at 10,11", 10, 11.9)


@rule("T8-6")
@pytest.mark.parametrize("kind", ["WWG", "ART", "KNT", "SKM"])
def test_every_type_controls_its_front_only(kind: str) -> None:
    table = position(f"blue/1 {kind} at 10,10")
    (zone,) = zones_on_board(table, enemies_of=Seat("red"))
    assert in_zone(square(10, 11.9), zone)
    assert not any(in_zone(square(*place), zone) for place in ((8.9, 9.5), (11.1, 9.5), (10, 7)))


@rule("T8-7")
@pytest.mark.parametrize("kind", ["woods", "coast", "steep_hill"])
def test_terrain_does_not_change_a_zone(kind: str) -> None:
    assert controls(f"piece {kind} box 8,10.5 12,11.5", 10, 11.9)


@rule("T8-8")
@pytest.mark.parametrize(
    ("place", "inside"),
    [
        ("10,12 facing 180", False),
        ("10,11.98 facing 180", False),
        ("10,11.97 facing 180", True),
        ("12,11", False),
        ("11.98,11", False),
        ("11.97,11", True),
    ],
)
def test_a_stand_is_in_a_zone_that_it_overlaps(place: str, inside: bool) -> None:
    table = position(f"{OWNER} \n red/1 SPR at {place}")
    (zone,) = zones_on_board(table, enemies_of=Seat("red"))
    assert in_zone(shape(table, "red/1"), zone) == inside


@rule("T8-18")
def test_the_zones_of_an_army_are_those_of_its_enemies() -> None:
    table = position(f"{OWNER} \n red/1 SPR at 30,10 \n red/2 SPR at 32,10")
    assert [zone.owner for zone in zones_on_board(table, enemies_of=Seat("red"))] == ["blue/1"]
    assert [z.owner for z in zones_on_board(table, enemies_of=Seat("blue"))] == ["red/1", "red/2"]
