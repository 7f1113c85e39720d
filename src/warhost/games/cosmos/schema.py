"""The tables of COSMOS and the struct of their rows."""

from collections.abc import Mapping

import msgspec

from warhost.games.cosmos.rows.gaits import Gait
from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.quests import Encounter, QuestPlace
from warhost.games.cosmos.rows.scenarios import Scenario
from warhost.games.cosmos.rows.spells import Spell
from warhost.games.cosmos.rows.terrain import Feature, Terrain
from warhost.games.cosmos.rows.things import ItemType, Resource
from warhost.games.cosmos.rows.units import UnitType

SCHEMA: Mapping[str, type[msgspec.Struct]] = {
    "terrain": Terrain,
    "feature": Feature,
    "gait": Gait,
    "unit": UnitType,
    "location": LocationType,
    "resource": Resource,
    "item": ItemType,
    "spell": Spell,
    "quest": QuestPlace,
    "encounter": Encounter,
    "people": People,
    "scenario": Scenario,
}
