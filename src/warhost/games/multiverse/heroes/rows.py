"""The rows of hero sheets and of what heroes can do."""

from typing import Literal

import msgspec

from warhost.games.multiverse.rows import Row

MOST = 10
"""M13.2-7 Where the HP and AP tracks of a sheet end."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """M13.2-5 The suggested start, marked with a star on the sheet."""

    hp: int
    ap: int
    abilities: tuple[str, ...]


class HeroSheet(Row, frozen=True, kw_only=True):
    """M24.3-6 A hero: a class of its own in words, and the class of units it fights as."""

    name: str
    calling: str
    """One of the five classes of heroes."""
    story: str
    unit_class: str
    body: Literal["infantry", "mounted", "siege"] = "infantry"
    attack: Literal["melee", "ranged"]
    range: int = 0
    attributes: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    """Classes that it counters beside those of its class (M13.5-1)."""
    start: Start
    spells: tuple[str, ...]
    frost_damage: int = 0
    """What every hit on a unit that bears its frost does more (M13.5-2)."""
    frost_sight: int = 2
    """How far such a unit still sees."""


class Spell(Row, frozen=True, kw_only=True):
    """M13.2-3 An ability of a hero."""

    name: str
    text: str
    level: int = 1
    """From which level it can be picked (M13.2-4)."""
    shape: Literal["targets", "triangle", "around", "ally", "self"]
    range: int = 2
    targets: int = 1
    one_more_at: int = 99
    """The level from which it has one more target or use."""
    damage: int = 0
    dice: int = 3
    """M13.5-10 Combat dice against each target; 0 for its usual strength (M13.3-6)."""
    limit: int = 10
    """Without combat dice: what a D10 must not exceed; 10 never fails."""
    frost: Literal["", "bite", "freeze"] = ""
    heals: int = 0
    unanswered: bool = False
