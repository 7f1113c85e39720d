"""M4 to M11: actions, sight, buildings and roads where the chapters' own tests leave a gap."""

import pytest

from tests.games.multiverse.scenes import Played, build, play, refused
from tests.games.multiverse.scenes.finding import spot, tile
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.building.items import BY_WORD
from warhost.games.multiverse.economy.cards import zone_of
from warhost.games.multiverse.events.combat import Slain
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.questions.reach import Reach
from warhost.games.multiverse.world import UnitId
from warhost.kernel.asks import Choices

RED, BLUE = SEATS
RICH = "gold red 30\nbuild 3"
ALL_OPEN = "\n".join(f"open {letter}" for letter in "BCDEFG")


def words(scene: str) -> set[str]:
    """The first words of what red may say now."""
    world = read_scene(scene)
    options = GAME.options(GAME.view(world, RED), GAME.asks(world)[0])
    assert isinstance(options, Choices)
    return {GAME.words.print(order).split()[0] for order in options.orders}


@rule("M2.1-3")
def test_each_number_turns_another_side_of_the_tile_towards_the_explorer() -> None:
    turns = set()
    for face in range(1, 7):
        played = play("red/1 scout at A12", "explore red/1 B", dice=[face])
        board = played.world.table.board
        turns.add(played.world.table.faced_up[tile(board, "B")].sixths)
    assert turns == set(range(6))


@rule("M4.1-1")
@pytest.mark.parametrize("kind", ["builder", "scout", "bowman", "horseman", "decoy"])
def test_a_unit_has_the_action_points_of_its_card(kind: str) -> None:
    world = read_scene(f"red/1 {kind} at A10")
    assert (
        ap_of(world.table, world.table.units[UnitId("red/1")]) == tables()["unit"][kind].novice.ap
    )


@rule("M4.1-5")
def test_the_cost_of_a_way_is_told_before_it_is_gone() -> None:
    world = read_scene("land A11 hills\nred/1 pikeman at A10")
    ends = GAME.advise(GAME.view(world, RED), Reach(UnitId("red/1")))
    costs = {end.hex: end.cost for end in ends}
    board = world.table.board
    assert (costs[spot(board, "A11")], costs[spot(board, "A9")]) == (2, 1)


@rule("M4.2-1", "M4.2-2")
def test_a_unit_moves_explores_shoots_or_rests() -> None:
    archer = "red/1 bowman at A12, {} AP\nblue/1 pikeman at A11"
    assert words(archer.format(3)) == {"move", "explore", "shoot", "finish"}
    assert read_scene(archer.format(0)).table.agenda[-1].seats
    assert not words(archer.format(0)) & {"move", "explore", "shoot"}


@rule("M4.2-1", "M4.2-2")
def test_an_ability_needs_points_only_if_it_says_so() -> None:
    hero = "{}\nhero red mirel 3 3 second-breath\nred/1 mirel at A10, 1 wound, 0 AP"
    assert "cast" in words(hero.format("ruleset advanced"))
    assert "cast" not in words(hero.format("ruleset veteran"))


@rule("M4.2-3", "M4.2-5")
def test_actions_are_combined_in_any_order() -> None:
    scene = "red/1 scout at A11"
    played = play(scene, "move red/1 A12", "explore red/1 B", "move red/1 A11", dice=[1])
    assert (played.where("red/1"), played.unit("red/1").ap) == ("A11", 1)


@rule("M4.5-4")
def test_a_blow_does_not_spoil_the_rest() -> None:
    scene = "red/1 swordsman at A10, 2 wounds, rested\nblue/1 pikeman at A11\nturn 3 blue"
    hit = play(scene, "attack blue/1 A10").unit("red/1")
    assert (hit.wounds, hit.rested) == (3, True)
    healed = build("red/1 swordsman at A10, 3 wounds, rested\nbuild 4").unit("red/1")
    assert healed.wounds == 1


@rule("M4.5-5")
def test_nobody_is_healthier_than_whole() -> None:
    assert build("red/1 pikeman at A10, 1 wound, rested\nbuild 4").unit("red/1").wounds == 0


