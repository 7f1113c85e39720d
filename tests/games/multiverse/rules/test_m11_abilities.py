"""M11 Battle tracks, ranks, abilities."""

import pytest
from msgspec.structs import replace

from tests.games.multiverse.scenes import play, refused
from tests.games.multiverse.scenes.odds import dice, fate, order, strike
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.abilities.perks import ability_of, ap_of, hp_of, most_uses, uses_left
from warhost.games.multiverse.events.abilities import Faced
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.world import UnitId, World

RED, BLUE = SEATS
VETERAN = "ruleset veteran"
CHARGE = f"{VETERAN}\ntrack red knight 2\nblue/1 scout at A12\nred/1 knight at"
CLEAVE = f"{VETERAN}\ntrack red berzerker 2\nred/1 berzerker at A10\nblue/1 scout at A11"


def learnt(world: World, name: str) -> str:
    ability = ability_of(world.table, world.table.units[UnitId(name)])
    return ability.id if ability else ""


@rule("M11.1-3", "M11.1-4")
@pytest.mark.parametrize(("advances", "ability"), [(1, ""), (2, "charge"), (3, "charge")])
def test_two_advances_unlock_the_ability_for_all_units_of_the_type(
    advances: int, ability: str
) -> None:
    world = read_scene(
        f"{VETERAN}\ntrack red knight {advances}\nred/1 knight at A1\nred/2 knight at A2"
    )
    assert (learnt(world, "red/1"), learnt(world, "red/2")) == (ability, ability)


@rule("M11.1-3")
def test_a_track_is_of_one_seat_and_one_type() -> None:
    scene = f"{VETERAN}\ntrack red knight 2\nred/1 horseman at A1\nblue/1 knight at A19"
    world = read_scene(scene)
    assert (learnt(world, "red/1"), learnt(world, "blue/1")) == ("", "")


@rule("M11.1-7")
def test_an_unmasked_decoy_is_no_kill_and_a_builder_is_one() -> None:
    unmasked = play("red/1 scout at A8\nblue/1 decoy at A11", "move red/1 A9")
    assert unmasked.where("blue/1") == ""
    assert unmasked.world.table.players[RED].tracks == {}
    slain = play("red/1 pikeman at A10\nblue/1 builder at A11", "attack red/1 A11")
    assert slain.world.table.players[RED].tracks == {"pikeman": 1}


@rule("M11.2-1", "M11.2-2", "M9.2-7")
@pytest.mark.parametrize(
    ("advances", "hp", "ap"), [(3, 3, 4), (4, 4, 4), (5, 4, 4), (6, 4, 5), (9, 4, 5)]
)
def test_ranks_add_to_all_units_of_the_type(advances: int, hp: int, ap: int) -> None:
    world = read_scene(f"{VETERAN}\ntrack red horseman {advances}\nred/1 horseman at A1")
    unit = world.table.units[UnitId("red/1")]
    assert (hp_of(world.table, unit), ap_of(world.table, unit)) == (hp, ap)


@rule("M11.2-1")
def test_who_has_more_hit_points_by_rank_survives_more() -> None:
    scene = f"{VETERAN}\nred/1 swordsman at A10\nblue/1 horseman at A11, 2 wounds"
    assert fate(scene, "red/1 A11", "blue/1").slain > 0.7
    assert fate(f"{scene}\ntrack blue horseman 4", "red/1 A11", "blue/1").slain < 0.1


@rule("M11.2-3", "M11.2-4", "M11.3-3")
@pytest.mark.parametrize(("elite", "uses"), [(0, 2), (1, 3), (3, 5), (4, 5)])
def test_each_elite_type_is_one_use_more_up_to_five(elite: int, uses: int) -> None:
    kinds = ("horseman", "pikeman", "bowman", "scout")
    tracks = "\n".join(f"track red {kind} {6 if n < elite else 5}" for n, kind in enumerate(kinds))
    assert most_uses(read_scene(f"{VETERAN}\n{tracks}").table, RED) == uses


