"""C18 What nations see and remember."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.ids import HexNumber, ItemId, LocationId, UnitId
from warhost.games.cosmos.sight.distances import sees
from warhost.games.cosmos.view import View, view_of
from warhost.kernel.asks import Seat


def first_view(scene: str) -> View:
    """What GE knows at the beginning."""
    return view_of(Scene(scene).world, Seat("GE"))


def seen_at(distance: int, viewer: str, target: str, kind: str = "noble") -> bool:
    """Whether a unit so many hexes to the south is seen."""
    place = 110 + distance
    return (
        4001
        in first_view(f"""
        hex  110 {viewer}  {place} {target}
        unit 3101 GE {kind} at 110
        unit 4001 RW noble at {place}
    """).mind.units
    )


def spotted(scene: str) -> str:
    """The units of others that GE sees at first."""
    return " ".join(map(str, sorted(first_view(scene).mind.units)))


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


@rule("C18-3")
@pytest.mark.parametrize(
    ("viewer", "target", "seen"),
    [
        ("o110", "112", True),
        ("o110", "113", False),
        ("110", "o112", True),
        ("110", "o113", False),
        ("o110", "o113", True),
        ("o110", "o114", False),
    ],
)
def test_one_sees_three_hexes_to_and_from_above(viewer: str, target: str, seen: bool) -> None:
    scene = f"""
        unit 3101 GE noble at {viewer}
        unit 4001 RW noble at {target}
    """
    assert (spotted(scene) == "4001") is seen


@rule("C18-6", "C18-12")
@pytest.mark.parametrize(
    ("viewer", "target", "seen"),
    [("1501", "1501", "4001"), ("1501", "110", ""), ("110", "1501", ""), ("1502", "110", "4001")],
)
def test_nobody_sees_into_a_cave_or_out_of_it(viewer: str, target: str, seen: str) -> None:
    scene = f"""
        location 1501 - cave at 110
        location 1502 - fort at 110
        unit 3101 GE noble at {viewer}
        unit 4001 RW noble at {target}
    """
    assert spotted(scene) == seen


@rule("C18-7", "C18-8")
@pytest.mark.parametrize(("kind", "place", "seen"), [
    ("noble", 110, True), ("noble", 111, False), ("scout", 111, True), ("scout", 112, False),
])  # fmt: skip
def test_the_farther_the_harder_and_the_more_aware_the_farther(
    kind: str, place: int, seen: bool
) -> None:
    scene = f"""
        unit 3101 GE {kind} at 110
        unit 4001 RW noble at {place} hidden
    """
    assert (spotted(scene) == "4001") is seen


@rule("C18-9", "C18-10")
def test_growth_and_heights_hide_what_is_in_them() -> None:
    scene = """
        hex  111 plains 109 jungle 84 hills
        unit 3101 GE cattle at 110
        unit 4001 RW cattle at 111
        unit 4002 RW noble at 109
        unit 4003 RW noble at 84
    """
    assert spotted(scene) == "4001"
    assert spotted(scene.replace("cattle at 110", "noble at 110")) == "4001 4002 4003"


@rule("C18-9", "C18-11")
@pytest.mark.parametrize(("ground", "seen"), [
    ("hills", True), ("plains", False), ("woods", False), ("swamp", False),
])  # fmt: skip
def test_from_heights_one_sees_more_than_from_growth_or_bog(ground: str, seen: bool) -> None:
    scene = f"""
        hex  110 {ground}
        unit 3101 GE cattle at 110
        unit 4001 RW noble at 111
    """
    assert (spotted(scene) == "4001") is seen


@rule("C18-13")
def test_things_differ_in_how_hard_they_are_to_spot() -> None:
    known = first_view("""
        hex  111 jungle
        location 1501 - city at 111
        location 1502 - cave at 111
        item 1601 - sword at 111
        unit 3101 GE noble at 110
        unit 4001 RW cattle at 111
        unit 4002 RW scout at 111
    """).mind
    assert (*known.locations, *known.items, *known.units) == (1501, 4001, 4002)
    assert 1601 in first_view("item 1601 - sword at 111\nunit 3101 GE noble at 110").mind.items


@rule("C18-15")
def test_whoever_has_searched_for_five_phases_notices_a_lot_more() -> None:
    played = play("""
        hex    110 jungle
        unit   3101 GE noble at 110
        unit   4001 RW noble at 110 hidden
        orders 3101: search 5
    """)
    played.expect("GE sees 4001 at 110")
    play("""
        hex    110 jungle
        unit   3101 GE noble at 110
        unit   4001 RW noble at 110 hidden
        orders 3101: search 2
    """).expect("GE sees nothing")


@rule("C18-17", "C18-1", "C18-20")
def test_one_enters_only_locations_that_were_spotted() -> None:
    scene = """
        hex      110 jungle
        location 1501 - cave at 110
        unit     3101 GE noble at 110
        orders   3101: move 1501
    """
    play(scene).expect("1: 3101 dropped move 1501 (C11.5-1)")
    play(scene.replace("3101: move", "3101: search 10; move")).expect("11: 3101 moved 110 -> 1501")


@rule("C18-19")
def test_what_one_has_found_all_of_the_nation_may_enter() -> None:
    play("""
        location 1501 - cave at 110
        unit     3101 GE scout at 110
        unit     3102 GE cattle at 110
        unit     3103 GE noble at 114
        orders   3103: farmove 1501
    """).expect("""
        17: 3103 moved 110 -> 1501
    """)


@rule("C18-21", "C18-18")
def test_who_was_spotted_stays_known_until_it_moves() -> None:
    scene = """
        hex    110 jungle 111 jungle 112 jungle
        unit   3101 GE noble at 110
        unit   4001 RW noble at 110 hidden
        orders 3101: search 5; mytactics defend
    """
    waits = "orders 3102: wait 5; waitforone 0 4001; mytactics avoid"
    scene += f"unit 3102 GE captain at 110\n        {waits}"
    play(scene).expect("6: 3102 tactics avoid")
    leaves = scene.replace("search 5; mytactics defend", "search 5; move 111 112")
    play(leaves).expect("6: 3102 tactics avoid\nGE sees 4001 at 110")
    moved = play(f"{scene}\n        orders 4001: wait 5; sneak 109 110")
    assert not sees(moved.world, moved.world.units[UnitId(3101)].nation, 4001)


RETURN = """
        hex    111 woods
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111
        orders 3101: move 109 108 109 110
        orders 4001: wait 9; {}
