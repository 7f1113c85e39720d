"""What only the whole of the tables shows: names that resolve and numbers that hold together."""

import re
from collections.abc import Iterable, Iterator, Sequence

from warhost.games.multiverse.building.makers import MADE_IN_SETTLEMENTS, makes
from warhost.games.multiverse.combat.audit import flaws_of_combat
from warhost.games.multiverse.dial.effects import EFFECTS
from warhost.games.multiverse.exploring.tiles import ADVENTURE, ROW_LENGTHS, letters_of
from warhost.games.multiverse.heroes.sheets import SKILL_POINTS, points_spent
from warhost.games.multiverse.missions.tasks import JUDGES
from warhost.games.multiverse.modes import MODES
from warhost.games.multiverse.rows import (
    BuildingCard,
    Layout,
    Scenario,
    Spot,
    Territory,
    UnitCard,
    UnitClass,
)
from warhost.games.multiverse.rules import BUILDER
from warhost.games.multiverse.rulesets import RULESETS
from warhost.games.multiverse.turn.victory import VICTORIES
from warhost.kernel.packs import Flaw, Tables

SETTLEMENT_HEXES = 5
FIRST_ABILITIES = 3
TASKS_ON_A_CARD = 3
COLOUR, PATH = re.compile("#[0-9a-f]{6}"), re.compile("[MmLlHhVvCcSsQqTtAaZz0-9 .,-]*")
ATTRIBUTES = ("heavy armor", "highly agile")
BYTE = 254


def audit(tables: Tables) -> Sequence[Flaw]:
    """Every flaw of the tables as a whole."""
    return [flaw for find in AUDITS for flaw in find(tables)]


def flaws_of_territories(tables: Tables) -> Iterator[Flaw]:
    """M2.1, M24.2-1 Nineteen hexes of known terrain, one adventure, a city's five hexes."""
    letters = {terrain.letter for terrain in tables["terrain"].values()}
    if len(tables["terrain"]) > BYTE:
        yield Flaw("terrain", "", "", f"there are more than {BYTE} kinds of terrain")
    tile: Territory
    for tile in tables["territory"].values():
        if tuple(len(row.split()) for row in tile.rows) != ROW_LENGTHS:
            yield Flaw("territory", tile.id, "rows", "must be five rows of 3, 4, 5, 4, 3 hexes")
            continue
        words = letters_of(tile)
        for word in words:
            if word[0].lower() not in letters or word[1:] not in ("", ADVENTURE):
                yield Flaw("territory", tile.id, "rows", f"{word!r} is no terrain")
        yield from _flaws_of_marks(tile, words)


def _flaws_of_marks(tile: Territory, words: Sequence[str]) -> Iterator[Flaw]:
    settled = sum(word[0].isupper() for word in words)
    adventures = sum(word.endswith(ADVENTURE) for word in words)
    if settled != (SETTLEMENT_HEXES if tile.city else 0):
        yield Flaw("territory", tile.id, "rows", f"{settled} hexes are marked as a Settlement")
    if adventures > 1 or (adventures and not 1 <= tile.refresh <= 10):
        text = "an adventure hex needs a refresh number from 1 to 10, and there is one at most"
        yield Flaw("territory", tile.id, "refresh", text)


def flaws_of_layouts(tables: Tables) -> Iterator[Flaw]:
    """M2.3-5 Every place is used once, cities are cities, mines and centres are territories."""
    neutral = [tile for tile in tables["territory"].values() if not tile.city]
    layout: Layout
    for layout in tables["layout"].values():
        spots = [*layout.territories, *(city.at for city in layout.cities)]
        if len(set(spots)) < len(spots):
            yield Flaw("layout", layout.id, "territories", "two tiles lie in one place")
        if len(layout.territories) > len(neutral):
            text = f"needs {len(layout.territories)} territories, there are {len(neutral)}"
            yield Flaw("layout", layout.id, "territories", text)
        for city in layout.cities:
            tile = tables["territory"].get(city.tile)
            if tile is None or not tile.city:
                yield Flaw("layout", layout.id, "cities", f"there is no city `{city.tile}`")
        if len(_joined(spots)) < len(spots):
            yield Flaw("layout", layout.id, "territories", "some tiles touch none of the others")
        for field in ("central", "mines"):
            if not {*getattr(layout, field)} <= {*layout.territories}:
                yield Flaw("layout", layout.id, field, "must be places of territories")


