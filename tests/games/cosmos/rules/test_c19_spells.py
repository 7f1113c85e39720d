"""C19 Spells of the other kinds: charms, summoning, blessings, gifts, healing, crumbling walls."""

import pytest

from tests.games.cosmos.base import Scene, play, rules
from tests.games.cosmos.reporting import reported, section
from tests.rule import rule
from warhost.games.cosmos.forces.blocking_size import blocking_size
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.magic.auditing import flaws_of_magic
from warhost.games.cosmos.rows.spells import HeartRow, Spell

MAGE = """
    unit   3101 GE mage at 123 carries "holy mana":{mana}
    orders 3101: {order}
    {more}
"""


def mage(order: str, *more: str, mana: int = 99) -> str:
    return MAGE.format(order=order, mana=mana, more="\n".join(more))


@rule("C7.4.1-2", "C7.4.1-6")
def test_whoever_is_weak_enough_is_enthralled() -> None:
    foe = "unit 4001 RW captain at 124"
    play(mage("enthral 4001", foe)).expect("""
        1: 4001 taken 2 -> 1
        24: 4001 taken 1 -> 2
    """)
    play(mage("enthral 4001", foe, 'pool GE "holy mana":4')).expect("4001 at 124").expect(
        "not 24: 4001"
    )
    beast = "unit 4001 RW cattle at 124"
    play(mage("enthral 4001", beast)).expect("1: 3101 enthral failed (C7.4.1-2)")
    many = "unit 4001 RW light_infantry 60 at 124"
    play(mage("enthral 4001 5", many)).expect("1: 3101 enthral failed (C7.4.1-2)")
    play(mage("enthral 4001 6", many)).expect("1: 4001 taken 2 -> 1")
    play(mage("enthral 124", many)).expect("1: 3101 dropped enthral 124 (C19-2)")


@rule("C6-18", "C6-19")
def test_what_is_raised_lives_on_the_mana_of_its_maker() -> None:
    scene = mage("raise_bones 2", "pool GE gold:0", mana=40)
    play(scene).expect("""
        1: 3101 paid: unit 3101 holy mana:-10
        3: 3102 created: 20 skeletons at 123
        24: nation 1 upkeep: unit 3101 holy mana:-10
    """)
    play(mage("raise_bones 2", "pool GE gold:0", mana=12)).expect("24: 3102 gone: unpaid")


YIELD = """
    land   GE 122
    hex    122 hills
    pool   GE gold:0
    unit   4101 RW mage at 123
    orders 4101: {}
"""


@rule("C20.3-7")
@pytest.mark.parametrize(
    ("order", "iron"), [("wait 1", 150), ("blight 122", 90), ("blight 122 3", 0)]
)
def test_a_blight_takes_from_what_a_hex_yields(order: str, iron: int) -> None:
    pool = play(YIELD.format(order)).world.nations[NationId(1)].pool
    assert pool.get("iron", 0) == iron


@rule("C20.3-7")
def test_a_blessing_adds_to_what_a_city_yields_until_it_ends() -> None:
    city = "location 1501 GE city at 124 size 2\npool GE food:9000 gold:0"
    plain, blessed = play(mage("wait 1", city)), play(mage("blessing 1501", city))
    men = [one.world.nations[NationId(1)].pool["men"] for one in (plain, blessed)]
    assert men == [80, 120]
    play(mage("blessing 1501", city, "turns 3")).expect("1.3: blessing off 1501")


def test_the_owner_of_a_blighted_hex_knows_of_it_and_not_by_whom() -> None:
    events = section(reported(YIELD.format("blight 122"), "GE"), "EVENTS")
    assert "Blight is laid on 122." in events
    assert "4101" not in events


