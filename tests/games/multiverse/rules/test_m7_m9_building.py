"""M3.3, M7 to M9, M14: the build phase, buildings, roads, income and recruiting."""

import pytest

from tests.games.multiverse.scenes import build, play, refusal, refused
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.economy.income import income_of
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.kernel.asks import Seat

RICH = "gold red 30\ngold blue 30\nbuild 3"
BUILDER = f"red/1 builder at A10\n{RICH}"


@rule("M7.1-2", "M7.1-3", "M9.1-6")
def test_a_builder_puts_up_barracks_at_once_for_gold() -> None:
    played = build(BUILDER, red="construct barracks A10")
    played.expect("red builds Barracks in A10.")
    assert played.gold("red") == 24


@rule("M9.1-6")
def test_what_cannot_be_paid_is_refused() -> None:
    scene = "red/1 builder at A10\ngold red 3\nbuild 3"
    assert refused(scene, "build construct barracks A10") == "M9.1-6"


@rule("M8.1-3")
@pytest.mark.parametrize("item", ["construct barracks A11", "road A11 1 4", "chop A11"])
def test_all_work_needs_a_builder_at_the_place(item: str) -> None:
    assert refused(f"{BUILDER}\nland A11 forest", f"build {item}") == "M8.1-3"


@rule("M8.1-9", "M7.1-11")
def test_a_builder_does_one_piece_of_work_and_an_upgrade_beside_it() -> None:
    both = "build construct barracks A10, road A10 1 4"
    assert refusal(BUILDER, both).place == "items[1].hex"
    build(BUILDER, red="construct barracks A10, upgrade A10").expect(
        "red upgrades the building in A10."
    )


@rule("M7.2-1", "M7.2-4")
def test_no_building_beside_unexplored_ground() -> None:
    scene = f"red/1 builder at A12\n{RICH}"
    assert refused(scene, "build construct barracks A12") == "M7.2-1"


@rule("M7.2-2", "M7.2-5")
def test_no_building_beside_an_adventure() -> None:
    assert refused(f"{BUILDER}\ntoken A11", "build construct barracks A10") == "M7.2-2"


@rule("M7.2-3", "M7.2-7")
def test_guard_towers_may_stand_beside_the_unknown() -> None:
    scene = f"red/1 builder at A12\ntoken A11\n{RICH}"
    build(scene, red="construct guard-towers A12").expect("red builds Guard Towers in A12.")


@rule("M7.3-2", "M7.3-4", "M7.3-8")
@pytest.mark.parametrize("other", ["A9", "A8", "A17"])
def test_one_or_two_hexes_between_two_buildings_are_too_few(other: str) -> None:
    scene = f"{BUILDER}\nred academy at {other}"
    assert refused(scene, "build construct barracks A10") == "M7.3-2"


@rule("M7.3-4", "M7.3-5", "M7.3-8")
def test_at_distance_three_a_building_is_accepted() -> None:
    scene = f"red/1 builder at A11\nred academy at A8\n{RICH}\nopen B C D E F G"
    build(scene, red="construct barracks A11").expect("red builds Barracks in A11.")


@rule("M7.3-6", "M7.3-7")
def test_guard_towers_fit_where_a_workshop_is_too_near() -> None:
    scene = f"{BUILDER}\nred fortress at A8\nblue siege-workshop at A12"
    assert refused(scene, "build construct siege-workshop A10") == "M7.3-2"
    build(scene, red="construct guard-towers A10").expect("red builds Guard Towers in A10.")


@rule("M7.3-4")
def test_guard_towers_keep_one_hex_apart() -> None:
    scene = f"{BUILDER}\nblue guard-towers at A11"
    assert refused(scene, "build construct guard-towers A10") == "M7.3-2"


@rule("M7.3-3")
def test_every_hex_of_a_settlement_counts_for_zones() -> None:
    scene = f"{BUILDER}\nblue settlement at A16 A19"
    assert refused(scene, "build construct barracks A10") == "M7.3-2"


@rule("M7.2-8")
def test_one_building_a_hex() -> None:
    scene = f"{BUILDER}\nred barracks at A10"
    assert refused(scene, "build construct guard-towers A10") == "M7.2-8"


@rule("M3.3-3", "M3.3-4", "M3.3-8")
def test_who_acts_second_builds_first_and_the_other_keeps_the_gold() -> None:
    scene = f"{BUILDER}\nblue/1 builder at A11"
    played = build(scene, red="construct barracks A10", blue="construct barracks A11")
    played.expect("blue builds Barracks in A11.")
    played.never("red builds")
    assert played.gold("red") == 30


@rule("M3.3-8")
def test_who_was_refused_is_asked_again() -> None:
    scene = f"{BUILDER}\nblue/1 builder at A11"
    played = build(scene, red="construct barracks A10", blue="construct barracks A11")
    assert played.world.table.agenda[-1].seats == ("red",)


