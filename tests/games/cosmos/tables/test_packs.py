"""What holds for every row of every shipped pack."""

import pytest

from tests.games.cosmos.tables.shipped import PACKS, base, rules_of
from tests.rule import rule

TERRAINS = {
    "farmlands", "plains", "woods", "wooded_hills", "hills", "mountains", "high_mountains", "swamp",
    "jungle", "desert", "wastelands", "lake", "coastal_ocean", "deep_ocean",
}  # fmt: skip
FEATURES = {"road", "small_river", "ford", "large_river", "bridge", "sea_lane", "bay", "beach"}
ICONS = {
    "city", "castle", "structure", "temple", "cave", "mine", "grove", "circle", "oasis", "volcano",
}  # fmt: skip


@rule("C2.1-9", "C2.1-10", "C2.1-11")
def test_the_basic_terrains_features_and_icons_are_there() -> None:
    assert set(rules_of().terrains) >= TERRAINS
    assert set(rules_of().features) >= FEATURES
    assert {one.icon for one in rules_of().locations.values()} == ICONS


@rule("C2.1-5")
def test_terrain_affects_movement_combat_sight_and_production() -> None:
    horse, grounds = base("heavy_cavalry"), rules_of().terrains
    assert horse.moves["plains"] < horse.moves["swamp"]
    assert horse.combat["swamp"] < 100
    assert grounds["woods"].growth > grounds["plains"].growth
    assert grounds["farmlands"].production != grounds["mountains"].production


@rule("C2.1.2-8")
def test_over_almost_any_terrain_is_air() -> None:
    over = {one.id for one in rules_of().terrains.values() if one.over != "air"}
    assert over == {"elemental_fire"}


@rule("C2.1.2-10")
@pytest.mark.parametrize("pack", PACKS)
def test_only_what_flies_or_burrows_leaves_the_surface(pack: str) -> None:
    units = rules_of(pack).units.values()
    flying = {one.id for one in units if "air" in one.moves}
    assert flying == {one.id for one in units if "flies" in one.abilities}
    burrowing = [one for one in units if "underground" in one.moves]
    assert burrowing
    assert len(flying) + len(burrowing) < len(units) / 3


@rule("C2.1.3-7", "C2.1.3-10")
def test_roads_are_quicker_and_some_features_raise_production() -> None:
    foot = base("medium_infantry")
    assert foot.moves["road"] < foot.moves["plains"]
    raising = {one.id for one in rules_of().features.values() if one.production}
    assert raising == {"road", "small_river", "large_river", "bay"}


@rule("C2.3.3-1", "C20.1.1-1")
@pytest.mark.parametrize("pack", PACKS)
def test_major_characters_are_single_persons(pack: str) -> None:
    majors = [one for one in rules_of(pack).units.values() if "major" in one.abilities]
    assert {"noble", "knight", "high_priest", "wizard", "hero"} <= {one.id for one in majors}
    assert not any(one.is_mass for one in majors)


@rule("C6-21", "C6-24")
def test_all_kinds_of_resources_are_there() -> None:
    kinds = {one.kind for one in rules_of().resources.values()}
    assert kinds == {"gold", "food", "population", "manpower", "mount", "wood", "iron", "arms",
                     "mana"}  # fmt: skip
    schools = [one.id for one in rules_of().resources.values() if one.kind == "mana"]
    assert len(schools) == 4


@rule("C15.3-2")
@pytest.mark.parametrize("pack", PACKS)
def test_wound_levels_lie_below_one_another(pack: str) -> None:
    for one in rules_of(pack).units.values():
        levels = [level for level in (one.lightly, one.heavily, one.incapacitated) if level]
        assert sorted(levels, reverse=True) == levels, one.id
        assert all(level < one.wound_points for level in levels), one.id


@rule("C15.5-8")
@pytest.mark.parametrize("pack", PACKS)
def test_missiles_fly_one_to_three_steps(pack: str) -> None:
    units = rules_of(pack).units.values()
    assert {attack.range for one in units for attack in one.attacks} == {0, 1, 2, 3}


@rule("C15.6.2-9", "C15.6-14", "C15.6-20")
@pytest.mark.parametrize("pack", PACKS)
def test_new_units_start_with_the_tactics_of_their_kind(pack: str) -> None:
    for one in rules_of(pack).units.values():
        if one.is_mass and "charge" in one.abilities:
            assert one.tactics == "charge", one.id
        if one.leads is not None:
            assert one.tactics == "flee", one.id


@pytest.mark.parametrize("pack", PACKS)
def test_all_that_is_special_stands_in_rows(pack: str) -> None:
    units = rules_of(pack).units.values()
    assert any(one.engines for one in units)
    assert any(one.sapping for one in units)
    assert any(one.fear for one in units)
    assert any(one.heartens for one in units)
    assert any(one.regeneration == 2 for one in units), "those that regenerate"
    assert any(one.harm.get("normal") == 0 for one in units), "those immune to blades"
    assert any("undead" in one.abilities for one in units)
    assert any(not one.is_slowed and one.category == "Animal" for one in units), "mounts"
    assert any("cancel_charge" in one.abilities for one in units)


@pytest.mark.parametrize("pack", PACKS)
def test_whoever_is_special_is_described(pack: str) -> None:
    rules = rules_of(pack)
    special = [one for one in rules.units.values() if one.leads or "major" in one.abilities]
    assert all(one.blurb for one in special)
    assert all(one.blurb.endswith((".", "!")) for one in rules.units.values() if one.blurb)
