"""The audit finds what only the whole of the tables shows; the shipped packs have nothing."""

import pytest
from msgspec.structs import replace

from tests.games.multiverse.scenes.reading import tables
from tests.rule import rule
from warhost.games.multiverse.audit import audit
from warhost.games.multiverse.schema import SCHEMA
from warhost.shelf.packs import load_pack, shipped_packs


@pytest.mark.parametrize("pack", shipped_packs("multiverse"))
def test_shipped_packs_have_no_flaws(pack: str) -> None:
    load_pack("multiverse", pack, SCHEMA, audit)


@pytest.mark.parametrize(
    ("table", "row", "changes", "text"),
    [
        ("territory", "greywater", {"rows": ("g g g",)}, "must be five rows of 3, 4, 5, 4, 3"),
        ("territory", "greywater", {"refresh": 11}, "an adventure hex needs a refresh number"),
        ("layout", "duel", {"central": ((9, 9),)}, "must be places of territories"),
        ("class", "cavalry", {"counters": ("dragons",)}, "there is no class `dragons`"),
        ("unit", "bowman", {"unit_class": "dragons"}, "there is no class `dragons`"),
        ("unit", "bowman", {"factions": ("martians",)}, "there is no faction `martians`"),
        ("unit", "bowman", {"attack": "melee"}, "ranged units have a range"),
        ("building", "academy", {"makes": ("dragons",)}, "there is no class or unit `dragons`"),
        ("building", "academy", {"hp": {}}, "there are no HP for `novice`"),
        ("class", "decoy", {"fights": True}, "there is no strength of this class"),
        ("strength", "swords", {"attack": {}}, "there are no points on `hills`"),
        ("ability", "charge", {"special": "flight"}, "there is no behaviour `flight`"),
        ("ability", "shield-wall", {"grants": ("luck",)}, "there is no attribute `luck`"),
        ("ability", "ride-down", {"against": ("dragons",)}, "there is no class `dragons`"),
        ("track", "knight", {"elite_at": 3}, "Elite comes after Veteran"),
        ("card", "empty-words", {"classes": ("dragons",)}, "there is no class `dragons`"),
        ("card", "empty-words", {"effect": "sing"}, "there is no effect `sing`"),
        ("card", "empty-words", {"cost": -1}, "cost, value and copies are at least 0"),
        ("ruleset", "veteran", {"first_cards": ("ace",)}, "there is no card `ace`"),
        ("scenario", "novice-duel", {"mode": "brawl"}, "there is no mode `brawl`"),
        ("scenario", "novice-duel", {"victories": ("luck",)}, "there is no way to win `luck`"),
        ("scenario", "novice-duel", {"must_muster": ("yeti",)}, "there is no unit `yeti`"),
    ],
)
def test_the_audit_names_a_flaw(
    table: str, row: str, changes: dict[str, object], text: str
) -> None:
    rows = {**tables()[table], row: replace(tables()[table][row], **changes)}
    assert any(text in flaw.text for flaw in audit({**tables(), table: rows}))


@rule("M24.2-2")
def test_every_refresh_number_stands_on_one_or_two_territories() -> None:
    numbers = [tile.refresh for tile in tables()["territory"].values() if not tile.city]
    assert len(numbers) == 18
    assert all(1 <= numbers.count(number) <= 2 for number in range(1, 11))


@rule("M2.2-1")
def test_the_kinds_of_terrain_have_the_heights_of_the_book() -> None:
    heights = {terrain.id: terrain.height for terrain in tables()["terrain"].values()}
    assert heights == {"water": 0, "grassland": 0, "forest": 1, "hills": 2, "mountain": 3}


@rule("M18.3-1", "M18.3-2", "M18.3-3")
@pytest.mark.parametrize(
    ("building", "points"),
    [("barracks", (2, 4)), ("guard-towers", (2, 4)), ("academy", (3, 5))],
)
def test_buildings_count_by_their_tier(building: str, points: tuple[int, int]) -> None:
    assert tables()["building"][building].points == points


@rule("M18.3-4", "M18.3-5")
@pytest.mark.parametrize(("building", "points"), [("siege-workshop", (4, 6)), ("fortress", (8, 8))])
def test_workshop_and_fortress_count_by_their_tier(building: str, points: tuple[int, int]) -> None:
    assert tables()["building"][building].points == points


@rule("M7.4-3")
def test_novice_hit_points_of_buildings() -> None:
    hp = {card.id: card.hp["novice"] for card in tables()["building"].values()}
    assert hp.pop("fortress") == tables()["ruleset"]["novice"].settlement_hp == 4
    assert set(hp.values()) == {3}
