"""M3 The turn, and what is left of M5, M9, M14 and M6 about its parts."""

from typing import Any

import pytest

from tests.games.multiverse.scenes import Played, build, play, refused, together
from tests.games.multiverse.scenes.finding import spot, tile
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.economy.income import income_of
from warhost.games.multiverse.events.turn import GoldCollected, SeatActs
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.sequence import TURN
from warhost.games.multiverse.world import HIDDEN, UnitId, World
from warhost.kernel.asks import Ask, Form, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

LAST = "turn 3 blue\nblue/1 bowman at G1"


@rule("M3.2-1")
def test_revenue_comes_before_building_and_building_before_action() -> None:
    names = [step.name for step in TURN]
    assert names.index("revenue") < names.index("build") < names.index("actions")


@rule("M3.2-2", "M9.1-1", "M3.4-4")
def test_everybody_collects_from_settlement_and_buildings() -> None:
    played = play(f"{LAST}\nred settlement at A1\nred barracks at A19", "finish", on=True)
    collected = {e.seat: e.gold for e in played.events if isinstance(e, GoldCollected)}
    assert collected == {"red": 7, "blue": 0}


@rule("M9.1-7", "M3.4-1")
@pytest.mark.parametrize(("turn", "gold"), [(1, 9), (2, 7)])
def test_the_first_revenue_is_nine_whatever_stands(turn: int, gold: int) -> None:
    table = read_scene(f"turn {turn} red\nred settlement at A1\nred barracks at A19").table
    assert sum(earning.gold for earning in income_of(table, SEATS[0])) == gold


@rule("M9.1-3", "M9.1-4")
@pytest.mark.parametrize(("ruleset", "gold"), [("novice", 5), ("veteran", 6)])
def test_a_road_to_towers_pays_in_the_veteran_ruleset_only(ruleset: str, gold: int) -> None:
    scene = "red settlement at A8\nred guard-towers at A10\nroad A9 1 4"
    table = read_scene(f"ruleset {ruleset}\n{scene}").table
    assert sum(earning.gold for earning in income_of(table, SEATS[0])) == gold


PLANS = "red settlement at A1\nblue settlement at A19\ngold red 9\ngold blue 9\nbuild 3"


@rule("M3.3-1")
def test_all_build_at_once_and_act_one_after_the_other() -> None:
    world = read_scene(PLANS)
    assert [ask.seat for ask in GAME.asks(world)] == ["red", "blue"]
    acting = together(play(PLANS), red="build recruit bowman A1", blue="build recruit bowman A19")
    assert [ask.seat for ask in GAME.asks(acting.world)] == ["red"]
    acts = [event.seat for event in acting.events if isinstance(event, SeatActs)]
    assert acts == ["red"]


@rule("M3.3-2")
def test_a_plan_is_made_without_knowing_the_others_and_its_order_does_not_matter() -> None:
    world = read_scene(PLANS)
    ask = {seat: next(a for a in GAME.asks(world) if a.seat == seat) for seat in SEATS}
    plans = {
        seat: GAME.words.parse(f"build recruit bowman {at}", GAME.view(world, seat), ask[seat])
        for seat, at in zip(SEATS, ("A1", "A19"), strict=True)
    }
    ends = []
    for order in (plans, dict(reversed(plans.items()))):
        copy = GAME.copy(world)
        for event in GAME.resolve(copy, order, Dice(bytes(32))):
            GAME.apply(copy, event)
        ends.append(GAME.dump(copy))
    assert ends[0] == ends[1]
    assert "build" in GAME.secret


def items_of(world: World, ask: Ask) -> Any:
    """What red can put on its plan."""
    form = GAME.options(GAME.view(world, Seat("red")), ask)
    assert isinstance(form, Form)
    return form.fields["items"]


