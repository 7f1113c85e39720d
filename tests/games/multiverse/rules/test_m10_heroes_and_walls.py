"""M7.5 and M10 where heroes, allies and walls meet combat."""

import pytest
from msgspec.structs import replace

from tests.games.multiverse.scenes import build, play, refused
from tests.games.multiverse.scenes.odds import asked_of, factor, order
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.abilities.perks import uses_left
from warhost.games.multiverse.combat.initiative import by_class
from warhost.games.multiverse.world import UnitId

RED = SEATS[0]
HERO = "hero red {} 4 4\nred/1 {} at A10"


@rule("M10.2-7")
def test_a_card_may_say_that_it_counters_more_than_its_class() -> None:
    world = read_scene("ruleset veteran\nred/1 swordsman at A10\nblue/1 horseman at A11")
    one, other = (world.table.units[UnitId(name)] for name in ("red/1", "blue/1"))
    assert not by_class(world.table, one, other)
    kind = world.table.rules.types["swordsman"]
    types = {
        **world.table.rules.types,
        "swordsman": replace(kind, side=replace(kind.side, counters=("cavalry",))),
    }
    world.table.rules = replace(world.table.rules, types=types)
    assert by_class(world.table, one, other)


@rule("M10.7-11")
def test_allies_count_as_own_units_for_morale() -> None:
    scene = "ruleset veteran\nmode teams\nseats red blue green black\nred/1 pikeman at A10"
    scene += "\nblue/1 horseman at A11\nred/2 scout at A6\n{} scout at A15"
    found = [
        factor(scene.format(f"{seat}/2"), "red/1 A11", "M10.7-3") for seat in ("green", "black")
    ]
    assert found[0] is not None
    assert (found[0].amount, found[1]) == (1, None)


@rule("M10.8-1")
def test_every_unit_has_a_body_an_attack_and_known_attributes() -> None:
    bodies = {card.body for card in tables()["unit"].values()}
    assert bodies == {"infantry", "mounted", "siege"}
    for card in tables()["unit"].values():
        assert card.attack in ("melee", "ranged", "none")
        assert {*card.veteran.attributes} <= {"heavy armor", "highly agile"}


@rule("M10.8-6", "M4.4-7")
def test_engines_set_up_before_they_shoot_and_answer_as_they_stand() -> None:
    scene = "ruleset veteran\nred/1 ballista at A8\nred/2 scout at A9\nblue/1 ballista at A10"
    assert refused(scene, "shoot red/1 A10") == "M4.4-7"
    played = play(scene, "setup red/1")
    assert (played.unit("red/1").ap, played.unit("red/1").set_up) == (2, True)
    assert order(scene.replace("A8", "A8, set up"), "red/1 A10") == ["red/1", "blue/1"]


@rule("M10.9-11")
@pytest.mark.parametrize(
    ("hero", "word", "damage"), [("harran", "attack", 2), ("mirel", "shoot", 1)]
)
def test_heroes_strike_like_units_of_their_attack_type(hero: str, word: str, damage: int) -> None:
    scene = f"{HERO.format(hero, hero)}\nblue/1 pikeman at A11"
    assert play(scene, f"{word} red/1 A11").unit("blue/1").wounds == damage


@rule("M10.9-1")
def test_novice_strikes_roll_nothing() -> None:
    played = play("red/1 pikeman at A10\nblue/1 swordsman at A11", "attack red/1 A11")
    played.expect("Pikeman red/1 strikes Heavy Swordsman blue/1: 1 damage.").never("rolls")


@rule("M11.3-8")
def test_hero_abilities_leave_the_uses_of_units_alone() -> None:
    scene = (
        "ruleset veteran\nhero red ysolt 3 3 ice-bolt\nred/1 ysolt at A10\nblue/1 pikeman at A11"
    )
    played = play(scene, "cast red/1 ice-bolt A11", dice=[5, 5, 5])
    assert uses_left(played.world.table, RED) == 2


@rule("M7.5-4")
@pytest.mark.parametrize(
    ("attacker", "inside", "answered"),
    [
        ("swordsman at A10", "pikeman", True),
        ("bowman at A9", "bowman", True),
        ("bowman at A9", "pikeman", False),
    ],
)
def test_who_is_inside_answers_as_usual(attacker: str, inside: str, answered: bool) -> None:
    scene = f"red/1 {attacker}\nblue/1 {inside} at A11\nblue barracks at A11"
    word = "shoot" if "bowman" in attacker else "attack"
    assert bool(play(scene, f"{word} red/1 A11").unit("red/1").wounds) == answered


@rule("M7.5-8")
def test_a_settlement_is_one_building_and_falls_with_all_inside() -> None:
    town = "blue settlement at A11 A16 A19, {} wounds\nblue/1 scout at A16\nblue/2 scout at A19"
    scene = f"red/1 swordsman at A10\n{town}"
    assert play(scene.format(1), "attack red/1 A11").where("blue/1") == "A16"
    played = play(scene.format(2), "attack red/1 A11")
    assert (played.where("blue/1"), played.where("blue/2")) == ("", "")


@rule("M7.4-10")
def test_an_upgrade_leaves_the_damage() -> None:
    scene = "ruleset veteran\nbuild 3\ngold red 20\nred/1 builder at A10\n"
    scene += "red barracks at A10, 2 wounds"
    played = build(scene, red="upgrade A10")
    (building,) = played.world.table.buildings.values()
    assert (building.tier, building.wounds) == (2, 2)


@rule("M11.4-10")
def test_nobody_intercepts_a_rider_that_goes_for_walls() -> None:
    scene = "ruleset veteran\ntrack blue pikeman 2\nred/1 horseman at A10\nblue/1 scout at A11"
    world = read_scene(f"{scene}\nblue/2 pikeman at A12\nblue barracks at A11")
    found = asked_of(world, "red/1 A11", RED)
    assert found is not None
    assert [strike.striker for strike in found.forecast.strikes] == ["red/1", "blue/1"]