@rule("C20.3-8")
@pytest.mark.parametrize(
    ("spell", "where", "morale"),
    [("darknight 124", "at 124", -30), ("darknight 124", "at 1501", -30),
     ("darknight 124", "at 122", 0), ("holylight 124", "at 124", 0)],
)  # fmt: skip
def test_spells_move_the_morale_of_all_in_a_hex(spell: str, where: str, morale: int) -> None:
    world = play(mage(
        f"wait 14; {spell}", "policy RW GE enemy", "location 1501 - grove at 124",
        f"unit 4001 RW light_infantry {where} tactics defend",
    )).world  # fmt: skip
    assert abs(world.units[UnitId(4001)].morale - 100 * morale) < 150


@rule("C20.3-8")
def test_light_is_for_friends_only() -> None:
    ours = "unit 3102 GE light_infantry at 124\nunit 5001 RW light_infantry at 124"
    world = play(mage("wait 14; holylight 124", ours)).world
    assert world.units[UnitId(3102)].morale > 1500
    assert world.units[UnitId(5001)].morale == 0


@rule("C20.3-9")
def test_walls_crumble() -> None:
    walls = "location 1501 RW castle at 124 walls 2 9 damage {}"
    play(mage("crumble 1501 2", walls.format(1))).expect(
        "2: 1501 crumbles: castle size 0 walls 2/9 damage 7"
    )
    play(mage("crumble 1501 5", walls.format(20))).expect(
        "2: 1501 crumbles: castle size 0 walls 2/9 damage 27"
    )
    play(mage("crumble 1501", "location 1501 RW city at 124 size 2")).expect(
        "2: 3101 crumble failed (C16.3-10)"
    )
    play(mage("crumble 1501", walls.format(1).replace("124", "126"))).expect(
        "1: 3101 dropped crumble 1501 (C18-20)"
    )


def test_wings_carry_a_whole_force_and_then_let_it_fall() -> None:
    led = "unit 3102 GE captain in 3101"
    play(mage("wings; move o123 o124 124", led)).expect("""
        1: wings on 3101
        1: wings on 3102
        3: 3101 moved 123 -> o123
        5: 3101 moved o123 -> o124
        7: 3101 moved o124 -> 124
    """)
    play(mage("wings; move o123", led)).expect("14: 3101 gone: fell")
    play(mage("move o123", led)).expect("1: 3101 dropped move o123 (C11.2-1)")


def test_spells_end_with_whom_they_lay_on() -> None:
    played = play("unit 3102 GE captain at o123\nspell haste GE on 3102")
    played.expect("1: 3102 gone: fell").expect("1: haste off 3102")


@rule("C11.7.1-2")
def test_the_hasted_hurry_and_block_twice() -> None:
    friend = "unit 3102 GE light_infantry 50 at 123\norders 3102: move 124"
    play(mage("wait 1", friend)).expect("6: 3102 moved 123 -> 124")
    play(mage("wait 1", friend, "spell haste GE on 3102")).expect("3: 3102 moved 123 -> 124")
    world = Scene("unit 3102 GE light_infantry 50 at 123\nspell haste GE on 3102").world
    assert blocking_size(world, world.units[UnitId(3102)]) == 100


@rule("C15.3.1-5")
def test_magic_heals_faster_than_time() -> None:
    hurt = "unit 3102 GE veteran at 123 wounded 1 3\nunit 4001 RW veteran at 123 wounded 1 3"
    healed = play(mage("mend 4", hurt)).expect("1: 3102 recovered").expect("not 1: 4001 recovered")
    assert healed.world.units[UnitId(3102)].health[0][0] >= 7


def spell(**fields: object) -> list[str]:
    one = Spell(id="test", name="Test", **fields)  # type: ignore[arg-type]
    known = rules()
    tables = {"spell": {"test": one}, "unit": {}, "resource": known.resources,
              "terrain": known.terrains}  # fmt: skip
    return [flaw.text for flaw in flaws_of_magic(tables)]


def test_a_spell_that_makes_no_sense_is_a_flaw_of_its_pack() -> None:
    assert spell() == ["it does nothing"]
    assert spell(heartens=HeartRow(points=3))
    assert spell(reveals=True, cost={"luck": 3}) == ["there is no resource `luck`"]
    assert not spell(reveals=True)