@rule("M3.4-2")
@pytest.mark.parametrize("item", ["construct barracks A10", "road A10 1 4", "decoy A1"])
def test_in_the_first_turn_only_units_are_recruited(item: str) -> None:
    scene = "red/1 builder at A10\nred settlement at A1 A2\ngold red 9\nbuild 1"
    assert refused(scene, f"build {item}") == "M3.4-2"
    build(scene, red="recruit bowman A1").expect("Archer red/2 appears in A1.")


@rule("M9.2-1", "M9.2-2")
def test_each_hex_of_a_settlement_makes_one_unit_a_turn() -> None:
    scene = f"red settlement at A1 A2\n{RICH}"
    twice = "build recruit bowman A1, recruit builder A1"
    assert refused(scene, twice) == "M9.2-1"
    build(scene, red="recruit bowman A1, recruit bowman A2").expect("Archer red/2 appears in A2.")


@rule("M9.2-3", "M24.1-12")
def test_only_an_academy_makes_horsemen() -> None:
    scene = f"red academy at A10\nred barracks at A1\n{RICH}"
    assert refused(scene, "build recruit horseman A1") == "M9.2-3"
    build(scene, red="recruit knight A10").expect("Knight red/1 appears in A10.")


@rule("M9.2-4")
def test_a_recruit_needs_room() -> None:
    scene = f"red settlement at A1\nred/1 pikeman at A1\n{RICH}"
    assert refused(scene, "build recruit bowman A1") == "M9.2-4"
    build(scene, red="recruit builder A1").expect("Builder red/2 appears in A1.")


@rule("M24.1-4")
def test_nobody_recruits_the_units_of_another_faction() -> None:
    scene = f"red settlement at A1\n{RICH}"
    assert refused(scene, "build recruit skirmisher A1") == "M24.1-4"


@rule("M14.1-2", "M14.1-3", "M3.2-5")
def test_one_decoy_a_turn_and_two_in_play() -> None:
    scene = f"red settlement at A1 A2 A3\n{RICH}"
    assert refused(scene, "build decoy A1, decoy A2") == "M14.1-2"
    held = f"{scene}\nred/1 decoy at A4\nred/2 decoy at A5"
    assert refused(held, "build decoy A1") == "M14.1-3"
    assert build(scene, red="decoy A1").gold("red") == 30


@rule("M8.4-1", "M8.4-2")
def test_chopping_a_forest_gives_three_gold_and_grassland() -> None:
    played = build(f"{BUILDER}\nland A10 forest", red="chop A10")
    assert played.gold("red") == 33
    assert played.world.table.ground.cost[played.unit("red/1").hex] == 1


@rule("M8.2-1")
@pytest.mark.parametrize(("land", "price"), [("grassland", 1), ("hills", 2), ("mountain", 2)])
def test_a_road_costs_what_entering_the_hex_costs(land: str, price: int) -> None:
    played = build(f"{BUILDER}\nland A10 {land}", red="road A10 1 4")
    assert played.gold("red") == 30 - price


@rule("M8.3-1", "M8.3-2", "M8.3-7")
def test_a_bridge_costs_two_gold_and_is_crossed_for_one_point() -> None:
    built = build(f"{BUILDER}\nland A11 water", red="bridge A10 1")
    assert built.gold("red") == 28
    across = "red/1 pikeman at A10, 2 AP\nland A11 water\nroad A11 1 4"
    assert play(across, "move red/1 A11 A12").where("red/1") == "A12"
    assert refused(across, "move red/1 A11") == "M4.3-1"


@rule("M8.2-2", "M8.2-3")
def test_by_road_every_hex_costs_one_point() -> None:
    scene = "red/1 pikeman at A9, 2 AP\nland A10 hills A11 mountain\n"
    roads = "road A9 1 4\nroad A10 1 4\nroad A11 1 4"
    assert play(scene + roads, "move red/1 A10 A11").where("red/1") == "A11"


@rule("M8.2-3", "M8.2-8", "M8.2-9")
def test_roads_that_do_not_join_are_no_road() -> None:
    scene = "red/1 pikeman at A9, 1 AP\nland A10 hills\nroad A9 1 4\nroad A10 2 5"
    assert refused(scene, "move red/1 A10") == "M4.1-4"


@rule("M8.2-4")
def test_buildings_join_roads_on_all_sides() -> None:
    scene = "red/1 pikeman at A9, 1 AP\nland A10 hills\nred barracks at A9\nroad A10 1 4"
    assert play(scene, "move red/1 A10").where("red/1") == "A10"


ROW = "road A8 1 4\nroad A9 1 4\nroad A10 1 4\nroad A11 1 4"


@rule("M8.2-5", "M8.2-6", "M8.2-7")
def test_three_road_hexes_of_a_unit_with_three_points_earn_a_fourth() -> None:
    played = play(f"red/1 pikeman at A8\n{ROW}", "move red/1 A9 A10 A11 A12")
    assert (played.where("red/1"), played.unit("red/1").ap) == ("A12", 0)


