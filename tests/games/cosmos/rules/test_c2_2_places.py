"""C2.2 Locations; C2.4 items; C2.1.2 how far over and under are."""

import pytest

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.reporting import section, set_up
from tests.rule import rule
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.things import ItemType
from warhost.games.cosmos.sheets.reading import read_plain


@rule("C2.2-1", "C2.2-5")
def test_a_location_is_called_by_its_number_whatever_its_name() -> None:
    play("""
        location 1501 - temple at 110 named "Volcano"
        location 1502 GE temple at 110 named "Volcano"
        unit     3101 GE noble at 110
        orders   3101: move 1502 110 1501
        orders   GE: name 1502 "Fire Hill"
    """).expect("""
        0: 1502 named Fire Hill
        1: 3101 moved 110 -> 1502
        1: 3101 moved 1502 -> 110
        1: 3101 moved 110 -> 1501
    """)
    assert "Expected a position" in read_plain('3101:\nmove "Volcano"').remarks[0].text


@rule("C2.2-6")
def test_a_location_belongs_to_a_nation_or_to_nobody() -> None:
    notes = section(
        set_up("""
            location 1501 GE city at 110 size 1
            location 1502 - temple at 110
            unit     3101 GE noble at 110
        """),
        "MAP NOTES",
    )
    assert "City [1501(GE)]" in notes
    assert "Temple [1502]" in notes


@rule("C2.2-13")
@pytest.mark.parametrize(("place", "stands"), [("fort", True), ("temple", False)])
def test_some_locations_keep_foes_from_taking_what_they_lie_in(place: str, stands: bool) -> None:
    played = play(f"""
        policy   GE RW enemy
        land     RW 10
        location 1501 RW {place} at 10
        unit     3101 GE noble at 10
        orders   3101: control
        turns    5
    """)
    told = "1: 3101 prevented at 10 by 1501 (C14-5)"
    assert (told in played.lines) is stands
    played.expect(f"10 owner {'RW' if stands else 'GE'}")


@rule("C2.2-14", "C2.2-18")
def test_sizes_and_walls_grow_by_increments_that_are_paid_one_by_one() -> None:
    play("""
        location 1501 GE city at 10 size 2
        location 1502 GE fort at 11 walls 1 3
        land     GE 10 11
        pool     GE gold:2000 wood:2000 manpower:2000 food:900
        orders   1501: expand 2
        orders   1502: improve strength 2
    """).expect("""
        1: 1501 paid: pool gold:-80 wood:-60
        1: 1502 paid: pool manpower:-20 gold:-10
        4: 1502 is fortified: fort size 0 walls 1/5 damage 0
        16: 1501 grows: city size 4 walls 0/0 damage 0
    """)


@rule("C2.2-19")
def test_castles_and_some_cities_have_walls() -> None:
    report = set_up("""
        location 1501 GE city at 10 size 3 walls 2 7
        location 1502 GE city at 11 size 3
        location 1503 GE castle at 12 walls 4 14
    """)
    told = section(report, "LOCATIONS").split("City [1502")
    assert "city walls: rating:2 strength:7" in told[0]
    assert "rating" not in told[1].split("Castle")[0].replace("trade rating", "")
    assert "fortification rating:4 strength:14" in told[1]


@rule("C2.1.2-2")
@pytest.mark.parametrize(
    ("way", "phase"),
    [("o123d", 2), ("124d", 6), ("o124d", 5)],
)
def test_over_is_half_a_hex_above(way: str, phase: int) -> None:
    """(6 + 2) / 2 for half a hex; 6 for a hex; 4 x 1.118 for a hex on and half a hex up."""
    play(f"unit 3101 GE hawk at 123\norders 3101: move {way}").expect(
        f"{phase}: 3101 moved 123 -> {way.rstrip('d')}"
    )


@rule("C2.1.2-2")
def test_under_is_half_a_hex_below() -> None:
    """(0 + 5) / 2, where the surface costs a mole as much as the ground below it."""
    play("unit 3101 GE mole at u123\norders 3101: move u124").expect("5: 3101 moved u123 -> u124")


@rule("C2.4-2")
@pytest.mark.parametrize(("number", "phase"), [(6, 6), (7, 8)])
def test_an_item_is_a_burden_to_whoever_holds_it(number: int, phase: int) -> None:
    """A sword weighs 4 here, and a porter carries 25 as if it were nothing."""
    swords = "".join(f"item {one} GE sword in 3101\n" for one in range(1601, 1601 + number))
    play(f"unit 3101 GE porter at 123\n{swords}orders 3101: move 124d").expect(
        f"{phase}: 3101 moved 123 -> 124"
    )


@rule("C2.4-8", "C2.4-9")
def test_items_have_what_locations_have_but_no_inside_and_size_and_weight_besides() -> None:
    place, item = set(LocationType.__struct_fields__), set(ItemType.__struct_fields__)
    shared = {"id", "number", "name", "stealth", "cost", "production", "influences_control"}
    assert shared <= place & item
    assert not {"terrain", "interior"} & item
    assert {"size", "weight"} <= item
    sword = rules().items["sword"]
    assert (sword.size, sword.weight) == (1, 4)
