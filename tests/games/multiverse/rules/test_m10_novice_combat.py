"""M10 Combat in the Novice ruleset: initiative, answers, fixed damage, flanking."""

import pytest

from tests.games.multiverse.scenes import Played, play, refused
from tests.rule import rule


def fight(attacker: str, defender: str, land: str = "grassland", more: str = "") -> Played:
    """red/1 in A10 attacks blue/1 in A11."""
    units = f"red/1 {placed(attacker, 'A10')}\nblue/1 {placed(defender, 'A11')}"
    scene = f"{units}\nland A11 {land}\n{more}"
    return play(scene, "attack red/1 A11")


def shot(attacker: str, defender: str, land: str = "", dice: tuple[int, ...] = ()) -> Played:
    """red/1 in A8 shoots at blue/1 in A10."""
    scene = f"red/1 {placed(attacker, 'A8')}\nblue/1 {placed(defender, 'A10')}\n{land}"
    return play(scene, "shoot red/1 A10", dice=dice)


def placed(unit: str, hex_: str) -> str:
    """`bowman at A10, 2 wounds` from `bowman, 2 wounds`."""
    kind, comma, marks = unit.partition(",")
    return f"{kind} at {hex_}{comma}{marks}"


def first_striker(played: Played) -> str:
    """Who strikes first, by the words for it."""
    line = next(line for line in played.told if " strikes " in line)
    return line.split(" strikes ", maxsplit=1)[0]


@rule("M10.2-1", "M10.2-12")
def test_without_a_counter_the_attacker_strikes_first() -> None:
    assert first_striker(fight("horseman", "swordsman")) == "Horseman red/1"


@rule("M10.2-5", "M10.2-11")
def test_anti_cavalry_strikes_an_attacking_horseman_first() -> None:
    assert first_striker(fight("horseman", "pikeman")) == "Pikeman blue/1"


@rule("M10.2-4", "M10.2-10")
def test_a_swordsman_strikes_an_attacking_pikeman_first() -> None:
    assert first_striker(fight("pikeman", "swordsman")) == "Heavy Swordsman blue/1"


@rule("M10.2-3", "M10.2-8")
@pytest.mark.parametrize("attacker", ["swordsman", "pikeman"])
def test_an_archer_shoots_attacking_melee_infantry_first(attacker: str) -> None:
    assert first_striker(fight(attacker, "bowman")) == "Archer blue/1"


@rule("M10.2-2", "M10.2-9")
def test_a_horseman_strikes_a_ranged_unit_first() -> None:
    assert first_striker(fight("horseman", "bowman")) == "Horseman red/1"


@rule("M10.9-3", "M10.8-4", "M10.9-8")
def test_a_horseman_and_a_swordsman_exchange_one_and_two() -> None:
    played = fight("horseman", "swordsman")
    assert (played.unit("blue/1").wounds, played.unit("red/1").wounds) == (1, 2)


@rule("M10.8-8")
def test_heavy_armour_is_no_help_against_a_ranged_unit() -> None:
    played = fight("swordsman", "bowman")
    assert played.unit("red/1").wounds == 1


@rule("M10.9-4", "M10.9-5", "M10.9-9")
@pytest.mark.parametrize(("land", "damage"), [("", 1), ("land A8 hills", 2)])
def test_an_archer_deals_one_and_two_from_a_hill(land: str, damage: int) -> None:
    assert shot("bowman", "pikeman", land).unit("blue/1").wounds == damage


@rule("M10.9-5", "M7.5-6")
def test_an_archer_in_a_building_deals_two() -> None:
    assert shot("bowman", "pikeman", "red barracks at A8").unit("blue/1").wounds == 2


@rule("M10.9-6", "M10.9-9")
def test_into_a_forest_an_archer_deals_one_even_from_a_hill() -> None:
    land = "land A8 hills A10 forest\nred/2 pikeman at A5"
    assert shot("bowman", "pikeman", land).unit("blue/1").wounds == 1


@rule("M10.8-5")
@pytest.mark.parametrize(("face", "wounds"), [(5, 1), (6, 0)])
def test_an_agile_unit_is_hit_by_five_or_less(face: int, wounds: int) -> None:
    played = shot("bowman", "skirmisher", "land A8 forest", dice=(face,))
    assert played.unit("blue/1").wounds == wounds


