"""M13.3, M13.5: what heroes can do beside fighting."""

import pytest
from msgspec.structs import replace

from tests.games.multiverse.scenes import play, refused
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.story import Frost
from warhost.games.multiverse.world import UnitId
from warhost.kernel.asks import Choices, Seat

HERO = "hero red ysolt 3 3 ice-bolt\nred/1 ysolt at A10"
HIT, MISS = 5, 1
"""Faces of a combat die with and without the ranged icon."""


def level(number: int, *spells: str) -> str:
    return f"hero red ysolt 5 3 level {number} {' '.join(spells)}\nred/1 ysolt at A10"


@rule("M13.5-5", "M13.5-3")
def test_an_ice_bolt_does_one_damage_and_gives_frostbite() -> None:
    played = play(f"{HERO}\nblue/1 pikeman at A12", "cast red/1 ice-bolt A12")
    pikeman = played.unit("blue/1")
    assert (pikeman.wounds, ap_of(played.world.table, pikeman)) == (1, 1)
    played.expect("Pikeman blue/1 is frostbitten.")


@rule("M13.5-3", "M13.5-4")
@pytest.mark.parametrize(("kind", "points"), [("pikeman", 1), ("horseman", 2), ("decoy", 1)])
def test_frostbite_halves_the_points_of_the_next_action_phase(kind: str, points: int) -> None:
    scene = f"{HERO}\nred/2 bowman at A1\nblue/1 {kind} at G1"
    world = read_scene(scene)
    unit = world.table.units[UnitId("blue/1")]
    assert ap_of(world.table, replace(unit, frost=Frost())) == points


@rule("M13.5-3")
def test_frostbite_lasts_one_turn() -> None:
    scene = f"{HERO}\nblue/1 pikeman at A12"
    played = play(scene, "cast red/1 ice-bolt A12", "finish", on=True)
    assert played.unit("blue/1").ap == 1
    over = play(scene, "cast red/1 ice-bolt A12", "finish", "finish", on=True)
    assert over.unit("blue/1").frost is None


@rule("M13.5-2")
def test_who_is_frostbitten_takes_one_more_and_sees_one_hex() -> None:
    scene = f"{HERO}\nred/2 bowman at A7\nblue/1 pikeman at A12\nred/3 swordsman at B13\nopen B"
    played = play(scene, "cast red/1 ice-bolt A12", "shoot red/2 A12")
    assert played.unit("blue/1").wounds == 3
    near = "hero red ysolt 3 3 ice-bolt\nred/1 ysolt at A10\nblue/1 pikeman at A11"
    assert play(f"{near}\nred/2 bowman at A9", "cast red/1 ice-bolt A11").unit("red/1").face_up
    far = play(f"{HERO}\nblue/1 pikeman at A12", "cast red/1 ice-bolt A12")
    assert not far.unit("red/1").face_up


@rule("M13.3-2")
def test_each_ability_once_a_turn() -> None:
    scene = f"{HERO}\nblue/1 pikeman at A12"
    world = play(scene, "cast red/1 ice-bolt A12").world
    ask = GAME.asks(world)[0]
    again = GAME.words.parse("cast red/1 ice-bolt A12", GAME.view(world, Seat("red")), ask)
    assert GAME.check(GAME.view(world, Seat("red")), ask, again)[0].clause == "M13.3-2"


@rule("M13.3-2")
def test_an_ability_may_be_used_again_next_turn() -> None:
    scene = f"{HERO}\nblue/1 pikeman at A12\nturn 3 blue"
    used = read_scene(scene)
    played = play(scene, "finish", on=True)
    assert played.world.table.heroes["ysolt"].used == used.table.heroes["ysolt"].used == ()


@rule("M13.3-9")
def test_an_ability_does_not_end_the_activation_and_an_attack_does() -> None:
    scene = f"{HERO}\nblue/1 pikeman at A12"
    played = play(scene, "cast red/1 ice-bolt A12", "move red/1 A9")
    assert played.where("red/1") == "A9"
    assert play(f"{scene}\nred/2 bowman at A1", "shoot red/1 A12").unit("red/1").done


