"""The rows of adventures and of the encounters that stay."""

from typing import Literal

import msgspec

from warhost.games.multiverse.rows import Row


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """M15.1-10 What is gained."""

    gold: int = 0
    experience: int = 0
    """Advances on the track of the unit's type, or kills of a hero."""
    scrolls: int = 0
    """M18.1-8"""
    heals: int = 0
    ally: str = ""
    """A unit that is placed beside the adventure (M15.2-3)."""


class Adventure(Row, frozen=True, kw_only=True):
    """M15.1-2 A card with its story, its resolution and its reward."""

    name: str
    story: str
    text: str
    """The resolution in words."""
    chance: tuple[int, int, int] = (10, 10, 10)
    """With no, one, more supporting units: a D10 up to this succeeds; 0 and 10 roll no die."""
    damage: int = 0
    """What failure costs."""
    reward: Reward = Reward()
    plants: str = ""
    """The permanent encounter that turns up (M15.3-1)."""


class EncounterRow(Row, frozen=True, kw_only=True):
    """M15.3 A permanent encounter; with HP it acts as a building."""

    name: str
    text: str
    hp: int = 0
    repairs: int = 0
    """A turn (M15.3-2)."""
    terrain: str = ""
    """What its hex becomes: as high as this."""
    stings: int = 0
    """Damage to every melee attacker."""
    travels: Literal["", "turn", "dial"] = ""
    """Moves at the beginning of each turn, or when the dial says so."""
    reward: Reward = Reward()
    """For who meets or overcomes it."""
    chance: int = 10
    """A D10 up to this earns the reward of meeting it; 10 rolls no die."""
    ranged_only: bool = False
    """Whether only ranged units may try."""
    conquered: bool = False
    """Belongs to whoever overcomes it, and yields its income to them."""
    income: int = 0
