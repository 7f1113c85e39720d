"""M15.1 to M15.3: adventures, and the encounters that stay."""

import pytest

from tests.games.multiverse.scenes import play, refused
from tests.games.multiverse.scenes.finding import spot
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.events.story import AdventureMet
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat

ALONE = "red/1 pikeman at A10\ntoken A11"
HELPED = f"{ALONE}\nred/2 bowman at A6"
KUMA = f"{HELPED}\ncard kuma"


def discarded(world: World) -> tuple[str, ...]:
    return world.table.story.discarded


@rule("M5.2-1", "M15.1-1", "M15.1-3")
def test_who_enters_an_adventure_hex_draws_a_card_and_success_removes_the_token() -> None:
    played = play(f"{ALONE}\ncard tollgate", "venture red/1 A11")
    played.expect("""
        Pikeman red/1 explores A11: The Tollgate Nobody Keeps.
        The Tollgate Nobody Keeps: the adventure in A11 is over.
    """)
    assert (played.where("red/1"), played.gold("red")) == ("A11", 3)
    assert not played.world.table.tokens
    assert "tollgate" in discarded(played.world)


@rule("M15.1-2")
def test_story_resolution_and_who_explores_are_shown_to_all() -> None:
    played = play(f"{ALONE}\ncard tollgate", "venture red/1 A11")
    met = next(event for event in played.events if isinstance(event, AdventureMet))
    seen = GAME.seen(met, played.world, Seat("blue"))
    told = GAME.words.tell(seen, GAME.view(played.world, Seat("blue")))
    card = played.world.table.rules.adventures["tollgate"]
    assert told is not None
    assert seen is not None
    assert told.details[:2] == (card.story, card.text)
    assert seen.unit.kind == "pikeman"


@rule("M5.2-2")
@pytest.mark.parametrize("flaw", ["red/1 pikeman at A10, 0 AP", "red/1 builder at A10"])
def test_entering_costs_what_the_hex_costs_and_starts_alone(flaw: str) -> None:
    scene = f"{flaw}\nred/2 swordsman at A10\ntoken A11"
    assert refused(scene, "venture red/1 A11") == "M5.2-2"
    assert (
        play(f"land A11 hills\n{ALONE}\ncard tollgate", "venture red/1 A11").unit("red/1").ap == 1
    )


@rule("M5.2-1")
def test_no_venture_without_an_adventure_beside_the_unit() -> None:
    assert refused(ALONE, "venture red/1 A9") == "M5.2-1"
    assert refused("red/1 pikeman at A9\ntoken A11", "venture red/1 A11") == "M5.2-1"


@rule("M15.1-4", "M15.1-11", "M15.2-1")
def test_kuma_alone_hurts_and_the_unit_runs_back() -> None:
    played = play(f"{ALONE}\ncard kuma", "venture red/1 A11")
    played.expect("Pikeman red/1 takes 2 damage.\nPikeman red/1 runs back to A10.")
    assert (played.where("red/1"), played.unit("red/1").wounds) == ("A10", 2)
    assert played.world.table.tokens


@rule("M15.1-4")
def test_who_does_not_survive_stays_away() -> None:
    played = play("red/1 builder at A10\ntoken A11\ncard kuma", "venture red/1 A11")
    played.expect("Builder red/1 is slain.")
    assert played.where("red/1") == ""
    assert played.world.table.tokens


@rule("M15.2-2")
def test_kuma_with_support_and_eight_is_a_failure() -> None:
    played = play(KUMA, "venture red/1 A11", dice=[8])
    played.expect("Pikeman red/1 rolls 8 and fails.\nPikeman red/1 runs back to A10.")
    assert played.unit("red/1").wounds == 2


@rule("M15.2-3", "M15.1-10")
def test_kuma_with_support_and_seven_wins_the_bear_over() -> None:
    played = play(KUMA, "venture red/1 A11", "place A12", dice=[7])
    played.expect("Pikeman red/1 rolls 7 and succeeds.\nBear red/3 appears in A12.")
    assert played.world.table.players[Seat("red")].tracks == {"pikeman": 1}