@rule("M10.3-1", "M10.1-4")
def test_a_defender_that_survives_strikes_back_once() -> None:
    played = fight("pikeman", "horseman")
    assert len([line for line in played.told if " strikes " in line]) == 2


@rule("M10.1-5")
def test_a_slain_unit_strikes_no_more() -> None:
    played = fight("horseman", "bowman, 2 wounds")
    played.expect("Archer blue/1 is slain.")
    assert played.unit("red/1").wounds == 0


@rule("M10.3-2", "M10.3-8")
def test_an_archer_answers_an_archer_it_sees() -> None:
    assert shot("bowman", "bowman").unit("red/1").wounds == 1


@rule("M10.3-6")
@pytest.mark.parametrize("defender", ["pikeman", "swordsman", "horseman"])
def test_melee_units_never_answer_a_shot(defender: str) -> None:
    assert shot("bowman", defender).unit("red/1").wounds == 0


@rule("M10.3-5")
def test_a_shooter_that_the_defenders_do_not_know_gets_no_answer() -> None:
    played = shot("bowman", "bowman", "land A8 forest")
    played.expect("Archer red/1 shoots at A10.")
    assert played.unit("red/1").wounds == 0


@rule("M10.3-3", "M10.3-8", "M4.4-7")
def test_siege_weapons_set_up_and_get_no_answer_from_archers() -> None:
    scene = "red/1 ballista at A8\nred/2 pikeman at A13\nblue/1 bowman at A10"
    assert refused(scene, "shoot red/1 A10") == "M4.4-7"
    played = play(scene, "setup red/1", "shoot red/1 A10")
    assert (played.unit("red/1").wounds, played.unit("red/1").ap) == (0, 1)


@rule("M4.4-7", "M4.4-9")
def test_moving_undoes_the_set_up() -> None:
    played = play("red/1 ballista at A8, set up", "move red/1 A9")
    assert not played.unit("red/1").set_up


@rule("M4.4-6", "M4.4-8")
@pytest.mark.parametrize(("hex_", "clause"), [("A10", ""), ("A11", "M4.4-8")])
def test_archers_shoot_two_hexes_far(hex_: str, clause: str) -> None:
    scene = f"red/1 bowman at A8\nred/2 pikeman at A15\nblue/1 pikeman at {hex_}"
    if clause:
        assert refused(scene, f"shoot red/1 {hex_}") == clause
    else:
        assert play(scene, f"shoot red/1 {hex_}").unit("red/1").ap == 2


@rule("M4.4-2")
@pytest.mark.parametrize(("points", "land"), [(0, "grassland"), (1, "forest")])
def test_an_attack_needs_points_enough_to_enter(points: int, land: str) -> None:
    scene = f"red/1 pikeman at A10, {points} AP\nblue/1 pikeman at A11\nland A11 {land}"
    assert refused(scene, "attack red/1 A11") == "M4.4-2"


@rule("M4.4-3")
def test_the_attacker_enters_a_hex_only_when_it_is_empty() -> None:
    assert fight("horseman", "bowman").where("red/1") == "A10"
    assert fight("horseman", "bowman, 2 wounds").where("red/1") == "A11"


@rule("M4.2-4")
def test_after_an_attack_the_unit_is_done() -> None:
    assert fight("horseman", "swordsman").unit("red/1").done


@rule("M6.1-7")
def test_an_attacker_shows_itself() -> None:
    scene = "red/1 horseman at A10\nblue/1 swordsman at A11\nland A10 forest"
    play(scene, "attack red/1 A11").expect("Horseman red/1 attacks A11.")


@rule("M8.1-1", "M8.1-2", "M10.9-2")
def test_a_builder_alone_dies_of_any_strike_and_does_not_answer() -> None:
    played = fight("swordsman", "builder")
    played.expect("Builder blue/1 is slain.")
    assert played.unit("red/1").wounds == 0


