"""M24.1, M24.3: what units, buildings, factions and cards of the shipped pack must hold."""

import pytest

from tests.games.multiverse.scenes.reading import tables
from tests.rule import rule
from warhost.games.multiverse.rows import Side, UnitCard

EXTRA = ("companion", "decoy")
CARDS = [row for row in tables()["unit"].values() if row.unit_class not in EXTRA]
FIGHTERS = [card for card in CARDS if card.attack != "none"]
GROUNDS = ("grassland", "forest", "hills", "mountain", "building")
ENOUGH_CARDS = 4 * 5 + 5


def sides(card: UnitCard) -> tuple[Side, Side]:
    return card.novice, card.veteran


@rule("M24.1-1", "M1.3-3")
def test_there_are_eighteen_unit_cards_with_two_whole_sides() -> None:
    assert len(CARDS) == 18
    for card in CARDS:
        assert card.name
        assert card.text
        for side in sides(card):
            assert side.ap > 0 < side.hp
            assert side.cost > 0
            assert bool(side.ability) == (card.attack != "none")


@rule("M24.1-2")
def test_the_units_that_the_books_name_are_there() -> None:
    named = "Builder, Tribal Scout, Archer, Heavy Swordsman, Pikeman, Horseman, Knight"
    wanted = {*named.split(", "), "Berzerker", "Shield Maiden", "Ballista", "Bear"}
    assert wanted <= {row.name for row in tables()["unit"].values()}


@rule("M24.1-3")
def test_known_values_stand_on_the_cards() -> None:
    units = tables()["unit"]
    for side in sides(units["berzerker"]):
        assert (side.cost, side.ap) == (6, 3)
    assert {side.ap for side in sides(units["shield-maiden"])} == {3}
    assert {side.ap for side in sides(units["decoy"])} == {2}
    for card in FIGHTERS:
        reach = {"ranged": 2, "siege": 3}.get(card.unit_class, 0)
        assert {side.range for side in sides(card)} == {reach}, card.id


@rule("M24.1-4", "M24.1-5", "M7.1-9")
def test_four_factions_differ_in_look_fortress_and_units() -> None:
    factions = tables()["faction"]
    assert len(factions) == 4
    assert "Vikings" in {row.name for row in factions.values()}
    assert {"Castra", "Castle", "Ring Fortress"} < {row.fortress for row in factions.values()}
    for field in ("fortress", "colour", "emblem", "motto"):
        assert len({getattr(row, field) for row in factions.values()}) == 4
    for name in factions:
        assert len([card for card in CARDS if card.factions == (name,)]) == 2


@rule("M24.1-6")
def test_veteran_fighters_survive_two_damage() -> None:
    assert {card.veteran.hp for card in FIGHTERS} == {3, 4}


@rule("M10.9-2")
def test_every_novice_fighter_has_four_hit_points() -> None:
    assert {card.novice.hp for card in FIGHTERS} == {4}


@rule("M24.1-7", "M24.1-8", "M1.4-7")
def test_the_strength_table_has_every_class_on_every_ground() -> None:
    for name in ("swords", "spears", "cavalry", "ranged", "siege"):
        row = tables()["strength"][name]
        assert tuple(row.attack) == tuple(row.defence) == GROUNDS
    strengths = tables()["strength"]
    assert 3 in strengths["swords"].attack.values()
    assert list(strengths["siege"].defence.values()).count(4) >= 3


@rule("M24.1-9")
def test_classes_are_strong_and_weak_where_they_should_be() -> None:
    strengths = tables()["strength"]
    riders, archers = strengths["cavalry"], strengths["ranged"]
    assert max(riders.attack["forest"], riders.attack["building"]) < riders.attack["grassland"]
    assert archers.defence["grassland"] < min(archers.defence["hills"], archers.defence["building"])
    assert archers.elevation[-1] > 0 > archers.elevation[0]
    assert archers.ground["building"] > 0
    assert strengths["swords"].attack["hills"] < strengths["swords"].attack["grassland"]
    siege = strengths["siege"].attack["building"]
    assert siege == max(row.attack["building"] for row in strengths.values())