@rule("M15.2-4", "M15.2-6")
def test_the_bear_belongs_to_the_explorer_and_cannot_move_this_turn() -> None:
    played = play(KUMA, "venture red/1 A11", "place A12", dice=[7])
    bear = played.unit("red/3")
    assert (bear.seat, bear.kind, bear.done) == ("red", "bear", True)


@rule("M15.2-5")
def test_the_bear_needs_a_free_hex_or_is_lost() -> None:
    ring = "\n".join(
        f"red/{n} bowman at {hex_}" for n, hex_ in enumerate(("A6", "A7", "A15", "A16"), start=4)
    )
    crowd = f"{KUMA}\n{ring}".replace("red/2 bowman at A6\n", "")
    only = play(f"{crowd}", "venture red/1 A11", "place A10", dice=[7])
    assert only.where("red/8") == "A10"
    lost = play(f"{crowd}\nland A12 water\nred/9 bowman at A10", "venture red/1 A11", dice=[7])
    assert "red/10" not in lost.world.table.units


@rule("M15.1-8", "M14.1-5")
@pytest.mark.parametrize("kind", ["builder", "decoy"])
def test_builders_and_decoys_support_nobody(kind: str) -> None:
    scene = KUMA.replace("red/2 bowman", f"red/2 {kind}")
    play(scene, "venture red/1 A11").expect("Pikeman red/1 fails.")


@rule("M14.1-5")
def test_a_decoy_explores_no_adventure() -> None:
    assert refused("red/1 decoy at A10\ntoken A11", "venture red/1 A11") == "M14.1-5"


@rule("M15.1-9", "M5.2-3")
def test_exploring_ends_the_activation_and_another_may_try_then() -> None:
    scene = f"{HELPED}\ncard kuma\nred/3 scout at A12"
    played = play(scene, "venture red/1 A11", "venture red/3 A11", dice=[9, 9])
    assert played.unit("red/1").done
    played.expect("Tribal Scout red/3 explores A11: Kuma.")


@rule("M15.1-6")
def test_a_failed_card_goes_at_once_in_the_novice_ruleset() -> None:
    played = play(f"{ALONE}\ncard kuma", "venture red/1 A11")
    assert "kuma" in discarded(played.world)


@rule("M15.1-5")
def test_a_failed_card_goes_when_the_turn_ends_in_the_veteran_ruleset() -> None:
    scene = f"ruleset veteran\nturn 3 blue\n{ALONE}\ncard kuma".replace("red/", "blue/")
    failed = play(scene, "venture blue/1 A11")
    assert failed.world.table.story.failed == ("kuma",)
    later = play(scene, "venture blue/1 A11", on=True)
    assert later.world.table.story.failed == ()
    assert "kuma" in discarded(later.world)


@rule("M15.1-7")
def test_an_empty_deck_is_shuffled_anew() -> None:
    played = play(f"{ALONE}\ncard nothing", "venture red/1 A11")
    played.expect("The discarded adventures are shuffled.\nPikeman red/1 explores A11: Kuma.")


@rule("M15.3-1", "M15.3-2", "M6.2-15")
def test_the_colony_stays_as_a_building_as_high_as_a_hill() -> None:
    played = play(f"{ALONE}\ncard crawling-hill", "venture red/1 A11")
    played.expect("The Giant ant colony is in A11, and stays.")
    table = played.world.table
    site = spot(table.board, "A11")
    assert table.buildings[site].kind == "ant-colony"
    assert table.ground.height[site] == 2
    assert played.where("red/1") == "A10"


