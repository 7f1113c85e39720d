"""Armies of Triumph!: troop types, battle cards, army lists, rosters."""

from warhost.games.triumph.armies.cards import Card
from warhost.games.triumph.armies.formats import Format
from warhost.games.triumph.armies.lists import ArmyList
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.armies.troop_types import TroopType

__all__ = ["ArmyList", "Card", "Format", "Roster", "TroopType"]