@rule("M6.1-8")
def test_kinds_of_buildings_lie_open_from_the_start() -> None:
    view = GAME.view(read_scene("red barracks at A1"), BLUE)
    assert [building.kind for building in view.table.buildings.values()] == ["barracks"]


@rule("M6.1-9")
def test_whoever_falls_is_named_to_both_sides() -> None:
    played = play("red/1 swordsman at A10\nblue/1 pikeman at A11, 3 wounds", "attack red/1 A11")
    slain = next(event for event in played.events if isinstance(event, Slain))
    for seat in SEATS:
        assert GAME.seen(slain, played.world, seat) == slain
    assert slain.unit.kind == "pikeman"


TEAM = "mode teams\nseats red blue green gold\nred/1 bowman at A8\nblue/1 horseman at A10"


@rule("M6.3-2", "M19.1-5")
def test_what_an_ally_identifies_can_be_shot_at() -> None:
    scene = f"{TEAM}\nland A10 forest"
    assert refused(scene, "shoot red/1 A10") == "M6.3-6"
    play(f"{scene}\ngreen/1 pikeman at A5", "shoot red/1 A10").expect("Archer red/1 shoots at A10.")


@rule("M6.3-3")
def test_a_siege_shot_needs_a_clear_line_all_the_way() -> None:
    scene = "red/1 ballista at A8, set up\nred/2 scout at A16\nblue/1 pikeman at A11"
    play(scene, "shoot red/1 A11").expect("Ballista red/1 shoots at A11.")
    assert refused(f"land A10 hills\n{scene}", "shoot red/1 A11") == "M6.3-1"


@rule("M7.1-1")
@pytest.mark.parametrize("kind", ["settlement", "ant-colony", "castle"])
def test_nothing_else_can_be_constructed(kind: str) -> None:
    scene = f"red/1 builder at A10\n{RICH}"
    assert refused(scene, f"build construct {kind} A10") in ("M7.1-1", "M7.1-8")


@rule("M7.1-1")
@pytest.mark.parametrize(
    "kind", ["barracks", "academy", "siege-workshop", "guard-towers", "fortress"]
)
def test_five_kinds_of_building_can_be_constructed(kind: str) -> None:
    played = build(f"red/1 builder at A10\n{RICH}", red=f"construct {kind} A10")
    assert [b.kind for b in played.world.table.buildings.values()] == [kind]


@rule("M7.1-10")
@pytest.mark.parametrize("kind", ["barracks", "fortress"])
def test_a_builder_upgrades_a_building_for_gold(kind: str) -> None:
    scene = f"red/1 builder at A10\nred {kind} at A10\n{RICH}"
    played = build(scene, red="upgrade A10")
    (building,) = played.world.table.buildings.values()
    assert (building.tier, played.gold("red")) == (2, 30 - tables()["building"][kind].upgrade)
    assert refused(f"red {kind} at A10\n{RICH}", "build upgrade A10") == "M8.1-3"


@rule("M7.2-6")
def test_a_workshop_stands_where_nothing_unknown_is_near() -> None:
    scene = f"red/1 builder at A10\nred barracks at A1\ntoken A3\n{RICH}"
    build(f"open B\n{scene}", red="construct guard-towers A10")
    build(scene.replace("A1\n", "A18\n"), red="construct guard-towers A10")
    build(f"red/1 builder at A10\ntoken A12\n{RICH}", red="construct siege-workshop A10").expect(
        "red builds Siege Workshop in A10."
    )


@rule("M7.3-1")
def test_towers_have_a_zone_of_one_and_the_rest_of_two() -> None:
    table = read_scene("").table
    zones = {kind: zone_of(table, kind) for kind in (*tables()["building"], "settlement")}
    assert zones.pop("guard-towers") == 1
    assert set(zones.values()) == {2}