@rule("M15.3-2", "M15.3-7", "M15.3-1")
def test_the_colony_stings_melee_attackers_repairs_and_is_never_removed() -> None:
    scene = "encounter ant-colony A11\nred/1 pikeman at A10\nred/2 swordsman at A12"
    played = play(scene, "attack red/1 A11", "attack red/2 A11", on=True)
    played.expect("Pikeman red/1 takes 1 damage.\nred overcomes The Giant ant colony.")
    table = played.world.table
    assert (played.where("red/2"), played.unit("red/2").wounds) == ("A12", 1)
    assert played.gold("red") == 2
    assert table.buildings[spot(table.board, "A11")].wounds == 0


@rule("M15.3-2")
def test_the_colony_repairs_one_a_turn_and_spares_archers() -> None:
    scene = "turn 3 blue\nencounter ant-colony A11\nblue/1 bowman at A10\nred/1 pikeman at G1"
    played = play(scene, "shoot blue/1 A11", on=True)
    assert played.unit("blue/1").wounds == 0
    played.expect("The building in A11 takes 1 damage.\nThe building in A11 repairs 1.")


@rule("M15.3-5", "M15.3-7")
def test_the_village_belongs_to_whoever_reduces_it_to_nothing() -> None:
    scene = "encounter burning-village A11\nred/1 pikeman at A10\nred/2 swordsman at A12"
    played = play(scene, "attack red/1 A11", "attack red/2 A11")
    played.expect("red conquers The Burning village.")
    board = played.world.table.board
    village = played.world.table.building_at(spot(board, "A11"))
    assert village is not None
    assert (village.seat, village.wounds) == ("red", 0)


@rule("M15.3-7")
def test_the_caravan_trades_with_who_ends_a_move_there_once_a_turn() -> None:
    scene = "encounter caravan A11\nred/1 pikeman at A10\nred/2 bowman at A7"
    played = play(scene, "move red/1 A11", "move red/1 A12", "move red/2 A11")
    played.expect("Pikeman red/1 meets The Merchant caravan.").never("Archer red/2 meets")
    assert played.gold("red") == 2


@rule("M15.3-7")
@pytest.mark.parametrize(("kind", "face", "tracks"), [("bowman", 6, 1), ("bowman", 7, 0)])
def test_only_ranged_units_shoot_for_the_prize(kind: str, face: int, tracks: int) -> None:
    scene = f"encounter competition A11\nred/1 {kind} at A10\nred/2 pikeman at A7"
    played = play(scene, "move red/1 A11", dice=[face])
    assert played.world.table.players[Seat("red")].tracks.get(kind, 0) == tracks
    play(scene, "move red/2 A11").never("meets")


@rule("M15.3-3", "M3.1-2", "M15.3-6")
@pytest.mark.parametrize(("face", "where"), [(1, "A11"), (2, "A15"), (4, "A9")])
def test_the_caravan_moves_as_a_die_says_at_the_beginning_of_a_turn(face: int, where: str) -> None:
    scene = "turn 3 blue\nencounter caravan A10\nblue/1 pikeman at G1"
    played = play(scene, "finish", dice=[face], on=True)
    played.expect(f"The Merchant caravan rolls {face} and goes to {where}.")


@rule("M15.3-8")
@pytest.mark.parametrize("obstacle", ["land A11 water", "red/2 bowman at A11", "token A11"])
def test_a_traveller_stays_where_it_cannot_go(obstacle: str) -> None:
    scene = f"turn 3 blue\nencounter caravan A10\nblue/1 pikeman at G1\n{obstacle}"
    play(scene, "finish", dice=[1], on=True).expect("The Merchant caravan rolls 1 and stays.")
    edge = "turn 3 blue\nencounter caravan A12\nblue/1 pikeman at A1"
    play(edge, "finish", dice=[1], on=True).expect("The Merchant caravan rolls 1 and stays.")


@rule("M24.3-2")
def test_failure_never_kills_a_healthy_unit() -> None:
    rules = read_scene("").table.rules
    hurts = [card.damage for card in rules.adventures.values()]
    assert max(hurts) < min(
        unit.side.hp for unit in rules.units.values() if unit.unit_class.military
    )
