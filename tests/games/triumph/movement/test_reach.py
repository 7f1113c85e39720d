"""Where may this go? The stretches named are those in which a move is allowed, and no others."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.triumph.movement.moving import field, moving
from warhost.games.triumph.geometry import TOLERANCE
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.legs import Place
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.movement.reaching import GRAIN, Order, Run, Way, runs_of, ways_for
from warhost.games.triumph.world import StandId

PLACES = st.tuples(
    st.integers(13, 27), st.integers(9, 20), st.sampled_from((0, 45, 90, 180, 200, 270))
)
THINGS = st.lists(
    st.one_of(
        PLACES.map(lambda at: f"blue/{{}} SPR at {at[0]},{at[1]} facing {at[2]}"),
        PLACES.map(lambda at: f"red/{{}} SPR at {at[0]},{at[1]} facing {at[2]}"),
        PLACES.map(lambda at: f"piece rough box {at[0]},{at[1]} {at[0] + 2},{at[1] + 3}"),
    ),
    min_size=1,
    max_size=4,
)
MOVERS = st.sampled_from(
    ("red/1 JCV at 20,14", "red/1 KNT at 20,14 facing 30", "red/1 SPR at 20,14")
)
GROUPS = st.sampled_from(
    (
        "red/1 KNT at 20,12\nred/2 KNT at 22,12",
        "red/1 LFT at 20,12\nred/2 LFT at 20,11",
        "red/1 SPR at 20,12\nred/2 SPR at 18,12",
    )
)


def scene(movers: str, things: list[str]) -> Field:
    others = (thing.format(number) for number, thing in enumerate(things, 11))
    return field(moving("\n".join((movers, *others))))


def lies_in(runs: list[Run], distance: int) -> bool:
    return any(first <= distance <= last for first, last in runs)


def is_doubtful(runs: list[Run], distance: int) -> bool:
    """Within the grain of an end of a stretch."""
    return any(abs(distance - end) <= GRAIN for run in runs for end in run)


def assert_exact(field: Field, names: tuple[StandId, ...], distance: int) -> None:
    found: dict[int, list[Run]] = {}
    ways = list(ways_for(field, names))
    for way, run in runs_of(field, names):
        found.setdefault(place_of(way, ways), []).append(run)
    for number, way in enumerate(ways):
        runs = found.get(number, [])
        if not is_doubtful(runs, distance):
            refusals = plan_of(field, way.order(distance)).refusals
            fits = lies_in(runs, distance) == (not refusals)
            assert fits or has_grazed(field, way, distance), refusals


def has_grazed(field: Field, way: Way, distance: int) -> bool:
    """Before that, a hair aside was judged otherwise: rounded poses pass a corner or do not."""
    for gone in range(0, distance - GRAIN, GRAIN // 2):
        orders = [way.order(gone), *hairs_aside(way.order(gone))]
        if len({bool(plan_of(field, order).refusals) for order in orders}) > 1:
            return True
    return False


def hairs_aside(order: Order) -> Iterator[Order]:
    for leg in order.legs:
        if isinstance(leg, Place):
            for off in (-TOLERANCE, TOLERANCE):
                yield replace(order, legs=(Place(replace(leg.pose, x=leg.pose.x + off)),))
                yield replace(order, legs=(Place(replace(leg.pose, y=leg.pose.y + off)),))


@pytest.mark.parametrize(
    ("thing", "distance"),
    [
        ("blue/{} SPR at 20,11 facing 90", 1791),
        ("blue/{} SPR at 22,11 facing 90", 3594),
        ("red/{} SPR at 22,11 facing 90", 5882),
    ],
)
def test_what_is_grazed_closes_the_way_beyond(thing: str, distance: int) -> None:
    assert_exact(scene("red/1 JCV at 20,14", [thing]), (StandId("red/1"),), distance)


def place_of(way: Way, ways: list[Way]) -> int:
    """Ways are the same if they give the same order."""
    return next(n for n, other in enumerate(ways) if other.order(1000) == way.order(1000))


@settings(max_examples=60, deadline=None)
@given(MOVERS, THINGS, st.integers(100, 8400))
def test_a_stand_may_end_where_its_reach_says(mover: str, things: list[str], distance: int) -> None:
    assert_exact(scene(mover, things), (StandId("red/1"),), distance)


@settings(max_examples=60, deadline=None)
@given(GROUPS, THINGS, st.integers(100, 5400))
def test_a_group_may_end_where_its_reach_says(
    movers: str, things: list[str], distance: int
) -> None:
    assert_exact(scene(movers, things), (StandId("red/1"), StandId("red/2")), distance)


def runs(scene: str, bearing: int, *names: str) -> list[Run]:
    """The stretches on the ways that lead there without a wheel."""
    found = runs_of(field(moving(scene)), tuple(StandId(name) for name in names))
    return [run for way, run in found if way.bearing == bearing and not way.order(0).legs[1:]]


def test_between_two_stretches_lies_a_friend_that_is_passed() -> None:
    first, second = runs("red/1 SKM at 20,10\nred/2 LFT at 20,11.5", 0, "red/1")
    assert first[0] == 0
    assert 250 <= first[1] <= 520
    assert 2480 <= second[0] <= 2750
    assert second[1] == 5000


def test_a_group_slides_only_to_where_it_is_lined_up() -> None:
    pair = "red/1 KNT at 20,10\nred/2 KNT at 22,10\nblue/1 SPR at 21,12.75"
    assert runs(pair, 9000, "red/1", "red/2") == [(1000, 1000)]
    assert runs(pair.replace("12.75", "13"), 9000, "red/1", "red/2") == []