"""
"""GE leaves, RW does something out of sight, GE comes back."""


@rule("C18-21", "C18-27")
@pytest.mark.parametrize(("deed", "lost"), [
    ("search 1", ""), ("hide", "left"), ("move 112", "left"), ("hide; wait 1; sneak 112", "left"),
])  # fmt: skip
def test_whoever_comes_back_sees_who_is_no_longer_there(deed: str, lost: str) -> None:
    world = play(RETURN.format(deed)).world
    assert view_of(world, Seat("GE")).mind.units[UnitId(4001)].lost == lost
    assert sees(world, world.units[UnitId(3101)].nation, 4001) is not bool(lost)


@rule("C18-21")
def test_who_stays_is_known_though_nobody_looked_for_a_while() -> None:
    played = play("""
        hex    110 jungle 109 plains
        unit   3101 GE noble at 110
        unit   4001 RW noble at 110 hidden
        orders 3101: search 5; move 109 108 109
    """)
    assert sees(played.world, played.world.units[UnitId(3101)].nation, 4001)


@rule("C18-35", "C6.1-5")
def test_what_is_stored_is_known_to_its_owner_only() -> None:
    scene = Scene("""
        location 1501 GE city at 110 size 1
        land     GE 110
        store    110 gold:5
        store    1501 gold:7
        unit     4001 RW noble at 110
    """)
    known = view_of(scene.world, Seat("RW")).mind
    assert known.hexes[HexNumber(110)].hex.store == {}
    assert known.locations[LocationId(1501)].location.store == {}
    assert view_of(scene.world, Seat("GE")).locations[LocationId(1501)].store == {"gold": 7}


@rule("C18-18", "C18-21")
def test_only_items_that_are_seen_are_picked_up() -> None:
    scene = """
        hex    110 jungle
        item   1601 - sword at 110
        unit   3101 GE noble at 110
        orders 3101: take 1601
    """
    play(scene).expect("not 3101 took 1601")
    searched = play(scene.replace("take", "search 5; take"))
    assert searched.world.items[ItemId(1601)].holder == 3101


@rule("C18-26")
def test_a_unit_is_remembered_where_it_was_last_seen() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111
        orders 4001: move 112 113
    """).expect("GE sees 4001 at 111")


@rule("C18-23", "C18-1")
def test_who_comes_into_sight_is_remembered_there() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 113
        orders 4001: move 112 111
    """).expect("GE sees 4001 at 111")


@rule("C18-19")
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


@rule("C18-25")
@pytest.mark.parametrize(("way", "name"), [
    ("109 108", "Old Gate"), ("109 108 109 110", "New Gate"),
])  # fmt: skip
def test_what_changes_out_of_sight_stays_unknown_until_it_is_seen_again(
    way: str, name: str
) -> None:
    played = play(f"""
        location 1501 RW fort at 111 named "Old Gate"
        unit   3101 GE noble at 110
        orders 3101: move {way}
        orders 1501: wait 9; myname "New Gate"
    """)
    known = view_of(played.world, Seat("GE")).mind.locations[LocationId(1501)].location
    assert known.name == name


@rule("C18-22")
@pytest.mark.parametrize(("line", "seen"), [
    ("land GE 49", "4001"),
    ("location 1501 GE city at 49 size 1", "4001"),
    ("location 1501 GE oasis at 49", ""),
    ("land RW 49", ""),
])  # fmt: skip
def test_owned_hexes_and_peopled_locations_see_for_their_nation(line: str, seen: str) -> None:
    scene = f"""
        nation 1 GE Gemland
        nation 2 RW Rowanmark
        {line}
        unit   4001 RW noble at 50
    """
    assert spotted(scene) == seen


@rule("C18-34")
def test_a_nation_always_knows_its_own() -> None:
    view = first_view("""
        location 1501 GE cave at 10
        unit     3101 GE noble at 1501 hidden
    """)
    assert view.units[UnitId(3101)].is_hidden
    assert view.locations[LocationId(1501)].position == "10"