@rule("M3.2-3", "M3.2-4")
def test_units_buildings_roads_heroes_and_cards_are_built_and_bought() -> None:
    world = read_scene(f"{PLANS}\nred/1 builder at A10")
    ask = GAME.asks(world)[0]
    items = items_of(world, ask)
    words = {item.text.split()[0] for item in items}
    assert {"recruit", "construct", "road", "decoy"} <= words
    rich = read_scene(f'ruleset veteran\nscenario {{"heroes":true}}\nrevealed ysolt\n{PLANS}')
    items = items_of(rich, GAME.asks(rich)[0])
    assert "hire" in {item.text.split()[0] for item in items}


@rule("M3.3-5")
def test_among_three_the_one_who_acts_last_builds_first() -> None:
    scene = """
        mode three
        seats red blue green
        red/1 builder at A9
        green/1 builder at A11
        gold red 9
        gold green 9
        build 3
        open B C D E F G
    """
    played = build(scene, red="construct barracks A9", green="construct barracks A11")
    sites = played.world.table.sites
    assert [played.world.table.buildings[site].seat for site in sites.values()] == ["green"]
    assert played.gold("red") == 9


@rule("M3.2-6")
def test_a_player_may_move_some_units_and_end_the_phase() -> None:
    played = play("red/1 bowman at A1\nred/2 pikeman at A3", "move red/1 A2", "finish")
    assert (played.where("red/1"), played.where("red/2")) == ("A2", "A3")


@rule("M3.4-3")
def test_in_the_first_turn_units_move_and_turn_neighbours_over() -> None:
    scene = "turn 1 red\nred/1 scout at A11"
    play(scene, "move red/1 A12", "explore red/1 B", dice=[1]).expect(
        "Tribal Scout red/1 explores B: Greywater."
    )


@rule("M5.1-7")
@pytest.mark.parametrize(("where", "side"), [("A12", 3), ("A7", 3)])
def test_the_side_nearest_to_the_explorer_faces_it(where: str, side: int) -> None:
    board = read_scene("").table.board
    place = tile(board, "B")
    assert board.side_towards(place, spot(board, where)) == side


@rule("M5.1-10")
def test_what_is_turned_over_stays_open_to_all() -> None:
    played = play("red/1 pikeman at A12\nblue/1 bowman at A1", "explore red/1 B", dice=[1])
    for seat in ("red", "blue", ""):
        table = GAME.view(played.world, Seat(seat)).table
        hexes = table.board.hexes_of(tile(table.board, "B"))
        assert not any(table.ground.is_face_down(hex_) for hex_ in hexes)


@rule("M9.2-5")
def test_a_recruit_acts_in_the_same_turn() -> None:
    played = build(PLANS, red="recruit bowman A1")
    recruit = played.unit("red/1")
    assert (recruit.done, recruit.ap) == (False, 3)


@rule("M9.2-6")
@pytest.mark.parametrize("kind", ["bowman", "berzerker", "pikeman"])
def test_a_recruit_costs_what_its_card_says(kind: str) -> None:
    played = build(PLANS, red=f"recruit {kind} A1")
    assert played.gold("red") == 9 - tables()["unit"][kind].novice.cost


@rule("M14.1-1", "M14.1-4")
def test_a_decoy_looks_like_any_hidden_block_and_walks_two_points_far() -> None:
    world = read_scene("red/1 decoy at A1\nred/2 bowman at A3\nblue/1 bowman at A19")
    backs = [
        GAME.view(world, Seat("blue")).table.units[UnitId(name)] for name in ("red/1", "red/2")
    ]
    assert [(back.kind, back.ap, back.wounds) for back in backs] == [(HIDDEN, 0, 0)] * 2
    assert world.table.units[UnitId("red/1")].ap == 2


@rule("M14.1-8")
def test_a_decoy_appears_where_a_unit_could_and_uses_nothing_up() -> None:
    two = PLANS.replace("settlement at A1\n", "settlement at A1 A2\n")
    played = build(two, red="decoy A1, recruit bowman A2")
    assert (played.unit("red/1").kind, played.unit("red/2").kind) == ("decoy", "bowman")
    assert refused(two, "build decoy A10") == "M14.1-8"


