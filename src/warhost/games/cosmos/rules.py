"""The tables a world is played by, as its packs gave them, and how many phases a turn has."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.ratings import rated
from warhost.games.cosmos.rows.gaits import Gait
from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.quests import Encounter, QuestPlace
from warhost.games.cosmos.rows.scenarios import GameNote, Scenario
from warhost.games.cosmos.rows.spells import Spell
from warhost.games.cosmos.rows.terrain import Feature, Terrain
from warhost.games.cosmos.rows.things import ItemType, Resource
from warhost.games.cosmos.rows.units import UnitType
from warhost.kernel.packs import Tables


class Rules(msgspec.Struct, frozen=True):
    """All tables, shared by every copy of a world."""

    terrains: Mapping[str, Terrain]
    features: Mapping[str, Feature]
    units: Mapping[str, UnitType]
    locations: Mapping[str, LocationType]
    resources: Mapping[str, Resource]
    items: Mapping[str, ItemType]
    spells: Mapping[str, Spell]
    quests: Mapping[str, QuestPlace]
    encounters: Mapping[str, Encounter]
    peoples: Mapping[str, People]
    """C6.6-1 The first is that of nations of which nothing is said."""
    notes: tuple[GameNote, ...] = ()
    """C1.2-1"""
    title: str = ""
    """C1-1 The name of the scenario."""
    phases: int = 24
    turns: int = 12


def rules_from(tables: Tables, scenario: Scenario) -> Rules:
    """The rules of one world out of the tables of its pack."""
    return Rules(
        terrains=tables["terrain"],
        features=tables["feature"],
        units=rated(walking(tables["unit"], tables["gait"])),
        locations=tables["location"],
        resources=tables["resource"],
        items=tables["item"],
        spells=tables["spell"],
        quests=tables["quest"],
        encounters=tables["encounter"],
        peoples=tables["people"],
        notes=scenario.notes,
        title=scenario.title,
        phases=scenario.phases,
        turns=scenario.turns,
    )


def walking(units: Mapping[str, UnitType], gaits: Mapping[str, Gait]) -> dict[str, UnitType]:
    """C2.3.1-13 Types with the move costs of their gaits; 0 is a terrain they cannot enter."""
    return {
        name: replace(
            kind,
            moves={t: cost for t, cost in {**gait.moves, **kind.moves}.items() if cost},
            crossings={**gait.crossings, **kind.crossings},
        )
        if (gait := gaits.get(kind.gait))
        else kind
        for name, kind in units.items()
    }