@rule("M8.1-6", "M8.1-7")
def test_a_builder_dies_with_its_guard_in_melee() -> None:
    played = fight("horseman", "bowman, 2 wounds", more="blue/2 builder at A11")
    played.expect("Archer blue/1 is slain.\nBuilder blue/2 is slain.")


@rule("M8.1-7")
def test_a_builder_survives_when_its_guard_is_shot() -> None:
    played = shot("bowman", "pikeman, 3 wounds", "blue/2 builder at A10")
    played.expect("Pikeman blue/1 is slain.").never("Builder")


@rule("M10.10-1", "M10.10-3")
@pytest.mark.parametrize(("face", "wounds"), [(5, 2), (6, 0)])
def test_a_flanked_side_hits_with_five_or_less(face: int, wounds: int) -> None:
    scene = "red/1 horseman at A10\nblue/1 bowman at A11\nred/2 scout at A6\nred/3 scout at A15"
    played = play(f"{scene}\nland A11 hills", "attack red/1 A11", dice=[face])
    assert played.unit("red/1").wounds == wounds


@rule("M10.10-2", "M10.10-4", "M10.10-5")
@pytest.mark.parametrize("second", ["", "red/3 builder at A15", "red/3 decoy at A15"])
def test_one_unit_more_builders_and_decoys_flank_nobody(second: str) -> None:
    scene = f"red/1 horseman at A10\nblue/1 swordsman at A11\nred/2 scout at A6\n{second}"
    play(scene, "attack red/1 A11").never("flanked")


@rule("M7.5-1", "M10.9-3")
def test_an_attack_on_a_building_spares_who_is_inside() -> None:
    scene = "red/1 swordsman at A10\nblue/1 pikeman at A11\nblue barracks at A11"
    played = play(scene, "attack red/1 A11").expect("The building in A11 takes 2 damage.")
    assert (played.unit("blue/1").wounds, played.unit("red/1").wounds) == (0, 1)


@rule("M7.5-3")
def test_a_countering_unit_inside_strikes_first() -> None:
    scene = "red/1 horseman at A10\nblue/1 pikeman at A11\nblue barracks at A11"
    assert first_striker(play(scene, "attack red/1 A11")) == "Pikeman blue/1"


@rule("M7.5-2", "M7.4-8", "M18.3-7")
def test_a_building_falls_with_everybody_in_it() -> None:
    scene = "red/1 swordsman at A10\nblue/1 builder at A11\nblue barracks at A11, 1 wound"
    played = play(scene, "attack red/1 A11")
    played.expect("Barracks of blue in A11 is lost.\nBuilder blue/1 is slain.")
    red = played.world.table.players[played.unit("red/1").seat]
    assert (red.tracks, red.destruction_points) == ({"swordsman": 2}, 4)


@rule("M7.5-7")
def test_an_empty_building_does_not_strike_back() -> None:
    played = play("red/1 pikeman at A10\nblue barracks at A11", "attack red/1 A11")
    assert played.unit("red/1").wounds == 0


@rule("M10.9-7")
def test_mounted_units_deal_one_to_buildings() -> None:
    played = play("red/1 horseman at A10\nblue barracks at A11", "attack red/1 A11")
    played.expect("The building in A11 takes 1 damage.")


@rule("M10.9-10", "M7.5-5")
def test_siege_weapons_deal_double_damage_to_buildings() -> None:
    scene = "red/1 ballista at A8, set up\nblue barracks at A11"
    play(scene, "shoot red/1 A11").expect("The building in A11 takes 2 damage.")


@rule("M11.1-1", "M11.1-2", "M11.1-6")
def test_a_kill_advances_the_track_of_the_killers_type() -> None:
    played = fight("horseman, 3 wounds", "pikeman")
    played.expect("Horseman red/1 is slain.")
    blue = played.world.table.players[played.unit("blue/1").seat]
    assert blue.tracks == {"pikeman": 1}


@rule("M18.1-2")
def test_who_destroys_the_settlement_has_won() -> None:
    scene = "red settlement at A1\nred/1 swordsman at A10\nblue settlement at A11, 2 wounds"
    played = play(f"victories conquest\n{scene}", "attack red/1 A11")
    assert played.world.table.verdict is not None
    assert played.world.table.verdict.winners == ("red",)