@rule("M13.3-4", "M1.2-6")
def test_abilities_are_free_in_the_novice_ruleset() -> None:
    scene = "hero red ysolt 3 3 ice-bolt\nred/1 ysolt at A10, 0 AP\nblue/1 pikeman at A12"
    assert play(scene, "cast red/1 ice-bolt A12").unit("red/1").ap == 0


@rule("M13.3-3")
def test_abilities_cost_a_point_in_the_veteran_ruleset() -> None:
    scene = f"ruleset veteran\n{HERO}\nblue/1 knight at A12"
    played = play(scene, "cast red/1 ice-bolt A12", dice=[MISS, MISS, MISS])
    assert played.unit("red/1").ap == 2
    broke = scene.replace("ysolt at A10", "ysolt at A10, 0 AP")
    assert refused(broke, "cast red/1 ice-bolt A12") == "M13.3-3"


@rule("M13.3-6", "M13.5-10", "M10.4-10")
@pytest.mark.parametrize(("faces", "wounds"), [([HIT, 1, 1], 1), ([1, 1, 1], 0), ([6, 6, 1], 2)])
def test_a_spell_rolls_exactly_its_dice_whatever_the_ground(faces: list[int], wounds: int) -> None:
    scene = f"ruleset veteran\n{HERO}\nland A12 mountain A10 hills\nblue/1 knight at A12"
    played = play(scene, "cast red/1 ice-bolt A12", dice=faces)
    assert played.unit("blue/1").wounds == wounds
    assert (played.unit("blue/1").frost is not None) == (wounds > 0)


@rule("M13.3-5")
def test_a_damaging_spell_is_answered_within_the_usual_limits() -> None:
    scene = f"ruleset veteran\n{HERO}\nblue/1 bowman at A12\nblue/2 pikeman at A9"
    played = play(scene, "cast red/1 ice-bolt A12", dice=[HIT, 1, 1, 1, 1, 1])
    assert [line for line in played.told if line.startswith("Archer blue/1")]
    scene = f"ruleset veteran\n{HERO}\nblue/1 knight at A12"
    play(scene, "cast red/1 ice-bolt A12", dice=[HIT, 1, 1]).never("Knight blue/1 rolls")


@rule("M13.3-5")
def test_nobody_answers_what_says_so() -> None:
    scene = (
        "ruleset veteran\nhero red mirel 3 3 thrown-axe\nred/1 mirel at A10\nblue/1 bowman at A12"
    )
    play(scene, "cast red/1 thrown-axe A12", dice=[HIT, 1, 1])


@rule("M13.3-6")
def test_a_spell_without_dice_strikes_with_the_usual_strength() -> None:
    scene = "hero red harran 4 4 level 4 whirl\nred/1 harran at A10\nblue/1 bowman at A11"
    played = play(scene, "cast red/1 whirl A7 A11 A12")
    assert played.unit("blue/1").wounds == 2


@rule("M13.5-5")
def test_an_ice_bolt_hits_two_from_level_four() -> None:
    two = "blue/1 pikeman at A12\nblue/2 pikeman at A8"
    assert refused(f"{HERO}\n{two}", "cast red/1 ice-bolt A8 A12") == "M13.5-10"
    played = play(f"{level(4, 'ice-bolt')}\n{two}", "cast red/1 ice-bolt A12 A8")
    assert [played.unit(name).wounds for name in ("blue/1", "blue/2")] == [1, 1]


@rule("M13.5-6")
def test_a_friend_within_three_hexes_is_teleported_beside_the_hero() -> None:
    scene = f"{level(1, 'teleport')}\nred/2 pikeman at B1\nopen B"
    scene = scene.replace("B1\n", "A1\n")
    played = play(scene, "cast red/1 teleport A1 A11")
    assert played.where("red/2") == "A11"
    assert refused(scene, "cast red/1 teleport A1 A12") == "M13.5-10"
    taken = f"{scene}\nblue/1 pikeman at A11"
    assert refused(taken, "cast red/1 teleport A1 A11") == "M13.5-10"