@rule("M11.3-1", "M11.3-2", "M11.3-5")
def test_two_units_a_turn_may_use_abilities() -> None:
    scene = f"{VETERAN}\ntrack red bowman 2\nblue/1 pikeman at A10"
    scene += "\nred/1 bowman at A9\nred/2 bowman at A5\nred/3 bowman at A14"
    orders = [f"shoot red/{n} A10 using aimed-shot" for n in (1, 2)]
    played = play(scene, *orders, dice=[1] * 8)
    assert uses_left(played.world.table, RED) == 0
    assert played.world.table.players[RED].ability_uses == 2
    played.expect("Archer red/1 uses Aimed shot.\nArcher red/2 uses Aimed shot.")


@rule("M11.3-1", "M2.4-10")
def test_a_third_use_is_refused() -> None:
    scene = f"{VETERAN}\ntrack red bowman 2\nblue/1 pikeman at A10\nred/1 bowman at A9"
    scene += "\nred/2 bowman at A5\nred/3 bowman at A14"
    orders = [f"shoot red/{n} A10 using aimed-shot" for n in (1, 2, 3)]
    with pytest.raises(AssertionError, match=r"M11\.3-1"):
        play(scene, *orders, dice=[1] * 12)


@rule("M11.3-6")
def test_every_turn_begins_with_all_uses() -> None:
    world = read_scene(f"{VETERAN}\nturn 4 red")
    player = world.table.players[RED]
    for turn, left in ((4, 0), (3, 2)):
        world.table.players[RED] = replace(player, ability_turn=turn, ability_uses=2)
        assert uses_left(world.table, RED) == left


@rule("M11.3-4")
def test_passive_abilities_work_unannounced_and_cost_no_use() -> None:
    scene = f"{VETERAN}\nred/1 ballista at A8, set up\nblue/1 pikeman at A10"
    assert dice(f"{scene}\ntrack red ballista 2", "red/1 A10") == dice(scene, "red/1 A10") + 1
    learned = f"{scene}\ntrack red ballista 2"
    assert refused(learned, "shoot red/1 A10 using piercing-shot") == "M11.3-4"


@rule("M11.3-5")
def test_active_abilities_do_nothing_unannounced_and_must_be_learnt() -> None:
    scene = f"{VETERAN}\nred/1 bowman at A9\nblue/1 pikeman at A10"
    assert dice(f"{scene}\ntrack red bowman 2", "red/1 A10") == dice(scene, "red/1 A10")
    assert refused(scene, "shoot red/1 A10 using aimed-shot") == "M11.1-4"


@rule("M11.3-5")
def test_an_ability_against_certain_classes_is_announced_against_no_other() -> None:
    scene = f"{VETERAN}\ntrack red horseman 2\nred/1 horseman at A10\nblue/1 {{}} at A11"
    assert refused(scene.format("pikeman"), "attack red/1 A11 using ride-down") == "M11.3-5"
    assert play(scene.format("bowman"), "attack red/1 A11 using ride-down", dice=[3] + [1] * 6)


@rule("M11.3-7")
def test_no_ability_of_the_pack_costs_ap_unless_it_says_so() -> None:
    for ability in tables()["ability"].values():
        assert not ability.ap or f"{ability.ap} AP" in ability.text


@rule("M11.4-1")
def test_a_knight_charges_after_two_straight_hexes() -> None:
    scene = f"{CHARGE} A9"
    charged = play(
        scene, "move red/1 A10 A11", "attack red/1 A12 using charge", dice=[1] * 6 + [3] * 1
    )
    charged.expect("Knight red/1 uses Charge.")
    ran = f"{CHARGE} A11, ran 2 to side 1"
    assert dice(ran, "red/1 A12 using charge") == dice(ran, "red/1 A12") + 2


@rule("M11.4-2", "M11.4-1")
@pytest.mark.parametrize(
    "where", ["A11", "A11, ran 1 to side 1", "A11, ran 2 to side 2", "A7, ran 2 to side 1"]
)
def test_no_charge_from_the_spot_nor_after_a_turn(where: str) -> None:
    assert refused(f"{CHARGE} {where}", "attack red/1 A12 using charge") == "M11.4-1"


