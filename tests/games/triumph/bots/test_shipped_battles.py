"""Every mechanism of the rules lies in a battle or an army that is shipped."""

import pytest

from tests.games.triumph.bots.playing import RED, SCENARIOS
from tests.games.triumph.matches import begun, begun_from, setting_of
from tests.rule import rule
from warhost.games.triumph.combat.engagements import Engagement
from warhost.games.triumph.combat.forecasts import forecast
from warhost.games.triumph.deciding import parse
from warhost.games.triumph.drawing import picture
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.settings import rules_of
from warhost.games.triumph.world import StandId, World
from warhost.kernel.asks import Seat

TABLES = setting_of().tables
ROSTERS = TABLES["roster"].values()


def scene_of(name: str) -> World:
    """The position that a scenario begins with."""
    world = read_scene(TABLES["scenario"][name].scene, rules_of(setting_of(name)))
    assert isinstance(world, World), world
    return world


SCENES = [scene_of(name) for name, row in TABLES["scenario"].items() if row.scene]
TROOPS = [line for roster in ROSTERS for line in roster.troops]
STANDS = [stand for world in SCENES for stand in world.table.stands.values()]
CARDS = {card for world in SCENES for army in world.table.armies.values() for card in army.cards}
PIECES = {piece.kind for world in SCENES for piece in world.table.pieces.values()}


@rule("T20-13")
def test_every_scene_is_understood():
    assert len(SCENES) >= 6


def test_every_troop_type_is_led_by_some_ready_army_and_drawn_up_in_some_scene():
    assert {line.type for line in TROOPS} == set(TABLES["type"])
    assert {stand.type for stand in STANDS} == set(TABLES["type"])


def test_every_battle_card_is_bought_by_some_ready_army():
    bought = {card for line in TROOPS for card in line.cards}
    for roster in ROSTERS:
        bought |= {
            *roster.cards,
            *(card for cards in roster.entry_cards.values() for card in cards),
        }
    assert bought == set(TABLES["card"])


def test_every_kind_of_ground_lies_on_some_battlefield():
    home = {
        kind
        for row in TABLES["topography"].values()
        for kind in (row.compulsory, *row.optional, "road")
    }
    assert home | PIECES >= set(TABLES["terrain"]) - {"impassable"}
    assert {"stream", "road", "defences", "marsh", "village", "oasis", "wooded_hill"} <= PIECES


def test_some_battle_has_a_flank_march_an_ambush_a_wagon_and_a_guarded_fortified_camp():
    camps = [camp for world in SCENES for camp in world.table.camps.values()]
    assert any(stand.place == "flank march" for stand in STANDS)
    assert "AM" in CARDS
    assert any(camp.wagon for camp in camps)
    assert any(camp.fortified and camp.garrison for camp in camps)


def test_some_battle_has_riders_that_dismount_transports_a_stampede_and_a_charge_through():
    assert any(stand.on_foot for stand in STANDS)
    assert any(stand.transports for stand in STANDS)
    assert {"SC", "CT", "HL"} <= CARDS


def test_armies_of_some_ready_rosters_dismount_stand_garrison_and_bring_allies():
    assert any(line.on_foot for line in TROOPS)
    assert any(line.garrison for line in TROOPS)
    assert any(roster.ally for roster in ROSTERS)


def test_a_small_battle_is_ready_with_two_armies_and_a_large_one_asks_for_them():
    assert set(TABLES["scenario"]["introductory"].armies) == {"red", "blue"}
    assert begun("introductory").asks()
    assert not TABLES["scenario"]["battle"].scene


@pytest.mark.parametrize("name", ["first-orders", "last-stone", "open-gate"])
def test_hints_reach_the_page_of_the_seat_they_are_meant_for(name):
    match = begun(name)
    assert picture(match.view(RED)).hints
    assert not picture(match.view(Seat("blue"))).hints


def test_the_first_battle_has_a_word_for_every_step_of_its_first_turns():
    steps = {hint.step for hint in TABLES["scenario"]["first-orders"].hints}
    assert steps >= {"movement", "shooting", "return fire", "close combat"}


def test_titles_and_blurbs_are_there_for_every_scenario():
    assert all(
        TABLES["scenario"][name].title and TABLES["scenario"][name].blurb for name in SCENARIOS
    )


SOLUTION = (
    "move red/2 to 22,16 facing 0",
    "move red/3 ahead 1, to 25,16 facing 270",
    "move red/4 to 24,18.5 facing 180, to 24,17.5 facing 180",
    "move red/1 ahead 3",
)


@rule("T20-13")
def test_the_puzzle_of_the_last_stone_has_a_way_that_no_die_can_spoil():
    match = begun_from(setting_of("last-stone"))
    for text in SOLUTION:
        view = match.view(RED)
        order = parse(text, view, match.asks()[0])
        assert match.check(RED, order) == [], text
        match.submit(RED, match.round, order)
    odds = forecast(match.view(RED).table, Engagement(StandId("red/1"), "blue/1"))
    assert odds.second.count_of("destroyed") == 36
