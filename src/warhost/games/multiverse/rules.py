"""The tables and the behaviour that one war is fought by."""

from collections.abc import Mapping

import msgspec

from warhost.games.multiverse.abilities.rows import Ability, Track
from warhost.games.multiverse.adventures.rows import Adventure, EncounterRow
from warhost.games.multiverse.board import Board, Place, board_of, spots_of
from warhost.games.multiverse.cards.rows import CombatCard
from warhost.games.multiverse.combat.rows import Strength
from warhost.games.multiverse.dial.rows import Section
from warhost.games.multiverse.heroes.rows import HeroSheet, Spell
from warhost.games.multiverse.missions.rows import Mission, MissionCard, PortalStage
from warhost.games.multiverse.rows import (
    BuildingCard,
    Faction,
    Layout,
    Lore,
    RulesetRow,
    Scenario,
    Side,
    Term,
    Terrain,
    Territory,
    UnitCard,
    UnitClass,
    Work,
)
from warhost.games.multiverse.variants import Mode, Ruleset
from warhost.kernel.packs import Tables

SEAT_BITS = 0b111
NEUTRAL = 0b111
"""The mark of what belongs to nobody and may be attacked by all (M15.3)."""
FULL = 0b1000
"""A block stands there."""
WALLS = 0b10000
"""A building or Settlement covers it."""
TOKEN = 0b100000
"""An adventure waits there."""
BUILDER = "civilian"
"""The class that builds."""
TOWER = "tower"
"""The class of buildings that shoot."""


class UnitType(msgspec.Struct, frozen=True):
    """A unit card with the side that this ruleset plays."""

    card: UnitCard
    side: Side
    unit_class: UnitClass

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def is_ranged(self) -> bool:
        return self.card.attack == "ranged"


class Rules(msgspec.Struct, frozen=True):
    """All tables, shared by every copy of a war. `ruleset` and `mode` are what differs."""

    scenario: Scenario
    numbers: RulesetRow
    ruleset: Ruleset
    mode: Mode
    layout: Layout
    board: Board
    terrains: tuple[Terrain, ...]
    codes: Mapping[str, int]
    """The byte of a terrain by its id."""
    tiles: Mapping[str, Territory]
    units: Mapping[str, UnitType]
    buildings: Mapping[str, BuildingCard]
    factions: Mapping[str, Faction]
    foes: tuple[bytes, ...]
    """By two marks of the index of occupation: whether one is the other's enemy."""
    bars: tuple[bytes, ...]
    """By a mark: turns the index of occupation into what bars its way."""
    types: Mapping[str, UnitType]
    """Units, and buildings that shoot as if they were units (M10.3-7)."""
    builders: frozenset[str]
    """Kinds that may share a hex with a military unit (M8.1-4)."""
    strengths: Mapping[str, Strength]
    abilities: Mapping[str, Ability]
    tracks: Mapping[str, Track]
    cards: Mapping[str, CombatCard]
    adventures: Mapping[str, Adventure]
    encounters: Mapping[str, EncounterRow]
    heroes: Mapping[str, HeroSheet]
    spells: Mapping[str, Spell]
    missions: Mapping[str, Mission]
    secrets: Mapping[str, MissionCard]
    portal: Mapping[str, PortalStage]
    """The steps of the Portal track in their order."""
    mine_places: tuple[Place, ...]
    """Territories whose central hex becomes a mine (M16.1-4)."""
    lore: Mapping[str, Lore]
    glossary: Mapping[str, Term]
    works: Mapping[str, Work]
    """The steps of the builder track that bring something (M8.1-11)."""
    dial: tuple[Section, ...]
    """The sections in their order; none where the scenario does without (M17.2-1)."""


WHOLE_TABLES = {
    "tiles": "territory",
    "factions": "faction",
    "strengths": "strength",
    "abilities": "ability",
    "tracks": "track",
    "cards": "card",
    "adventures": "adventure",
    "encounters": "encounter",
    "heroes": "hero",
    "spells": "spell",
    "missions": "mission",
    "secrets": "secret",
    "portal": "portal",
    "works": "work",
    "lore": "lore",
    "glossary": "glossary",
}
"""Fields of the rules that are a table of the pack as it stands."""