@rule("M11.4-2")
def test_a_turn_within_the_last_two_hexes_begins_the_run_anew() -> None:
    played = play(f"{CHARGE} A5", "move red/1 A6 A11")
    assert played.unit("red/1").run == 1


@rule("M11.4-3", "M11.4-4")
def test_a_cleave_hits_one_more_and_the_attacker_chooses_which() -> None:
    scene = f"{CLEAVE}\nblue/2 scout at A6\nblue/3 scout at A15"
    faces = [1, 1, 1, 1, 3, 3, 3, 3, 3]
    played = play(scene, "attack red/1 A11 using cleave", "target blue/3", dice=faces)
    wounds = [played.unit(f"blue/{number}").wounds for number in (1, 2, 3)]
    assert wounds == [1, 0, 1]


@rule("M11.4-3")
def test_with_one_beside_the_target_nobody_is_asked() -> None:
    played = play(f"{CLEAVE}\nblue/2 scout at A12", "attack red/1 A11 using cleave", dice=[1] * 10)
    assert (played.unit("blue/1").wounds, played.unit("blue/2").wounds) == (1, 1)


@rule("M11.4-6")
def test_a_cleave_rolls_for_each_and_spares_friends() -> None:
    scene = f"{CLEAVE}\nred/2 scout at A6\nblue/2 scout at A12"
    played = play(scene, "attack red/1 A11 using cleave", dice=[1] * 10)
    assert played.unit("red/2").wounds == 0
    rolls = [line for line in played.told if line.startswith("Berzerker red/1 rolls")]
    assert len(rolls) == 2


@rule("M11.4-5", "M24.3-11")
def test_the_novice_cleave_rolls_three_dice_at_each_of_three_in_front() -> None:
    scene = "track red berzerker 2\nred/1 berzerker at A10\nblue/1 scout at A11"
    scene += "\nblue/2 scout at A6\nblue/3 scout at A15\nblue/4 scout at A12"
    scene += "\nred/2 scout at A7\nred/3 scout at A16"
    played = play(scene, "attack red/1 A11 using cleave-novice", dice=[1, 3, 3] * 2 + [3, 5, 6])
    wounds = [played.unit(f"blue/{number}").wounds for number in (1, 2, 3, 4)]
    assert wounds == [2, 0, 2, 0]


@rule("M11.4-7", "M11.4-8")
@pytest.mark.parametrize(("faces", "wounds"), [([5, 5, 1, 1], (1, 1)), ([5, 1, 1, 1], (1, 0))])
def test_two_hits_of_a_bolt_go_through(faces: list[int], wounds: tuple[int, int]) -> None:
    scene = f"{VETERAN}\ntrack red ballista 2\nred/1 ballista at A9, set up"
    scene += "\nblue/1 pikeman at A11\nblue/2 scout at A12\nred/2 scout at A10"
    played = play(scene, "shoot red/1 A11", dice=faces)
    assert (played.unit("blue/1").wounds, played.unit("blue/2").wounds) == wounds


@rule("M11.4-9")
@pytest.mark.parametrize(
    "behind", ["red/3 scout at A12", "blue/2 scout at A7", "red/3 scout at A1"]
)
def test_a_bolt_goes_straight_spares_friends_and_ends_at_its_range(behind: str) -> None:
    scene = f"{VETERAN}\ntrack red ballista 2\nred/1 ballista at A9, set up"
    scene += f"\nblue/1 pikeman at A11\nred/2 scout at A10\n{behind}"
    played = play(scene, "shoot red/1 A11", dice=[5, 5, 6, 1])
    assert sum(unit.wounds for unit in played.world.table.units.values()) == 1


INTERCEPT = f"{VETERAN}\ntrack blue pikeman 2\nred/1 horseman at A10\nblue/1 bowman at A11"


@rule("M11.4-10", "M11.4-11")
def test_a_pikeman_strikes_riders_that_go_for_a_friend_beside_it() -> None:
    played = play(
        f"{INTERCEPT}\nblue/2 pikeman at A12", "attack red/1 A11", dice=[1, 3, 3] + [1] * 7
    )
    played.expect("""
        Pikeman blue/2 strikes Horseman red/1: 1 damage.
        Horseman red/1 rolls 4: infantry, infantry, infantry, infantry; 0 damage.
    """)