@rule("M8.2-7")
def test_two_road_hexes_and_another_one_earn_nothing() -> None:
    played = play(f"red/1 pikeman at A9\n{ROW}", "move red/1 A10 A11 A12")
    assert played.unit("red/1").ap == 0
    played.never("came by road")


CITY = "red settlement at A8\nred barracks at A11\nturn 4 red"


@rule("M9.1-1", "M9.1-2", "M9.1-5")
@pytest.mark.parametrize(("roads", "gold"), [("", 7), ("road A9 1 4\nroad A10 1 4", 8)])
def test_barracks_give_two_gold_and_one_more_by_road(roads: str, gold: int) -> None:
    table = read_scene(f"{CITY}\n{roads}").table
    assert sum(earning.gold for earning in income_of(table, Seat("red"))) == gold


@rule("M9.1-4")
def test_guard_towers_earn_nothing_by_road() -> None:
    scene = "red settlement at A8\nred guard-towers at A10\nroad A9 1 4\nturn 4 red"
    assert sum(e.gold for e in income_of(read_scene(scene).table, Seat("red"))) == 5


@rule("M8.2-13", "M8.3-5")
def test_a_bridge_carries_the_connection() -> None:
    scene = f"{CITY}\nland A9 water\nroad A9 1 4\nroad A10 1 4"
    assert [b.kind for b in connected_buildings(read_scene(scene).table, Seat("red"))] == [
        "barracks"
    ]


@rule("M3.4-1", "M3.4-4", "M3.4-5")
@pytest.mark.parametrize(("turn", "gold"), [(1, 9), (2, 5), (3, 5)])
def test_the_first_revenue_is_nine_then_five(turn: int, gold: int) -> None:
    table = read_scene(f"red settlement at A8\nturn {turn} red").table
    assert sum(earning.gold for earning in income_of(table, Seat("red"))) == gold


@rule("M7.1-4", "M7.1-13")
def test_a_fortress_gives_nothing_before_the_next_turn() -> None:
    played = build(BUILDER, red="construct fortress A10")
    (fortress,) = played.world.table.buildings.values()
    assert fortress.done_in == 4


@rule("M7.1-8")
def test_four_fortresses_at_most() -> None:
    scene = f"red/1 builder at A10\n{RICH}\nopen B C D E F G\n"
    scene += "\n".join(f"red fortress at {hex_}" for hex_ in ("B10", "C10", "D10", "E10"))
    assert refused(scene, "build construct fortress A10") == "M7.1-8"


@rule("M7.4-7")
def test_every_building_repairs_one_a_turn_in_the_novice_ruleset() -> None:
    played = build("red barracks at A10, 2 wounds\nbuild 4")
    assert [b.wounds for b in played.world.table.buildings.values()] == [1]


@rule("M8.1-10")
@pytest.mark.parametrize("item", ["construct barracks A10", "road A10 1 4"])
def test_each_building_and_road_advances_the_builder_track(item: str) -> None:
    played = build(BUILDER, red=item)
    assert played.world.table.players[Seat("red")].builder_track == 1


@rule("M8.1-11")
@pytest.mark.parametrize(("done", "gold"), [(1, 0), (2, 1), (3, 0), (9, 2)])
def test_some_steps_of_the_builder_track_bring_gold(done: int, gold: int) -> None:
    scene = f"{BUILDER}\nplayer red builder_track {done}"
    before = build(f"{BUILDER}\nplayer red builder_track 0", red="road A10 1 4").gold("red")
    assert build(scene, red="road A10 1 4").gold("red") == before + gold


SITE = "red/1 builder at A10\nred fortress at A10, done in turn 4\nturn 3 red"


@rule("M7.1-5", "M7.1-7")
def test_a_fortress_is_lost_when_its_builder_leaves() -> None:
    play(SITE, "move red/1 A11").expect("Fortress of red in A10 is lost.")


@rule("M7.1-5")
def test_a_fortress_stands_when_its_builder_stays() -> None:
    scene = f"{SITE}\nred/2 pikeman at A11"
    play(scene, "move red/2 A12").never("is lost")


@rule("M7.1-6", "M7.1-13")
def test_a_fortress_is_lost_with_its_builder() -> None:
    scene = "blue/1 builder at A10\nblue fortress at A10, done in turn 4\nred/1 pikeman at A11"
    played = play(scene, "attack red/1 A10")
    played.expect("Builder blue/1 is slain.\nFortress of blue in A10 is lost.")


@rule("M3.1-3", "M18.1-4")
def test_a_fourth_fortress_wins_when_it_is_complete() -> None:
    three = "\n".join(f"red fortress at {hex_}" for hex_ in ("B10", "C10", "D10"))
    scene = f"victories domination\n{three}\nred/1 builder at A10"
    site = "red fortress at A10, done in turn 4"
    world = play(f"{scene}\n{site}\nturn 3 red", "finish").world
    assert world.table.verdict is None
    ended = play(f"{scene}\n{site}\nturn 3 blue\nblue/1 pikeman at A1", "finish", on=True)
    assert ended.world.table.verdict is not None
    assert ended.world.table.verdict.winners == ("red",)
