"""Quests and spells as the packs ship them."""

from tests.games.cosmos.tables.shipped import rules_of, tables_of
from tests.rule import rule
from warhost.games.cosmos.scene.reading import read_scene

SCENARIO = tables_of("island")["scenario"]["drowned-throne"]
ISLAND = read_scene(SCENARIO.scene, rules_of("island"))
WON_IN_QUESTS = [
    one for one in ISLAND.rules.items.values() if one.number >= 30 and not one.is_immobile
]


@rule("C20-3")
def test_the_island_has_thirty_places_of_quest() -> None:
    places = [one for one in ISLAND.locations.values() if one.quest]
    assert len({one.quest for one in places}) == len(ISLAND.rules.quests) >= 30
    kinds = {one.type for one in places}
    assert kinds >= {"lair", "market", "old_shrine", "library", "crypt", "inn", "sea_cave"}


@rule("C20-4")
def test_forty_things_are_to_be_won_and_each_counts_for_something() -> None:
    lying = {one.type for one in ISLAND.items.values() if one.quests}
    assert len(WON_IN_QUESTS) >= 40
    assert {one.id for one in WON_IN_QUESTS} <= lying
    for one in WON_IN_QUESTS:
        assert one.gives or one.wards or one.production or one.administers, one.id


def test_every_place_of_quest_is_told_of_guarded_or_sells() -> None:
    told = {name for row in ISLAND.rules.quests.values() for name in row.shows}
    alone = set(ISLAND.rules.quests) - told
    assert all(ISLAND.rules.quests[one].shows or ISLAND.rules.quests[one].sells for one in alone)


@rule("C20.1.1-3")
def test_who_guards_a_quest_is_in_its_world() -> None:
    guards = [one for one in ISLAND.units.values() if one.quests]
    assert len(guards) >= 15
    places = {str(one.id) for one in ISLAND.locations.values() if one.quest}
    assert {one.position for one in guards} <= places


@rule("C20.4-4")
def test_routes_lead_from_place_to_place() -> None:
    assert sum(len(known) for known in ISLAND.routes.values()) >= 10


@rule("C19-2")
def test_there_are_spells_of_every_kind_in_four_schools() -> None:
    spells = ISLAND.rules.spells.values()
    schools = {one.school for one in spells}
    assert len(schools) == 4
    assert len(spells) >= 24
    for school in schools:
        assert sum(one.school == school for one in spells) >= 6
    for field in ("strike", "ward", "illusion", "bewitches", "yields", "heartens", "summons",
                  "crumbles", "gives", "heals", "reveals", "dispels"):  # fmt: skip
        assert any(getattr(one, field) for one in spells), field
    casters = {row.spell for kind in ISLAND.rules.units.values() for row in kind.casts}
    assert casters == set(ISLAND.rules.spells)
