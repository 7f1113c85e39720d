"""T4.3 Terrain types and effects: what a footprint, an edge or a leg has to do with them."""

import pytest

from tests.games.triumph.positions.position import position, shape
from tests.rule import rule
from warhost.games.triumph.geometry import Pose, box, centre_of, edge_of
from warhost.games.triumph.ground import (
    by_road,
    edge_in_difficult,
    in_difficult,
    in_impassable,
    is_uphill,
    target_edge,
)
from warhost.games.triumph.world import Table

DIFFICULT = (
    "woods",
    "wooded_hill",
    "steep_hill",
    "marsh",
    "rough",
    "dunes",
    "oasis",
    "village",
    "stream",
    "defences",
)
INSIDE = box(22000, 12000, 24000, 13000)


def ground(kind: str) -> Table:
    return position(f"piece {kind} box 20,10 26,16")


@rule("T4.3-1")
@pytest.mark.parametrize("kind", DIFFICULT)
def test_difficult_pieces_are_difficult_and_can_be_entered(kind: str) -> None:
    assert in_difficult(ground(kind), INSIDE)
    assert not in_impassable(ground(kind), INSIDE)


@rule("T4.3-2", "T4.3-11")
@pytest.mark.parametrize("kind", ["gentle_hill", "ploughed_field", "road"])
def test_open_pieces_are_not_difficult(kind: str) -> None:
    assert not in_difficult(ground(kind), INSIDE)
    assert not in_difficult(ground("woods"), box(30000, 12000, 32000, 13000))


@rule("T4.3-3", "T4.3-15")
@pytest.mark.parametrize("kind", ["coast", "impassable"])
def test_impassable_pieces_are_impassable(kind: str) -> None:
    assert in_impassable(ground(kind), INSIDE)
    assert not in_impassable(ground(kind), box(26000, 12000, 28000, 13000))


@rule("T4.3-4", "T4.3-5")
@pytest.mark.parametrize(
    ("place", "front_in_it"),
    [
        ("23,16.5", False),
        ("23,15.5", True),
        ("19,12", False),
        ("19.02,12", False),
        ("19.03,12", True),
        ("23,16", False),
    ],
)
def test_an_edge_is_in_difficult_terrain_by_its_own_length(place: str, front_in_it: bool) -> None:
    table = position(f"piece woods box 20,10 26,16 \n red/1 ARC at {place}")
    front = edge_of(shape(table, "red/1"), "front")
    assert edge_in_difficult(table, *front) == front_in_it


@rule("T4.3-5", "T4.2-13")
@pytest.mark.parametrize(("y", "in_woods"), [(13.5, False), (13.52, False), (13.53, True)])
def test_the_part_of_an_edge_on_a_road_is_in_the_open(y: float, in_woods: bool) -> None:
    table = position(f"""
        piece woods box 20,10 26,16
        piece road band 18,13 28,13
        red/1 ARC at 23,{y}
    """)
    assert edge_in_difficult(table, *edge_of(shape(table, "red/1"), "right")) == in_woods


@rule("T4.2-12")
def test_a_ford_is_open_ground() -> None:
    table = position("piece stream band 0,16 48,16 \n piece road band 24,0 24,32")
    assert not in_difficult(table, box(23600, 15000, 24400, 17000))
    assert in_difficult(table, box(23400, 15000, 24600, 17000))


@rule("T4.3-6")
@pytest.mark.parametrize(
    ("place", "is_in"),
    [("19,12", False), ("19.02,12", False), ("19.03,12", True), ("23,17", False)],
)
def test_a_stand_is_in_difficult_terrain_by_its_footprint(place: str, is_in: bool) -> None:
    table = position(f"piece woods box 20,10 26,16 \n red/1 ARC at {place}")
    assert in_difficult(table, shape(table, "red/1")) == is_in


@rule("T17.5-1", "T17.5-3")
def test_dunes_are_open_to_those_who_know_them() -> None:
    assert not in_difficult(ground("dunes"), INSIDE, opens=("dunes", "oasis"))
    assert in_difficult(ground("marsh"), INSIDE, opens=("dunes", "oasis"))
    assert not edge_in_difficult(ground("dunes"), (22000, 12000), (24000, 12000), opens=("dunes",))


@rule("T4.3-7")
@pytest.mark.parametrize(
    ("eye", "edge"),
    [
        ((10000, 15000), "front"),
        ((15000, 9500), "right"),
        ((5000, 9500), "left"),
        ((10000, 5000), "rear"),
        ((13000, 12000), "front"),
        ((13000, 10000), "front"),
        ((13000, 9999), "right"),
    ],
)
def test_the_target_edge_is_the_nearest_and_the_front_if_in_doubt(
    eye: tuple[int, int], edge: str
) -> None:
    table = position("red/1 ARC at 10,10")
    assert target_edge(shape(table, "red/1"), eye) == edge


@rule("T4.3-10", "T11.4-6")
@pytest.mark.parametrize(
    ("upper", "lower", "uphill"),
    [
        ((30000, 13000), (30000, 17000), True),
        ((30000, 17000), (30000, 13000), False),
        ((30000, 13000), (30000, 13100), False),
        ((30000, 13000), (30000, 13101), True),
        ((30000, 17000), (30000, 18000), False),
    ],
)
@pytest.mark.parametrize("kind", ["gentle_hill", "steep_hill", "wooded_hill"])
def test_the_one_nearer_to_the_crest_is_uphill(
    kind: str, upper: tuple[int, int], lower: tuple[int, int], uphill: bool
) -> None:
    table = position(f"piece {kind} ellipse 30,12 8x6")
    assert is_uphill(table, upper, lower) == uphill


@rule("T4.3-10")
def test_woods_give_no_height() -> None:
    table = position("piece woods ellipse 30,12 8x6")
    assert not is_uphill(table, centre_of(Pose(30000, 12000, 0), 1000), (30000, 17000))


@rule("T4.3-12")
@pytest.mark.parametrize(
    ("start", "end", "road"),
    [
        (Pose(10000, 16000, 9000), Pose(14000, 16000, 9000), True),
        (Pose(10000, 16520, 9000), Pose(14000, 15480, 9000), True),
        (Pose(10000, 16521, 9000), Pose(14000, 16000, 9000), False),
        (Pose(10000, 16000, 9000), Pose(14000, 15479, 9000), False),
        (Pose(10000, 16000, 28010), Pose(14000, 16000, 26000), True),
        (Pose(10000, 16000, 10011), Pose(14000, 16000, 9000), False),
        (Pose(10000, 16000, 0), Pose(14000, 16000, 0), False),
    ],
)
def test_a_leg_goes_by_road_close_to_its_line_and_along_it(
    start: Pose, end: Pose, road: bool
) -> None:
    table = position("piece road band 0,16 24,16 48,10")
    assert by_road(table, start, end) == road