@rule("M13.5-6")
def test_two_friends_from_level_five() -> None:
    friends = "red/2 pikeman at A1\nred/3 bowman at A3"
    scene = f"{level(5, 'teleport')}\n{friends}"
    played = play(scene, "cast red/1 teleport A1 A11", "cast red/1 teleport A3 A9")
    assert (played.where("red/2"), played.where("red/3")) == ("A11", "A9")
    once = play(f"{level(4, 'teleport')}\n{friends}", "cast red/1 teleport A1 A11").world
    offered = GAME.options(GAME.view(once, Seat("red")), GAME.asks(once)[0])
    assert isinstance(offered, Choices)
    assert not [order for order in offered.orders if type(order).__name__ == "Cast"]


@rule("M13.5-7")
def test_ice_shards_hit_every_enemy_in_three_hexes_that_touch() -> None:
    enemies = "blue/1 pikeman at A11\nblue/2 bowman at A12\nred/2 bowman at A7"
    played = play(f"{level(3, 'ice-shards')}\n{enemies}", "cast red/1 ice-shards A7 A11 A12")
    wounds = [played.unit(name).wounds for name in ("blue/1", "blue/2", "red/2")]
    assert wounds == [1, 1, 0]
    assert refused(f"{level(3, 'ice-shards')}\n{enemies}", "cast red/1 ice-shards A6 A9 A11")


@rule("M13.5-8", "M19.1-14")
def test_a_frost_wave_rolls_for_each_neighbour_friends_included() -> None:
    scene = f"{level(4, 'frost-wave')}\nblue/1 pikeman at A11\nred/2 bowman at A9"
    played = play(scene, "cast red/1 frost-wave", dice=[6, 5])
    frozen = {name: played.unit(name).frost is not None for name in ("red/2", "blue/1")}
    assert frozen == {"red/2": True, "blue/1": False}
    assert played.unit("red/2").done
    assert not played.unit("red/2").wounds


@rule("M13.5-9", "M13.5-8")
def test_who_is_frozen_can_do_nothing_for_a_turn_and_does_not_answer() -> None:
    wave = f"{level(4, 'frost-wave')}\nblue/1 pikeman at A11\nred/2 swordsman at A12"
    orders = ("cast red/1 frost-wave", "attack red/2 A11")
    assert play(wave, *orders, dice=[1]).unit("red/2").wounds == 0
    assert play(wave, *orders, dice=[6]).unit("red/2").wounds > 0
    played = play(f"{wave}\nblue/2 bowman at G1", *orders, "finish", dice=[1], on=True)
    assert played.unit("blue/1").done
    assert played.unit("blue/1").ap == 0


@rule("M13.5-9")
def test_freeze_tokens_are_seen_by_all_and_tell_nothing_else() -> None:
    scene = f"{HERO}\nblue/1 pikeman at A12"
    played = play(scene, "cast red/1 ice-bolt A12", "move red/1 A9")
    back = GAME.view(played.world, Seat("red")).table.units[UnitId("blue/1")]
    assert back.frost is not None


@rule("M13.5-10")
def test_spells_need_range_and_a_clear_line_to_an_enemy() -> None:
    scene = f"{HERO}\nblue/1 pikeman at B8\nopen B\nblue/2 pikeman at A12\nland A11 mountain"
    assert refused(scene, "cast red/1 ice-bolt B8") == "M13.5-10"
    assert refused(scene, "cast red/1 ice-bolt A12") == "M13.5-10"
    assert refused(scene, "cast red/1 ice-bolt A9") == "M13.5-10"


@rule("M13.2-3")
def test_only_picked_abilities_can_be_used() -> None:
    assert refused(f"{HERO}\nred/2 bowman at A1", "cast red/1 teleport A1 A11") == "M13.2-3"