def rules_from(tables: Tables, scenario: Scenario, ruleset: Ruleset, mode: Mode) -> Rules:
    """The rules of one scenario out of the tables of its pack."""
    numbers: RulesetRow = tables["ruleset"][scenario.ruleset]
    terrains = tuple(tables["terrain"].values())
    layout: Layout = tables["layout"][scenario.layout]
    units = {card.id: _type_of(card, tables, numbers) for card in tables["unit"].values()}
    return Rules(
        scenario=scenario,
        numbers=numbers,
        ruleset=ruleset,
        mode=mode,
        layout=layout,
        board=board_of(layout),
        terrains=terrains,
        codes={terrain.id: code for code, terrain in enumerate(terrains)},
        units=units,
        buildings={**tables["building"], **_encounters_in(tables)},
        foes=_foes_in(mode),
        bars=tuple(_bars_for(foes) for foes in _foes_in(mode)),
        types={**_towers_in(tables), **_heroes_in(tables), **units},
        builders=frozenset(name for name, u in units.items() if u.card.unit_class == BUILDER),
        **{field: tables[table] for field, table in WHOLE_TABLES.items()},
        mine_places=_mine_places(layout, scenario.mines),
        dial=tuple(tables["dial"][name] for name in scenario.dial),
    )


def _type_of(card: UnitCard, tables: Tables, numbers: RulesetRow) -> UnitType:
    """M1.2-8 The side that belongs to the ruleset."""
    side = card.novice if numbers.side == "novice" else card.veteran
    return UnitType(card, side, tables["class"][card.unit_class])


def _mine_places(layout: Layout, number: int) -> tuple[Place, ...]:
    """M16.1-4, M16.1-5 The first of the places that the layout assigns."""
    spots = spots_of(layout)
    return tuple(Place(spots.index(spot)) for spot in layout.mines[:number])


def _heroes_in(tables: Tables) -> dict[str, UnitType]:
    """M13.3-7, M13.3-8 Heroes, each as a unit type of its own; their HP and AP stand elsewhere."""
    return {row.id: _hero(row, tables["class"][row.unit_class]) for row in tables["hero"].values()}


def _hero(row: HeroSheet, unit_class: UnitClass) -> UnitType:
    side = Side(
        cost=0,
        ap=row.start.ap,
        hp=row.start.hp,
        range=row.range,
        attributes=row.attributes,
        counters=row.counters,
    )
    card = UnitCard(
        id=row.id,
        name=row.name,
        unit_class=row.unit_class,
        body=row.body,
        attack=row.attack,
        novice=side,
        veteran=side,
        text=row.story,
    )
    return UnitType(card, side, unit_class)


def _towers_in(tables: Tables) -> dict[str, UnitType]:
    """M10.3-7 Buildings that shoot, each as a unit type of its own."""
    return {card.id: _tower(card, tables["class"][TOWER]) for card in tables["building"].values()}


def _tower(building: BuildingCard, unit_class: UnitClass) -> UnitType:
    side = Side(cost=0, ap=0, hp=1, range=building.range)
    card = UnitCard(
        id=building.id,
        name=building.name,
        unit_class=unit_class.id,
        body="building",
        attack="ranged",
        novice=side,
        veteran=side,
    )
    return UnitType(card, side, unit_class)


def _encounters_in(tables: Tables) -> dict[str, BuildingCard]:
    """M15.3-2, M15.3-5 Encounters that act as buildings; nobody builds them."""
    return {
        row.id: BuildingCard(
            id=row.id,
            name=row.name,
            cost=0,
            upgrade=0,
            hp=dict.fromkeys(tables["ruleset"], row.hp),
            income=(row.income, row.income),
            zone=0,
            at_most=0,
        )
        for row in tables["encounter"].values()
        if row.hp
    }


def _foes_in(mode: Mode) -> tuple[bytes, ...]:
    team = {place: n for n, places in enumerate(mode.teams) for place in places}
    marks = range(NEUTRAL + 1)
    return tuple(bytes(_are_foes(team, one, other) for other in marks) for one in marks)


def _are_foes(team: Mapping[int, int], one: int, other: int) -> bool:
    if NEUTRAL in (one, other):
        return one != other and min(one, other) > 0
    sides = team.get(one - 1), team.get(other - 1)
    return None not in sides and sides[0] != sides[1]


def _bars_for(foes: bytes) -> bytes:
    """M4.3-5 Enemy units and buildings bar the way, and so do adventures."""
    return bytes(bool(here & TOKEN) or _is_held_by(here, foes) for here in range(256))


def _is_held_by(here: int, foes: bytes) -> bool:
    seat = here & SEAT_BITS
    return bool(here & (FULL | WALLS)) and seat < len(foes) and bool(foes[seat])