@rule("M14.1-9")
def test_unmasking_a_decoy_earns_nothing() -> None:
    played = play("red/1 bowman at A8\nblue/1 decoy at A12", "move red/1 A9 A10")
    played.expect("blue/1 in A12 was a decoy.")
    player = played.world.table.players[Seat("red")]
    assert (player.tracks, player.destruction_points) == ({}, 0)


@rule("M6.2-14", "M13.5-2")
def test_frostbite_shortens_sight_to_the_next_hex() -> None:
    scene = "hero red ysolt 3 3 ice-bolt\nred/1 ysolt at A10\nblue/1 bowman at A12"
    before: Played = play(scene, "move red/1 A9 A10")
    assert before.unit("red/1").face_up
    assert not play(scene, "cast red/1 ice-bolt A12").unit("red/1").face_up


@rule("M17.2-7")
def test_the_barracks_of_turn_three_need_explored_and_quiet_ground() -> None:
    rim = "red/1 builder at A12\ngold red 9\nbuild 3"
    assert refused(rim, "build construct barracks A12") == "M7.2-1"
    near = "red/1 builder at A10\ntoken A11\ngold red 9\nbuild 3"
    assert refused(near, "build construct barracks A10") == "M7.2-2"


@rule("M17.2-9")
def test_whoever_knows_the_game_begins_with_veteran() -> None:
    setting = Setting(tables(), "veteran-duel", SEATS)
    assert GAME.prepare(setting) == []


@rule("M17.2-4", "M9.2-9")
def test_the_tutorial_asks_for_a_military_unit_in_turn_two() -> None:
    hints = tables()["scenario"]["novice-lessons"].hints
    assert any("military" in hint.text for hint in hints if hint.turn == 2)


@rule("M14.1-10")
def test_the_tutorial_keeps_decoys_behind_hills_and_in_forests() -> None:
    hints = " ".join(hint.text for hint in tables()["scenario"]["novice-lessons"].hints)
    assert "decoy" in hints
    assert "hills" in hints
    assert "forests" in hints


@rule("M2.3-6", "M16.1-6")
def test_with_four_each_mine_is_as_far_from_one_city_as_from_another() -> None:
    layout = tables()["layout"]["four-square"]
    for mine in layout.mines:
        ways = sorted(_tiles_between(mine, city.at) for city in layout.cities)
        assert ways[0] == ways[1]


def _tiles_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    east, south = one[0] - other[0], one[1] - other[1]
    return max(abs(east), abs(south), abs(east + south))


@rule("M2.1-1", "M2.1-2")
def test_a_tile_has_nineteen_hexes_round_a_centre() -> None:
    board = read_scene("").table.board
    place = tile(board, "A")
    middle = board.middle_of(place)
    assert [
        len(board.hexes_of(place)),
        max(board.distance(middle, Hex(h)) for h in board.hexes_of(place)),
    ] == [19, 2]


@rule("M2.2-2")
def test_grassland_costs_one_and_all_other_land_two() -> None:
    costs = {terrain.id: terrain.cost for terrain in tables()["terrain"].values()}
    assert costs == {"grassland": 1, "forest": 2, "hills": 2, "mountain": 2, "water": 0}


@rule("M2.1-5")
def test_which_tile_lies_where_is_chance_until_it_is_turned_over() -> None:
    world = read_scene("red/1 pikeman at A12")
    ask = GAME.asks(world)[0]
    order = GAME.words.parse("explore red/1 B", GAME.view(world, Seat("red")), ask)
    found = set()
    for seed in range(12):
        copy = GAME.copy(world)
        for event in GAME.resolve(copy, {Seat("red"): order}, Dice(bytes([seed]) * 32)):
            GAME.apply(copy, event)
        found.add(copy.table.faced_up[tile(copy.table.board, "B")].territory)
    assert len(found) > 4


@rule("M2.3-5")
def test_a_layout_names_places_cities_centre_and_mines() -> None:
    for layout in tables()["layout"].values():
        assert layout.cities
        assert {*layout.mines} | {*layout.central} <= {*layout.territories}
