"""The tables of Multiverse War and the struct of their rows."""

from collections.abc import Mapping

import msgspec

from warhost.games.multiverse.abilities.rows import Ability, Track
from warhost.games.multiverse.adventures.rows import Adventure, EncounterRow
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
    Term,
    Terrain,
    Territory,
    UnitCard,
    UnitClass,
    Work,
)

SCHEMA: Mapping[str, type[msgspec.Struct]] = {
    "terrain": Terrain,
    "territory": Territory,
    "layout": Layout,
    "class": UnitClass,
    "unit": UnitCard,
    "strength": Strength,
    "ability": Ability,
    "track": Track,
    "card": CombatCard,
    "adventure": Adventure,
    "encounter": EncounterRow,
    "dial": Section,
    "mission": Mission,
    "secret": MissionCard,
    "portal": PortalStage,
    "hero": HeroSheet,
    "spell": Spell,
    "building": BuildingCard,
    "faction": Faction,
    "lore": Lore,
    "glossary": Term,
    "work": Work,
    "ruleset": RulesetRow,
    "scenario": Scenario,
}
