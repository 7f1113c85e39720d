"""The tables of Multiverse War and the struct of their rows."""

from collections.abc import Mapping

import msgspec

from warhost.games.multiverse.rows import (
    BuildingCard,
    Faction,
    Layout,
    RulesetRow,
    Scenario,
    Terrain,
    Territory,
    UnitCard,
    UnitClass,
)

SCHEMA: Mapping[str, type[msgspec.Struct]] = {
    "terrain": Terrain,
    "territory": Territory,
    "layout": Layout,
    "class": UnitClass,
    "unit": UnitCard,
    "building": BuildingCard,
    "faction": Faction,
    "ruleset": RulesetRow,
    "scenario": Scenario,
}
