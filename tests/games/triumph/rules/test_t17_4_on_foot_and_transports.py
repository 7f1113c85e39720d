"""T17.4 Riders on foot, foot on transports, valets and bulwarks."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import (
    fight,
    lost,
    odds,
    place,
    row,
    shoot,
    shot_odds,
    totals,
)
from tests.games.triumph.movement.moving import cost, moving
from tests.rule import rule
from warhost.games.triumph.stands import footprint_of
from warhost.games.triumph.turn.victory import lost_by
from warhost.kernel.asks import Seat

RIDERS = "red/1 KNT at 10,10 cards MD on foot {} general\nred/2 SPR at 40,10\n"
CARTED = "red/1 SPR at 10,10 cards MI transports general\nred/9 SPR at 40,10\n"
VALETS = "red/1 KNT muster cards SV\nred/2 KNT muster cards SV\n"


def dismounting(text: str = "", on_foot: str = "HFT") -> list[str]:
    return moving(RIDERS.format(on_foot) + text).refused("red", "dismount red/1")


def on_carts(order: str, text: str = "") -> list[str]:
    """The clauses that forbid a move of Mobile Infantry on its transports."""
    return moving(CARTED + text).refused("red", f"move red/1 {order}")


@rule("T17.4-4")
def test_the_front_edge_stays_and_the_depth_changes_behind_it():
    battle = moving(RIDERS.format("HFT")).order("red", "dismount red/1")
    assert place(battle, "red/1") == (10, 10, 0)
    assert footprint_of(battle.world.table, battle.stand("red/1")).bottom == 9250


@rule("T17.4-4")
def test_nobody_dismounts_in_contact_with_an_enemy():
    assert dismounting("blue/1 SPR at 10.5,10 facing 180") == ["T17.4-4"]
    assert dismounting("blue/1 SPR at 10.5,10.05 facing 180") == []


@rule("T17.4-4")
def test_who_dismounted_does_not_shoot_in_that_turn():
    scene = (
        RIDERS.format("ARC") + "red/3 ARC at 12,10\nblue/1 SPR at 11,12 facing 180\n"
        "blue/2 ARC at 40,30 facing 180"
    )
    battle = moving(scene).order("red", "dismount red/1").order("red", "done")
    assert battle.asked() == [("red", "shooting")]
    assert battle.refused("red", "shoot red/1 at blue/1") == ["T17.4-4"]
    assert battle.refused("red", "shoot red/3 at blue/1") == []


@rule("T17.4-5")
def test_dismounting_costs_a_move_and_uses_it_up():
    battle = moving(RIDERS.format("HFT"), points=3).order("red", "dismount red/1")
    assert battle.world.table.turn.points == 3 - cost(RIDERS.format("HFT"), "move red/1 ahead 1")
    assert battle.refused("red", "move red/1 ahead 1") == ["T6-13"]
    far = RIDERS.format("HFT").replace(" general", "") + "red/3 SPR at 40,28 general"
    assert moving(far, points=1).refused("red", "dismount red/1") == ["T6-12"]
    assert moving(far, points=2).refused("red", "dismount red/1") == []


@rule("T17.4-5")
def test_the_new_base_must_fit_and_nobody_mounts_again():
    behind = "red/3 SPR at 10,{}"
    assert dismounting(behind.format(8.5), on_foot="HRD") == ["T17.4-5"]
    assert dismounting(behind.format(8), on_foot="HRD") == []
    battle = moving(RIDERS.format("HFT")).order("red", "dismount red/1")
    assert battle.stand("red/1").on_foot == ""


@pytest.mark.parametrize(("ahead", "refused"), [("4", []), ("4.02", []), ("4.03", ["T17.4-7"])])
@rule("T17.4-7")
def test_transports_keep_four_mu_from_the_enemy(ahead: str, refused: list[str]):
    assert on_carts(f"ahead {ahead}", "blue/1 SPR at 10,18 facing 180") == refused


@rule("T17.4-7")
def test_transports_neither_shoot_nor_stand_up_to_shots_and_attacks():
    archers = "red/1 ARC at 10,10 cards MI {}\nblue/1 SPR at 10,12 facing 180\nred/2 ARC at 11,5"
    mounted, afoot = archers.format("transports"), archers.format("")
    near = "red/3 ARC at 12,10\n"
    battle = Battle(f"{near}{mounted}\nturn red 4 shooting")
    assert battle.refused("red", "shoot red/1 at blue/1") == ["T17.4-7"]
    shooter = "\nblue/2 ARC at 10,12.5 facing 180"
    assert shot_odds(mounted + shooter, "blue/2", "red/1").second.total == 2
    assert shot_odds(afoot + shooter, "blue/2", "red/1").second.total == 3


@pytest.mark.parametrize(("words", "total"), [("transports", 3), ("", 4)])
@rule("T17.4-7")
def test_transports_fight_at_one_less(words: str, total: int):
    scene = f"red/1 SPR at 10,10 cards MI {words}\nblue/1 SPR at 10,10 facing 180"
    assert totals(scene)[0] == total


@rule("T17.4-7")
def test_whoever_is_beaten_on_transports_loses_them():
    attacked = "red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180 cards MI transports"
    assert not fight(attacked, red=4, blue=4).stand("blue/1").transports
    assert fight(attacked, red=3, blue=4).stand("blue/1").transports
    shot_at = "red/1 ARC at 10,10\nblue/1 SPR at 10,12 facing 180 cards MI transports"
    assert not shoot(shot_at, red=3, blue=3).stand("blue/1").transports


@rule("T17.4-8")
def test_they_may_get_down_at_the_end_of_a_move_and_never_mount_again():
    battle = moving(CARTED).order("red", "move red/1 ahead 3 and dismount")
    assert not battle.stand("red/1").transports
    afoot = moving(CARTED.replace("transports ", ""))
    assert afoot.refused("red", "move red/1 ahead 3 and dismount") == ["T17.4-8"]
    assert on_carts("ahead 4") == []
    assert afoot.refused("red", "move red/1 ahead 4") == ["T7.2-1"]


@rule("T17.4-9")
def test_on_transports_the_stand_is_open_order_foot_for_whoever_passes():
    riders = f"{CARTED}red/2 KNT at 10,7"
    assert moving(riders).refused("red", "move red/2 ahead 5") == []
    afoot = riders.replace("transports ", "")
    assert moving(afoot).refused("red", "move red/2 ahead 5") == ["T7.6-3"]


@pytest.mark.parametrize(("ahead", "is_free"), [("3", True), ("3.03", False)])
@rule("T17.4-9")
def test_transports_go_three_mu_in_difficult_ground(ahead: str, is_free: bool):
    woods = "piece woods box 5,10.5 15,20\n"
    assert (on_carts(f"ahead {ahead}", woods) == []) == is_free
    assert on_carts("ahead 6") == []


@rule("T17.4-9")
def test_transports_count_as_foot_in_combat():
    scene = "red/1 SPR at 10,10 cards MI transports\nblue/1 SPR at 10,10 facing 180"
    assert odds(scene).second.factors[0].reason == "Spear against foot"
    knights = "red/1 KNT at 10,10\nblue/1 SPR at 10,10 facing 180 cards MI transports"
    assert lost(fight(knights, red=5, blue=3)) == ["blue/1"]


def deployed(text: str) -> list[str]:
    return Battle(f"{VALETS}set-up blue 0 rest").refused("red", f"deploy {text}")


@rule("T17.4-11")
def test_valets_are_decided_on_when_the_pair_is_placed_both_in_one_step():
    both = "red/1 at 10,7 as EFT; red/2 at 12,7 as JCV"
    assert deployed(both) == []
    assert deployed("red/1 at 10,7; red/2 at 12,7") == []
    assert deployed("red/1 at 10,7 as EFT; red/2 at 12,7") == ["T17.4-10"]
    assert deployed("red/1 at 10,7 as EFT; red/2 at 12,7 as EFT") == ["T17.4-10"]


@rule("T17.4-11")
def test_valets_count_their_own_cost_when_they_are_lost():
    battle = Battle(f"{VALETS}blue/1 SPR at 10,24 facing 180\nset-up blue 0 rest", blue=[1])
    battle.order("red", "deploy red/1 at 10,7 as EFT; red/2 at 12,7 as JCV")
    kinds = battle.world.table.rules.types
    for name, code in (("red/1", "EFT"), ("red/2", "JCV")):
        assert battle.stand(name).type == code
        assert battle.stand(name).worth == kinds[code].half_points
    assert lost_by(battle.world.table, Seat("red")) == 0


@rule("T17.4-14")
def test_bulwarks_are_a_target_of_four_without_a_factor_for_the_shooter():
    found = shot_odds("red/1 ARC at 10,10\nblue/1 HFT at 10,12 facing 180 cards PL")
    assert (found.first.total, found.second.total) == (3, 4)


@rule("T17.4-14")
def test_bulwarks_give_nothing_against_foot_and_otherwise_lose_as_heavy_foot():
    scene = "red/1 HFT at 10,10 cards PL\nblue/1 {} at 10,10 facing 180\n"
    assert totals(scene.format("SPR")) == (4, 4)
    assert totals(scene.format("JCV")) == (5, 3)
    for winner in ("KNT", "WBD", "SPR"):
        assert row("HFT", winner, "beaten", ["PL"]) == row("HFT", winner, "beaten")
    assert lost(fight(scene.format("WBD"), red=1, blue=3)) == ["red/1"]
