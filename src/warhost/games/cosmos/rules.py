"""The tables a world is played by, as its packs gave them, and how many phases a turn has."""

from collections.abc import Mapping

import msgspec

from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.scenarios import Scenario
from warhost.games.cosmos.rows.terrain import Feature, Terrain
from warhost.games.cosmos.rows.things import ItemType, Resource, Spell
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
    peoples: Mapping[str, People]
    """C6.6-1 The first is that of nations of which nothing is said."""
    phases: int = 24
    turns: int = 12


def rules_from(tables: Tables, scenario: Scenario) -> Rules:
    """The rules of one world out of the tables of its pack."""
    return Rules(
        terrains=tables["terrain"],
        features=tables["feature"],
        units=tables["unit"],
        locations=tables["location"],
        resources=tables["resource"],
        items=tables["item"],
        spells=tables["spell"],
        peoples=tables["people"],
        phases=scenario.phases,
        turns=scenario.turns,
    )
