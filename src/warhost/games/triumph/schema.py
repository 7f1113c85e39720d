"""The tables of Triumph! and the struct of their rows."""

from collections.abc import Mapping

import msgspec

from warhost.games.triumph.armies import ArmyList, Card, Format, Roster, TroopType
from warhost.games.triumph.rows import Abundance, Layout, Outcome, Terrain, Topography
from warhost.games.triumph.scenarios import Scenario

SCHEMA: Mapping[str, type[msgspec.Struct]] = {
    "type": TroopType,
    "card": Card,
    "format": Format,
    "list": ArmyList,
    "roster": Roster,
    "terrain": Terrain,
    "topography": Topography,
    "abundance": Abundance,
    "layout": Layout,
    "outcome": Outcome,
    "scenario": Scenario,
}
