"""T10.2 Arc, range and line of sight. The shooter, red/1, is at 10,10 looking north."""

import pytest

from tests.games.triumph.positions.position import position, shape, stand
from tests.rule import rule
from warhost.games.triumph.geometry import MU, Edge, edge_of
from warhost.games.triumph.sight import can_hit, in_arc, in_range, line_blocked, marks


def hits(others: str, shooter: str = "ARC", edge: Edge = "front") -> bool:
    """Whether blue/1 is a possible target of the shooter."""
    table = position(f"red/1 {shooter} at 10,10 \n {others}")
    shooting, target = stand(table, "red/1"), stand(table, "blue/1")
    reach = table.rules.types[shooter].range
    return can_hit(table, shooting, edge, target, reach)


@rule("T10.2-1")
@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (7000, 12000, True),
        (6980, 12000, True),
        (6979, 12000, False),
        (13020, 10000, True),
        (13021, 10000, False),
        (10000, 9980, True),
        (10000, 9979, False),
    ],
)
def test_the_arc_is_a_strip_of_six_mu_ahead(x: int, y: int, inside: bool) -> None:
    table = position("red/1 ARC at 10,10")
    assert in_arc(edge_of(shape(table, "red/1"), "front"), (x, y)) == inside


@rule("T10.2-2", "T10.2-3")
@pytest.mark.parametrize(
    ("edge", "place"),
    [
        ("front", "10.3,12.2 facing 90"),
        ("right", "13,9.3"),
        ("rear", "10.3,6.5 facing 90"),
        ("left", "7,9.3"),
    ],
)
def test_each_edge_of_a_war_wagon_has_its_own_strip(edge: Edge, place: str) -> None:
    target = f"blue/1 SPR at {place}"
    edges: tuple[Edge, ...] = ("front", "right", "rear", "left")
    assert [e for e in edges if hits(target, "WWG", e)] == [edge]


@rule("T10.2-3")
def test_the_side_strip_of_a_war_wagon_is_six_mu_wide() -> None:
    table = position("red/1 WWG at 10,10")
    side = edge_of(shape(table, "red/1"), "right")
    assert in_arc(side, (12000, 12000))
    assert in_arc(side, (12000, 6000))
    assert not in_arc(side, (12000, 5900))


@rule("T10.2-4")
def test_the_range_is_from_the_nearest_point_of_the_shooting_edge() -> None:
    table = position("red/1 ARC at 10,10")
    front = edge_of(shape(table, "red/1"), "front")
    assert in_range(front, (12400, 11800), 3 * MU)
    assert in_range(front, (10000, 13020), 3 * MU)
    assert not in_range(front, (10000, 13021), 3 * MU)
    assert not in_range(front, (13000, 13000), 3 * MU)


@rule("T10.2-5")
@pytest.mark.parametrize(
    ("place", "possible"),
    [
        ("13.9,12", True),
        ("14.1,12", False),
        ("10,13.7", True),
        ("10,13.8", False),
        ("10,9", False),
    ],
)
def test_one_corner_or_edge_midpoint_in_the_strip_is_enough(place: str, possible: bool) -> None:
    assert hits(f"blue/1 SPR at {place}") == possible


@rule("T10.2-5")
def test_the_points_of_a_target_are_its_corners_and_the_middles_of_its_edges() -> None:
    table = position("blue/1 ARC at 10,10 \n blue/2 ARC at 20,10 facing 90")
    assert marks(shape(table, "blue/1"))[4:] == (
        (10000, 10000),
        (11000, 9500),
        (10000, 9000),
        (9000, 9500),
    )
    assert marks(shape(table, "blue/2"))[4:6] == ((20000, 10000), (19500, 9000))


@rule("T10.2-6")
def test_one_free_line_from_a_corner_of_the_shooter_is_enough() -> None:
    target, screen = "blue/1 SPR at 10,13 facing 180", "red/2 SPR at 8,11.5 \n red/3 SPR at 10,11.5"
    assert hits(f"{target} \n {screen}")
    assert not hits(f"{target} \n {screen} \n red/4 SPR at 12,11.5")


LINE = (10_000, 10_000), (10_000, 13_000)


def is_hidden(other: str) -> bool:
    table = position(f"red/1 ARC at 10,10 \n blue/1 SPR at 10,13 facing 180 \n {other}")
    shooter, target = stand(table, "red/1"), stand(table, "blue/1")
    return line_blocked(table, *LINE, but=(shooter.id, target.id))


@rule("T10.2-7")
@pytest.mark.parametrize(
    "other",
    [
        "red/2 SPR at 10,12",
        "blue/2 SPR at 10,12",
        "blue camp at 10,12",
        "piece gentle_hill ellipse 10,11.5 8x2",
    ],
)
def test_stands_camps_and_crests_block_a_line(other: str) -> None:
    assert is_hidden(other)


@rule("T10.2-7")
def test_shooter_target_and_the_slope_of_a_hill_do_not_block() -> None:
    assert not is_hidden("piece gentle_hill ellipse 13,11.5 8x2")


@rule("T10.2-8")
@pytest.mark.parametrize("kind", ["woods", "wooded_hill", "village", "oasis", "dunes"])
@pytest.mark.parametrize(("far", "hidden"), [(12, False), (12.02, False), (12.03, True)])
def test_more_than_one_mu_of_tall_terrain_hides(kind: str, far: float, hidden: bool) -> None:
    assert is_hidden(f"piece {kind} box 9.8,11 16,{far}") == hidden


@rule("T10.2-8")
def test_several_pieces_hide_together() -> None:
    assert not is_hidden("piece woods box 8,10.2 12,10.8")
    assert is_hidden("piece woods box 8,10.2 12,10.8 \n piece village box 8,12 12,12.5")


@rule("T10.2-9")
@pytest.mark.parametrize(
    "kind", ["marsh", "rough", "stream", "coast", "ploughed_field", "defences", "road"]
)
def test_flat_terrain_hides_nothing(kind: str) -> None:
    assert not is_hidden(f"piece {kind} box 8,10 12,13")


@rule("T10.2-10")
@pytest.mark.parametrize(
    ("place", "hidden"), [("11,12", False), ("10.98,12", False), ("10.97,12", True)]
)
def test_grazing_a_stand_does_not_block(place: str, hidden: bool) -> None:
    assert is_hidden(f"red/2 SPR at {place}") == hidden


@rule("T10.2-10")
def test_no_line_runs_between_two_stands_that_touch() -> None:
    assert not is_hidden("red/2 SPR at 9,12 \n red/3 SPR at 11.05,12")
    assert is_hidden("red/2 SPR at 9,12 \n red/3 SPR at 11,12")
    assert not is_hidden("red/2 SPR at 9,12 \n red/3 SPR at 11,11")


@rule("T10.2-13")
@pytest.mark.parametrize(
    ("shooter", "place", "possible"),
    [
        ("ART", "10,18 facing 180", True),
        ("ART", "10,18.03 facing 180", False),
        ("ARC", "10,13 facing 180", True),
        ("ARC", "10,13.03 facing 180", False),
    ],
)
def test_artillery_reaches_eight_mu_and_archers_three(
    shooter: str, place: str, possible: bool
) -> None:
    assert hits(f"blue/1 SPR at {place}", shooter) == possible