@rule("M24.1-10")
def test_typical_strikes_use_one_to_five_dice() -> None:
    for row in tables()["strength"].values():
        for points in (*row.attack.values(), *row.defence.values()):
            assert 1 <= -(-points // 2) <= 5


@rule("M24.1-11", "M10.4-8")
def test_distance_and_elevation_bear_on_shots_alone() -> None:
    for row in tables()["strength"].values():
        shoots = row.id in ("ranged", "siege")
        assert any(row.distance) == any(row.elevation) == shoots, row.id
        assert list(row.elevation) == sorted(row.elevation)
    assert tables()["strength"]["ranged"].distance[0] < 0


@rule("M24.1-13", "M24.1-12")
def test_knights_come_from_the_academy_and_engines_from_the_workshop() -> None:
    buildings = tables()["building"]
    makers = {
        name: [b.id for b in buildings.values() if name in (*b.makes, *b.makes_at_two)]
        for name in ("knight", "ballista", "mangonel", "longbowman")
    }
    assert makers["knight"] == ["academy"]
    assert makers["ballista"] == makers["mangonel"] == ["siege-workshop"]
    assert makers["longbowman"] == ["barracks"]


@rule("M24.1-15")
def test_the_builder_track_rises_and_brings_little() -> None:
    works = list(tables()["work"].values())
    assert [work.at for work in works] == sorted({work.at for work in works})
    assert all(1 <= work.gold <= 3 for work in works)


@rule("M24.1-16")
def test_nine_gold_buy_a_hero_or_two_cheap_units() -> None:
    cheap = sorted(card.novice.cost for card in FIGHTERS if card.age == 1)
    assert cheap[0] + cheap[1] <= tables()["ruleset"]["novice"].first_gold == 9


@rule("M24.3-1")
def test_twenty_four_adventures_tell_what_they_are() -> None:
    cards = tables()["adventure"]
    assert len(cards) == 24
    assert len({card.story for card in cards.values()}) == 24
    assert {card.plants for card in cards.values() if card.plants} == {*tables()["encounter"]}
    assert sum(card.reward.scrolls for card in cards.values()) >= 10
    assert "bear" in {card.reward.ally for card in cards.values()}


@rule("M24.3-2")
def test_adventures_ask_for_support_and_never_kill_a_healthy_unit() -> None:
    cards = tables()["adventure"].values()
    assert all(list(card.chance) == sorted(card.chance) for card in cards)
    assert any(card.chance[0] < card.chance[2] for card in cards)
    assert max(card.damage for card in cards) < min(card.veteran.hp for card in FIGHTERS)


@rule("M24.3-3")
def test_six_secret_cards_hold_three_tasks_each() -> None:
    cards = tables()["secret"].values()
    assert len(cards) == 6
    for card in cards:
        assert len(set(card.tasks)) == 3
        assert all(tables()["mission"][task].points > 0 for task in card.tasks)


@rule("M24.3-4")
def test_combat_cards_say_all_that_a_card_says() -> None:
    cards = tables()["card"].values()
    assert len(cards) >= 24
    for card in cards:
        assert card.quote
        assert card.by
        assert card.text
    retreat = tables()["card"]["dear-horses"]
    assert (retreat.cost, retreat.effect, retreat.classes) == (4, "retreat", ("cavalry",))
    assert len({card.quote for card in cards}) == len(cards)


@rule("M24.3-5")
def test_the_deck_is_larger_than_four_players_need() -> None:
    assert sum(card.copies for card in tables()["card"].values()) > ENOUGH_CARDS


@rule("M24.3-6", "M24.3-7")
def test_six_heroes_of_five_callings_choose_among_three_abilities() -> None:
    heroes = tables()["hero"].values()
    assert len(heroes) == 6
    assert len({hero.calling for hero in heroes}) == 5
    for hero in heroes:
        levels = [tables()["spell"][name].level for name in hero.spells]
        assert levels.count(1) >= 3
        assert max(levels) > 1
    assert any(hero.frost_damage for hero in heroes)


@rule("M24.3-8")
def test_the_dial_has_the_sections_that_it_must_have() -> None:
    effects = {effect for section in tables()["dial"].values() for effect in section.effects}
    assert effects == {"refresh", "tokens", "first player", "competition"}


@rule("M24.3-9")
def test_the_portal_track_leads_to_its_end_in_words() -> None:
    stages = list(tables()["portal"].values())
    assert [stage.at for stage in stages] == sorted(stage.at for stage in stages)
    assert stages[-1].at == 100
    assert all(stage.text for stage in stages)


@rule("M24.3-10", "M17.3-2", "M17.4-3")
@pytest.mark.parametrize("scenario", ["novice-lessons", "advanced-lessons"])
def test_the_lessons_lead_from_mission_to_mission(scenario: str) -> None:
    row = tables()["scenario"][scenario]
    assert len(row.missions) >= 4
    assert all(tables()["mission"][name].text for name in row.missions)
    assert {"build", "action"} <= {hint.ask for hint in row.hints}


@rule("M24.3-11", "M1.2-9")
def test_the_novice_side_of_cleave_gives_its_dice() -> None:
    card = tables()["unit"]["berzerker"]
    novice, veteran = (tables()["ability"][side.ability] for side in sides(card))
    assert (novice.dice, novice.targets) == (3, 2)
    assert veteran.dice == 0
