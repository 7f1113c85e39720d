"""M10.1 to M10.3, M10.7 and M10.8 by the Veteran rules: answers, morale, armour, walls."""

import pytest

from tests.games.multiverse.scenes import play, refused
from tests.games.multiverse.scenes.dice import GivenDice
from tests.games.multiverse.scenes.odds import dice, factor, order, strike
from tests.games.multiverse.scenes.reading import SEATS, read_scene
from tests.rule import rule
from warhost.games.multiverse.combat.strength import Factor
from warhost.games.multiverse.events.agenda import TaskBegun
from warhost.games.multiverse.events.combat import AttackAnnounced
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Turn

RED, BLUE = SEATS
VETERAN = "ruleset veteran"
MELEE = f"{VETERAN}\nred/1 pikeman at A10\nblue/1 horseman at A11"
ATTACK = "red/1 A11"


def morale(scene: str, striker: str = "red/1") -> int:
    """Dice that morale gives or takes."""
    found = factor(scene, ATTACK, "M10.7-3", striker)
    return found.amount if found else 0


def amount(found: Factor | None) -> int:
    return found.amount if found else 0


@rule("M10.7-1", "M10.7-5")
def test_two_against_and_one_for_change_nothing() -> None:
    scene = f"{MELEE}\nblue/2 horseman at A12\nblue/3 bowman at A7\nred/2 scout at A6"
    assert morale(scene) == 0
    assert morale(f"{scene}\nblue/4 scout at A16") == -1


@rule("M10.7-3", "M10.7-4")
@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_full_two_of_morale_are_a_die(number: int, gained: int) -> None:
    hexes = ("A6", "A7", "A15", "A16")[:number]
    friends = [f"red/{n} scout at {hex_}" for n, hex_ in enumerate(hexes, 2)]
    foes = [f"blue/{n} scout at {hex_}" for n, hex_ in enumerate(hexes, 2)]
    assert morale("\n".join([MELEE, *friends])) == gained
    assert morale("\n".join([MELEE, *foes])) == -gained


@rule("M10.7-2")
def test_the_fighters_do_not_count() -> None:
    scene = f"{MELEE}\nred/2 scout at A6"
    assert (morale(scene), morale(scene, "blue/1")) == (0, 0)


@rule("M10.7-6")
def test_who_is_not_beside_the_battlefield_gives_nothing() -> None:
    scene = f"{MELEE}\nblue/2 scout at A12"
    assert morale(f"{scene}\nblue/3 bowman at A3", "blue/1") == 0
    assert morale(f"{scene}\nblue/3 bowman at A7", "blue/1") == 1


@rule("M10.7-7", "M10.7-8")
def test_shooters_win_nothing_by_morale_and_lose_by_it_only_in_melee() -> None:
    near = "red/2 scout at A7\nred/3 scout at A15\nblue/1 bowman at A11"
    shot = f"{VETERAN}\nblue/2 scout at A12\nblue/3 scout at A16\nblue/4 scout at A15\n"
    assert morale(f"{VETERAN}\nred/1 bowman at A10\n{near}") == 0
    assert morale(f"{shot}red/1 bowman at A10\nblue/1 bowman at A11") == 0
    assert morale(f"{VETERAN}\nred/1 pikeman at A10\n{near}", "blue/1") == -1


@rule("M10.7-9")
def test_siege_weapons_neither_give_nor_take_morale() -> None:
    scene = (
        f"{VETERAN}\nred/1 {{}} at A10\nblue/1 pikeman at A11\nred/2 {{}} at A6\nred/3 scout at A7"
    )
    assert morale(scene.format("pikeman", "ballista")) == 0
    assert morale(scene.format("pikeman", "swordsman")) == 1
    assert (
        morale(
            f"{VETERAN}\nred/1 ballista at A10, set up\nblue/1 pikeman at A11\nblue/2 scout"
            " at A12\nblue/3 scout at A7"
        )
        == 0
    )


@rule("M10.7-10")
@pytest.mark.parametrize(("kind", "gained"), [("builder", 0), ("decoy", 0), ("scout", 1)])
def test_builders_and_decoys_count_for_nothing(kind: str, gained: int) -> None:
    assert morale(f"{MELEE}\nred/2 scout at A6\nred/3 {kind} at A15") == gained


@rule("M10.8-2", "M10.8-7")
def test_heavy_armour_takes_a_die_from_melee_strikes_only() -> None:
    scene = f"{VETERAN}\nred/1 {{}} at A10\nblue/1 {{}} at A11"
    less = factor(scene.format("horseman", "swordsman"), ATTACK, "M10.8-2")
    assert amount(less) == -1
    assert factor(scene.format("bowman", "swordsman"), ATTACK, "M10.8-2") is None
    assert factor(scene.format("horseman", "pikeman"), ATTACK, "M10.8-2") is None