def _joined(spots: Sequence[Spot]) -> set[Spot]:
    """M23.1-8 All places that hang together with the first."""
    found, frontier = {spots[0]}, [spots[0]]
    while frontier:
        east, south = frontier.pop()
        for step in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            near = east + step[0], south + step[1]
            if near in spots and near not in found:
                found.add(near)
                frontier.append(near)
    return found


def flaws_of_builders(tables: Tables) -> Iterator[Flaw]:
    """M23.1-8 Without Builders of Age I nobody can build."""
    units = tables["unit"].values()
    if not any(unit.unit_class == BUILDER and unit.age == 1 for unit in units):
        yield Flaw("unit", "", "", f"there is no unit of the class `{BUILDER}` and Age I")


def flaws_of_units(tables: Tables) -> Iterator[Flaw]:
    """M10.2, M24.1-13 Classes and factions there are, and somebody who makes the unit."""
    row: UnitClass
    for row in tables["class"].values():
        yield from _unknown(row.counters, tables, "class", ("class", row.id, "counters"))
    card: UnitCard
    for card in tables["unit"].values():
        place = ("unit", card.id, "unit_class")
        yield from _unknown([card.unit_class], tables, "class", place)
        yield from _unknown(card.factions, tables, "faction", ("unit", card.id, "factions"))
        if card.grows_into:
            yield from _unknown([card.grows_into], tables, "unit", ("unit", card.id, "grows_into"))
        for name, side in (("novice", card.novice), ("veteran", card.veteran)):
            if side.hp < 1 or side.ap < 0 or side.cost < 0:
                yield Flaw("unit", card.id, name, "HP must be at least 1, AP and cost at least 0")
            if (card.attack == "ranged") != (side.range > 0):
                yield Flaw("unit", card.id, f"{name}.range", "ranged units have a range")
            for attribute in side.attributes:
                if attribute not in ATTRIBUTES:
                    yield Flaw("unit", card.id, name, f"there is no attribute `{attribute}`")


def flaws_of_buildings(tables: Tables) -> Iterator[Flaw]:
    """M24.1-12 What a building makes exists; it has hit points in every ruleset."""
    card: BuildingCard
    for card in tables["building"].values():
        known = {*tables["class"], *tables["unit"]}
        for name in (*card.makes, *card.makes_at_two):
            if name not in known:
                yield Flaw("building", card.id, "makes", f"there is no class or unit `{name}`")
        for ruleset in tables["ruleset"]:
            if card.hp.get(ruleset, 0) < 1:
                yield Flaw("building", card.id, "hp", f"there are no HP for `{ruleset}`")


def flaws_of_scenarios(tables: Tables) -> Iterator[Flaw]:
    """M18.1-11 Rulesets, modes, layouts and victories there are."""
    for name in tables["ruleset"]:
        if name not in RULESETS:
            yield Flaw("ruleset", name, "", f"there is no ruleset `{name}`")
    scenario: Scenario
    for scenario in tables["scenario"].values():
        yield from _flaws_of_scenario(scenario, tables)


def _flaws_of_scenario(scenario: Scenario, tables: Tables) -> Iterator[Flaw]:
    for field, table in (("ruleset", "ruleset"), ("layout", "layout")):
        place = ("scenario", scenario.id, field)
        yield from _unknown([getattr(scenario, field)], tables, table, place)
    place = ("scenario", scenario.id, "must_muster")
    yield from _unknown(scenario.must_muster, tables, "unit", place)
    yield from _unknown(scenario.dial, tables, "dial", ("scenario", scenario.id, "dial"))
    place = ("scenario", scenario.id, "missions")
    yield from _unknown(scenario.missions, tables, "mission", place)
    if scenario.mode not in MODES:
        yield Flaw("scenario", scenario.id, "mode", f"there is no mode `{scenario.mode}`")
    for victory in scenario.victories:
        if victory not in VICTORIES:
            text = f"there is no way to win `{victory}`"
            yield Flaw("scenario", scenario.id, "victories", text)


