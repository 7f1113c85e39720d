"""T18.1, T18.3 Variants are packs that list only what differs."""

import pytest
from msgspec.structs import asdict

from tests.games.triumph.base import rules
from tests.rule import rule
from warhost.games.triumph.armies.cards import price_of
from warhost.games.triumph.schema import SCHEMA
from warhost.shelf.packs import load_pack


def differences(pack: str) -> dict[str, object]:
    """Every field of every row in which a pack differs from the base, as `type.PIK.move`."""
    base, variant = (load_pack("triumph", name, SCHEMA).tables for name in ("base", pack))
    return {
        f"{table}.{row}.{field}": value
        for table, rows in variant.items()
        for row, record in rows.items()
        for field, value in asdict(record).items()
        if value != asdict(base[table][row])[field]
    }


@rule("T18.1-1")
def test_edition_1_1_changes_five_numbers_of_four_types():
    assert differences("edition-1-1") == {
        "type.WWG.target": 4,
        "type.WWG.target_penalty": 0,
        "type.PAV.versus_mounted": 4,
        "type.PIK.rear_support": 2,
        "type.HRD.move": 2000,
    }


@rule("T18.1-2")
def test_war_wagons_of_1_1_are_a_harder_target_and_take_nothing_from_the_shooter():
    wagons = rules("edition-1-1").types["WWG"]
    assert (wagons.target, wagons.target_penalty) == (4, 0)


@rule("T18.1-3")
def test_pavisiers_of_1_1_have_4_against_mounted():
    assert rules("edition-1-1").types["PAV"].versus_mounted == 4


@rule("T18.1-4")
def test_pike_of_1_1_add_2_when_supported():
    assert rules("edition-1-1").types["PIK"].rear_support == 2


@rule("T18.1-5")
@pytest.mark.parametrize(("code", "move"), [("BLV", 3000), ("RBL", 4000), ("HRD", 2000)])
def test_poor_foot_of_1_1_moves_3_4_and_2(code, move):
    assert rules("edition-1-1").types[code].move == move


@rule("T18.1-6")
@pytest.mark.parametrize(
    ("pack", "wanted"),
    [
        ("older-bow-levy", {"type.BLV.move": 2000}),
        ("older-rabble", {"type.RBL.move": 3000}),
        ("older-war-wagons", {"type.WWG.half_points": 8}),
        ("older-warriors", {"type.WRR.half_points": 8}),
    ],
)
def test_each_older_switch_changes_one_number(pack, wanted):
    assert differences(pack) == wanted


@rule("T18.1-7")
@pytest.mark.parametrize(("pack", "doubling"), [("edition-1-1", 0), ("base", 1)])
def test_archers_double_war_wagons_once_in_36_since_1_2(pack, doubling):
    archers, wagons = rules(pack).types["ARC"], rules(pack).types["WWG"]
    shooter = (archers.shooting or 0) + wagons.target_penalty
    throws = [(a + shooter, b + wagons.target) for a in range(1, 7) for b in range(1, 7)]
    assert shooter - wagons.target == -1
    assert sum(high >= 2 * low for high, low in throws) == doubling


@rule("T18.1-8")
def test_older_screens_are_free_and_help_against_foot_only():
    cards = rules("older-screens").cards
    assert (price_of(cards["ES"], 3), price_of(cards["ET"], 3)) == (0, 0)
    assert cards["ES"].supports == 4
    assert [factor.against for factor in cards["ET"].factors] == [("foot",)]


@rule("T18.1-9")
def test_older_dismounting_is_paid_stand_by_stand():
    cards = rules("older-dismounting").cards
    assert [price_of(cards["DD"], count) for count in (1, 2, 3)] == [1, 2, 3]
    assert [price_of(cards["MD"], count) for count in (1, 2, 3)] == [2, 4, 6]


@rule("T18.3-7")
def test_the_introductory_game_is_half_as_large_and_plain():
    small = rules(format_id="introductory").format
    assert (small.half_points, small.victory_half_points) == (48, 16)
    assert (small.camp_half_points, small.centre_half_points) == (8, 16)
    assert (small.battle_cards, small.flank_march) == (False, False)
