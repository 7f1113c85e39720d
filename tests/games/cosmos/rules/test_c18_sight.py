"""C18 What nations see and remember."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat


def seen_at(distance: int, viewer: str, target: str) -> bool:
    """Whether a unit so many hexes to the south is seen."""
    place = 110 + distance
    scene = Scene(f"""
        hex  110 {viewer}  {place} {target}
        unit 3101 GE noble at 110
        unit 4001 RW noble at {place}
    """)
    return 4001 in view_of(scene.world, Seat("GE")).mind.units


@rule("C18-2", "C18-5")
@pytest.mark.parametrize(("distance", "seen"), [(1, True), (2, False)])
def test_one_sees_one_hex_in_most_terrains(distance: int, seen: bool) -> None:
    assert seen_at(distance, "plains", "woods") is seen


@rule("C18-2", "C18-4")
@pytest.mark.parametrize("kind", ["mountains", "high_mountains"])
def test_one_sees_two_hexes_from_mountains_and_into_them(kind: str) -> None:
    assert seen_at(2, kind, "plains")
    assert seen_at(2, "plains", kind)
    assert not seen_at(3, kind, kind)


@rule("C18-26")
def test_a_unit_is_remembered_where_it_was_last_seen() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111
        orders 4001: move 112 113
    """).expect("GE sees 4001 at 111")


@rule("C18-23")
def test_who_comes_into_sight_is_remembered_there() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 113
        orders 4001: move 112 111
    """).expect("GE sees 4001 at 111")


@rule("C18-21")
def test_what_one_unit_of_a_nation_sees_all_know() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   3102 GE noble at 10
        unit   4001 RW noble at 111
        orders 3102: waitforone 9 4001; search 1
    """).expect("1: 3102 did search 1")


@rule("C18-24")
def test_the_map_keeps_what_was_seen_of_it() -> None:
    played = play("""
        unit   3101 GE noble at 110
        orders 3101: move 111 112 113
    """)
    known = view_of(played.world, Seat("GE")).mind.hexes
    assert 109 in known
    assert 120 not in known


@rule("C18-22")
def test_owned_hexes_see_for_their_nation() -> None:
    play("""
        nation 1 GE Gemland
        nation 2 RW Rowanmark
        land   GE 50
        unit   4001 RW noble at 50
    """).expect("GE sees 4001 at 50")