def _unknown(
    names: Iterable[str], tables: Tables, table: str, place: tuple[str, str, str]
) -> Iterator[Flaw]:
    for name in names:
        if name not in tables[table]:
            yield Flaw(*place, f"there is no {table} `{name}`")


def flaws_of_stories(tables: Tables) -> Iterator[Flaw]:
    """M15, M24.3-8 What adventures bring and plant, and what the dial does, there is."""
    for card in tables["adventure"].values():
        place = ("adventure", card.id, "reward")
        yield from _unknown([n for n in (card.reward.ally,) if n], tables, "unit", place)
        place = ("adventure", card.id, "plants")
        yield from _unknown([n for n in (card.plants,) if n], tables, "encounter", place)
    for section in tables["dial"].values():
        for effect in section.effects:
            if effect not in EFFECTS:
                yield Flaw("dial", section.id, "effects", f"there is no effect `{effect}`")


def flaws_of_heroes(tables: Tables) -> Iterator[Flaw]:
    """M13.2-5, M24.3-6, M24.3-7 A suggested start of eight points from what level 1 offers."""
    for sheet in tables["hero"].values():
        place = ("hero", sheet.id, "spells")
        yield from _unknown(sheet.spells, tables, "spell", place)
        yield from _unknown([sheet.unit_class], tables, "class", ("hero", sheet.id, "unit_class"))
        if points_spent(sheet.start) > SKILL_POINTS or not {*sheet.start.abilities} <= {
            *sheet.spells
        }:
            yield Flaw("hero", sheet.id, "start", f"takes more than {SKILL_POINTS} points")
        at_once = [
            n for n in sheet.spells if n in tables["spell"] and tables["spell"][n].level == 1
        ]
        if len(at_once) < FIRST_ABILITIES:
            text = f"needs {FIRST_ABILITIES} abilities of level 1"
            yield Flaw("hero", sheet.id, "spells", text)


def flaws_of_factions(tables: Tables) -> Iterator[Flaw]:
    """M24.1-4 A look that can be drawn."""
    for row in tables["faction"].values():
        for field in ("colour", "trim"):
            if not COLOUR.fullmatch(getattr(row, field)):
                yield Flaw("faction", row.id, field, "must be a colour as #1a2b3c")
        if not PATH.fullmatch(row.emblem):
            yield Flaw("faction", row.id, "emblem", "must be a path as SVG writes it")


def flaws_of_makers(tables: Tables) -> Iterator[Flaw]:
    """M24.1-13 Every unit that costs something is made by a building or a Settlement."""
    cards = tables["building"].values()
    for unit in tables["unit"].values():
        simple = unit.age == 1 and unit.unit_class in MADE_IN_SETTLEMENTS
        if unit.novice.cost and not simple and not any(makes(card, 2, unit) for card in cards):
            yield Flaw("unit", unit.id, "", "no building makes it")


def flaws_of_missions(tables: Tables) -> Iterator[Flaw]:
    """M17, M24.3-3 Tasks that can be judged, three on each secret card."""
    for mission in tables["mission"].values():
        if mission.task not in JUDGES:
            yield Flaw("mission", mission.id, "task", f"there is no task `{mission.task}`")
    for card in tables["secret"].values():
        yield from _unknown(card.tasks, tables, "mission", ("secret", card.id, "tasks"))
        if len(card.tasks) != TASKS_ON_A_CARD:
            yield Flaw("secret", card.id, "tasks", f"needs {TASKS_ON_A_CARD} tasks")


AUDITS = (
    flaws_of_builders,
    flaws_of_factions,
    flaws_of_makers,
    flaws_of_stories,
    flaws_of_heroes,
    flaws_of_missions,
    flaws_of_territories,
    flaws_of_layouts,
    flaws_of_units,
    flaws_of_buildings,
    flaws_of_scenarios,
    flaws_of_combat,
)