@rule("M10.8-3")
def test_agility_takes_a_die_from_shots_only() -> None:
    scene = f"{VETERAN}\nred/1 {{}} at A10\nblue/1 skirmisher at A11"
    less = factor(scene.format("bowman"), ATTACK, "M10.8-3")
    assert amount(less) == -1
    assert factor(scene.format("horseman"), ATTACK, "M10.8-3") is None


@rule("M10.1-1", "M10.1-2", "M10.1-3")
@pytest.mark.parametrize(("kind", "word"), [("horseman", "attack"), ("bowman", "shoot")])
def test_the_battlefield_is_the_hex_of_who_is_attacked(kind: str, word: str) -> None:
    scene = f"{VETERAN}\nred/1 {kind} at A10\nblue/1 builder at A11\nblue/2 scout at A12"
    played = play(scene, f"{word} red/1 A11", dice=[1, 1, 1] + [1] * (kind == "horseman"))
    announced = next(event for event in played.events if isinstance(event, AttackAnnounced))
    assert announced.battlefield == played.world.table.board.named("A11")
    begun = [event.task for event in played.events if isinstance(event, TaskBegun)]
    assert isinstance(begun[-1], Combat)


@rule("M10.2-6")
@pytest.mark.parametrize("pair", [("horseman", "swordsman"), ("swordsman", "horseman")])
def test_horses_and_swords_do_not_counter_each_other(pair: tuple[str, str]) -> None:
    scene = f"{VETERAN}\nred/1 {pair[0]} at A10\nblue/1 {pair[1]} at A11"
    assert order(scene, ATTACK) == ["red/1", "blue/1"]


@rule("M10.2-6", "M10.3-4")
@pytest.mark.parametrize("attacker", ["horseman", "swordsman", "scout"])
def test_siege_weapons_strike_back_at_nobody_who_comes(attacker: str) -> None:
    scene = f"{VETERAN}\nred/1 {attacker} at A10\nblue/1 ballista at A11"
    assert order(scene, ATTACK) == ["red/1"]


@rule("M10.3-4")
def test_siege_weapons_answer_siege_weapons() -> None:
    scene = f"{VETERAN}\nred/1 ballista at A8, set up\nblue/1 ballista at A11\nblue/2 scout at A9"
    seen = f"{scene}\nred/2 scout at A10"
    assert order(seen, ATTACK) == ["red/1", "blue/1"]


@rule("M10.2-14")
def test_a_rider_that_is_shot_at_counters_nothing() -> None:
    scene = f"{VETERAN}\nred/1 bowman at A10\nblue/1 horseman at A11"
    assert order(scene, ATTACK) == ["red/1"]


@rule("M10.3-9")
def test_an_answer_needs_a_clear_line_and_anybodys_eyes() -> None:
    scene = (
        f"{VETERAN}\nred/1 bowman at A8\nred/2 scout at A14\nland A8 forest\nblue/1 bowman at A10"
    )
    assert order(scene, "red/1 A10") == ["red/1"]
    assert order(f"{scene}\nblue/2 pikeman at A4", "red/1 A10") == ["red/1", "blue/1"]


@rule("M10.3-7", "M7.1-12")
def test_towers_shoot_once_a_turn_in_their_range() -> None:
    scene = f"{VETERAN}\nred guard-towers at A8\nblue/1 pikeman at A10\nblue/2 pikeman at A11"
    assert refused(scene, "fire A8 A11") == "M10.3-7"
    played = play(scene, "fire A8 A10", dice=[5, 1, 1, 1])
    assert played.unit("blue/1").wounds == 1
    assert played.world.table.players[RED].tracks == {}
    played.expect("The building in A8 shoots.\nGuard Towers red/A8 shoots at A10.")


@rule("M10.3-7")
def test_a_tower_that_has_shot_is_silent_and_nobody_elses_is_fired() -> None:
    scene = f"{VETERAN}\nred/1 scout at A1\nred {{}} at A8\nblue/1 pikeman at A10"
    twice = play(scene.format("fortress"), "fire A8 A10", dice=[1, 1, 1, 1])
    (tower,) = twice.world.table.buildings.values()
    assert tower.shot_in == 3
    assert refused(scene.format("barracks"), "fire A8 A10") == "M10.3-7"
    begun = "ruleset veteran\nred/1 builder at A8\nred fortress at A8, done in turn 4"
    assert refused(f"{begun}\nblue/1 pikeman at A10", "fire A8 A10") == "M7.1-13"


@rule("M10.3-3", "M10.3-4", "M10.3-7")
def test_siege_weapons_alone_answer_a_tower_and_hit_its_walls() -> None:
    scene = f"{VETERAN}\nred guard-towers at A8\nblue/1 {{}} at A10"
    assert order(scene.format("bowman"), "A8 A10") == ["red/A8"]
    assert order(scene.format("ballista"), "A8 A10") == ["red/A8", "blue/1"]
    played = play(scene.format("ballista"), "fire A8 A10", dice=[1, 1, 1, 1, 5, 1])
    played.expect("The building in A8 takes 2 damage.")