@rule("M11.4-10")
@pytest.mark.parametrize("guard", ["blue/2 pikeman at A9", "blue/2 swordsman at A12"])
def test_only_pikemen_beside_the_target_intercept(guard: str) -> None:
    assert order(f"{INTERCEPT}\n{guard}", "red/1 A11") == ["red/1", "blue/1"]
    on_foot = INTERCEPT.replace("horseman", "scout")
    assert order(f"{on_foot}\nblue/2 pikeman at A12", "red/1 A11")[0] == "red/1"


@rule("M11.4-11")
def test_a_rider_that_is_killed_on_its_way_attacks_nobody() -> None:
    scene = INTERCEPT.replace("A10", "A10, 2 wounds")
    played = play(f"{scene}\nblue/2 pikeman at A12", "attack red/1 A11", dice=[1, 3, 3])
    played.expect("Horseman red/1 is slain.").never("Archer blue/1 rolls")
    assert played.unit("blue/1").wounds == 0


@rule("M11.4-11")
def test_one_pikeman_intercepts_in_an_attack() -> None:
    scene = f"{INTERCEPT}\nblue/2 pikeman at A12\nblue/3 pikeman at A16"
    assert order(scene, "red/1 A11") == ["blue/2", "red/1", "blue/1"]


FRONT = "track blue pikeman 2\nred/1 swordsman at A10\nblue/1 pikeman at A11, ran 0 to side"


@rule("M11.4-12", "M11.4-14")
@pytest.mark.parametrize(("side", "taken"), [(4, 1), (3, 1), (5, 1), (6, 2), (1, 2), (2, 2)])
def test_a_spearman_takes_one_less_from_its_three_front_sides(side: int, taken: int) -> None:
    assert play(f"{FRONT} {side}", "attack red/1 A11").unit("blue/1").wounds == taken


@rule("M11.4-13", "M11.4-14")
@pytest.mark.parametrize(("side", "dealt"), [(4, 2), (1, 1)])
def test_a_spearman_that_is_taken_from_behind_answers_with_one_less(side: int, dealt: int) -> None:
    scene = FRONT.replace("swordsman", "scout")
    assert play(f"{scene} {side}", "attack red/1 A11").unit("red/1").wounds == dealt


@rule("M11.4-15")
def test_its_owner_turns_a_spearman_free_of_charge_and_that_is_the_end() -> None:
    scene = "track red pikeman 2\nred/1 pikeman at A10, 0 AP, 1 wound\nred/2 scout at A1"
    played = play(scene, "face red/1 3")
    unit = played.unit("red/1")
    assert (unit.heading, unit.done, unit.acted) == (2, True, False)
    assert refused("red/1 pikeman at A10", "face red/1 3") == "M11.4-15"


@rule("M11.4-15")
def test_opponents_see_the_front_of_known_spearmen_only() -> None:
    played = play("track red pikeman 2\nred/1 pikeman at A10", "face red/1 3")
    turned = next(event for event in played.events if isinstance(event, Faced))
    assert GAME.seen(turned, played.world, BLUE) is None
    assert GAME.view(played.world, BLUE).table.units["red/1"].heading == 0


@rule("M11.1-4", "M24.1-14")
def test_every_fighting_unit_learns_something_and_has_a_track() -> None:
    abilities, tracks = tables()["ability"], tables()["track"]
    for card in tables()["unit"].values():
        if tables()["class"][card.unit_class].military:
            assert {card.novice.ability, card.veteran.ability} <= abilities.keys()
            assert tracks[card.id].elite_at > tracks[card.id].veteran_at > 2


@rule("M11.4-7")
def test_piercing_shot_is_a_die_more_against_anybody() -> None:
    scene = f"{VETERAN}\ntrack red ballista 2\nred/1 ballista at A8, set up\nblue/1 {{}} at A10"
    for kind in ("pikeman", "horseman", "ballista"):
        factors = strike(scene.format(kind), "red/1 A10").prospect.factors
        assert [one.amount for one in factors if one.why == "Piercing shot"] == [1]