@rule("M7.5-10", "M9.2-8")
@pytest.mark.parametrize(("where", "allowed"), [("A11", True), ("A10", True), ("A9", False)])
def test_units_are_upgraded_in_friendly_territory_only(where: str, allowed: bool) -> None:
    scene = f"red/1 horseman at {where}\nred academy at A11\n{RICH}"
    if allowed:
        assert build(scene, red="promote red/1").unit("red/1").kind == "knight"
    else:
        assert refused(scene, "build promote red/1") == "M9.2-8"


@rule("M8.1-8")
@pytest.mark.parametrize("order", ["road A10 1 4", "chop A10", "bridge A10 1"])
def test_improvements_belong_to_the_build_phase(order: str) -> None:
    world = read_scene("red/1 builder at A10")
    (ask,) = GAME.asks(world)
    found = GAME.words.parse(order, GAME.view(world, RED), ask)
    assert isinstance(found, list)


@rule("M8.1-12", "M17.2-8")
def test_the_lessons_advise_to_protect_the_builder() -> None:
    hints = " ".join(hint.text for hint in tables()["scenario"]["novice-lessons"].hints)
    assert "protect your Builder" in hints
    assert "guard" in hints


@rule("M11.1-5", "M14.1-10")
def test_the_lessons_advise_units_of_one_type_and_decoys_in_cover() -> None:
    hints = " ".join(hint.text for hint in tables()["scenario"]["novice-lessons"].hints)
    assert "several units of one type" in hints
    assert "Behind hills and in forests" in hints


@rule("M8.2-10")
def test_a_road_leads_through_a_mountain() -> None:
    scene = f"land A10 mountain\nred/1 builder at A10\n{RICH}"
    assert build(scene, red="road A10 1 4").gold("red") == 28


@rule("M8.2-11")
def test_a_road_keeps_the_course_that_was_chosen() -> None:
    scene = f"red/1 builder at A10\n{RICH}"
    played = build(scene, red="road A10 1 3")
    course = played.world.table.ground.roads[spot(played.world.table.board, "A10")]
    assert course == 0b101
    assert refused("red/1 builder at A10\n" + RICH, "build road A10 2 2") == "M8.2-11"


@rule("M8.2-12")
@pytest.mark.parametrize("seat", ["red", "blue"])
def test_roads_are_for_everybody(seat: str) -> None:
    road = "land A10 hills A11 hills\nroad A10 1 4\nroad A11 1 4"
    played = play(f"{road}\n{seat}/1 pikeman at A10\nturn 3 {seat}", f"move {seat}/1 A11")
    assert played.unit(f"{seat}/1").ap == 2


@rule("M8.4-3", "M8.1-9")
def test_a_builder_chops_once_in_a_build_phase() -> None:
    scene = f"land A10 forest\nred/1 builder at A10\n{RICH}"
    played = build(scene, red="chop A10")
    assert (played.gold("red"), played.unit("red/1").ap) == (33, 3)
    assert refused(scene, "build chop A10, road A10 1 4") == "M8.1-9"


@rule("M8.4-4")
def test_nothing_is_planted() -> None:
    assert "plant" not in BY_WORD
    assert refused_words("plant A10")


def refused_words(text: str) -> bool:
    """Whether a plan is not even understood."""
    world = read_scene(f"red/1 builder at A10\n{RICH}")
    ask = next(ask for ask in GAME.asks(world) if ask.seat == RED)
    return isinstance(GAME.words.parse(f"build {text}", GAME.view(world, RED), ask), list)


@rule("M11.1-8", "M15.1-10")
def test_experience_from_an_adventure_counts_like_a_kill() -> None:
    scene = "{}red/1 {} at A10\ntoken A11\ncard old-gamekeeper"
    played = play(scene.format("", "pikeman"), "venture red/1 A11")
    assert played.world.table.players[RED].tracks == {"pikeman": 1}
    hero = "ruleset advanced\nhero red mirel 3 3 teleport\n"
    taught: Played = play(scene.format(hero, "mirel"), "venture red/1 A11")
    assert taught.world.table.heroes["mirel"].kills == 1