@rule("M7.1-12", "M10.9-5")
def test_towers_shoot_in_novice_wars_from_a_height() -> None:
    scene = "red guard-towers at A8\nblue/1 pikeman at A10"
    assert play(scene, "fire A8 A10").unit("blue/1").wounds == 2


@rule("M7.4-1", "M7.4-2")
@pytest.mark.parametrize(("kind", "hp"), [("fortress", 5), ("barracks", 3), ("guard-towers", 3)])
def test_walls_have_their_hit_points(kind: str, hp: int) -> None:
    scene = f"{VETERAN}\nred/1 swordsman at A10\nblue {kind} at A11"
    for wounds, stands in ((hp - 1, False), (hp - 2, True)):
        played = play(f"{scene}, {wounds} wounds", "attack red/1 A11", dice=[1, 3, 3])
        assert bool(played.world.table.buildings) == stands


@rule("M7.4-5", "M7.4-6")
def test_a_damaged_building_repairs_when_the_same_player_acts_next_turn() -> None:
    scene = f"{VETERAN}\nred/1 swordsman at A10\nblue/1 scout at G1\nblue barracks at A11"
    played = play(scene, "attack red/1 A11", dice=[1, 3, 3])
    building = next(iter(played.world.table.buildings.values()))
    assert (building.wounds, building.hurt_in, building.hurt_by) == (1, 3, "red")
    repairs = played.world.table.rules.ruleset.repairs
    asked = [(turn, seat) for turn in (3, 4) for seat in SEATS]
    found = []
    for turn, seat in asked:
        played.world.table.turn = Turn(turn, SEATS, seat)
        found.append(repairs(played.world.table, building, seat))
    assert found == [False, False, True, False]


@rule("M7.4-4", "M7.4-9")
def test_a_fortress_repairs_one_at_every_action_phase_of_its_owner() -> None:
    scene = f"{VETERAN}\nturn 3 blue\nblue/1 scout at G1\nred fortress at A5, 2 wounds"
    scene += "\nred settlement at A1\nred/1 scout at A10, 1 AP"
    played = play(scene, "finish", "build", "build", on=True)
    assert [line for line in played.told if "repairs" in line] == ["The building in A5 repairs 1."]


@rule("M10.9-10", "M7.5-5")
def test_siege_weapons_hit_walls_twice_as_hard_by_dice_too() -> None:
    scene = f"{VETERAN}\nred/1 ballista at A8, set up\nblue fortress at A11"
    assert dict(strike(scene, ATTACK).prospect.damage).keys() == {0, 2, 4}


@rule("M8.1-5")
def test_a_shot_never_hits_a_builder_that_is_guarded() -> None:
    scene = f"{VETERAN}\nred/1 bowman at A8\nblue/1 builder at A10\nblue/2 pikeman at A10"
    played = play(scene, "shoot red/1 A10", dice=[5, 1, 1, 1])
    assert (played.unit("blue/2").wounds, played.unit("blue/1").wounds) == (1, 0)


@rule("M8.3-3", "M8.3-4")
def test_two_hits_from_its_end_bring_a_bridge_down() -> None:
    scene = "land A10 water\nroad A10 1 4\nred/1 swordsman at A9\nred/2 pikeman at A11"
    played = play(scene, "demolish red/1 A10", "demolish red/2 A10")
    played.expect("""
        Heavy Swordsman red/1 hits the bridge in A10.
        Pikeman red/2 hits the bridge in A10.
        The bridge in A10 falls.
    """)
    assert refused(f"{scene}\nred/3 pikeman at A5", "demolish red/3 A10") == "M8.3-4"


@rule("M8.3-6", "M8.3-3")
@pytest.mark.parametrize(
    ("unit", "clause"),
    [("bowman at A9", "M8.3-6"), ("ballista at A8, set up", ""), ("ballista at A8", "M4.4-7")],
)
def test_arrows_do_not_harm_bridges_and_engines_do(unit: str, clause: str) -> None:
    scene = f"land A10 water\nroad A10 1 4\nred/1 {unit}"
    if clause:
        assert refused(scene, "demolish red/1 A10") == clause
    else:
        assert play(scene, "demolish red/1 A10").unit("red/1").done


@rule("M2.5-1", "M2.5-2")
def test_who_rolls_most_of_one_icon_begins_and_ties_roll_again() -> None:
    world = read_scene(VETERAN)
    tie, red, blue = [1, 2, 3, 3, 3, 3], [3, 4, 5, 6, 3, 3], [1, 3, 3, 3, 3, 3]
    given = GivenDice([*tie, *tie, *red, *blue])
    (found,) = world.table.rules.ruleset.first_player(world, given)
    assert found.order == ("blue", "red")
    assert not given.left


@rule("M10.3-2")
def test_the_dice_of_an_answer_are_those_of_defence() -> None:
    scene = f"{VETERAN}\nred/1 bowman at A8\nblue/1 bowman at A10"
    assert (dice(scene, "red/1 A10"), dice(scene, "red/1 A10", "blue/1")) == (4, 3)
