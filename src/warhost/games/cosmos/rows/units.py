"""Unit types (C2.3.1)."""

from typing import Literal

import msgspec

from warhost.games.cosmos.rows.fighting import MELEE, Attack
from warhost.games.cosmos.rows.spells import Casting


class Leadership(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C9.2.2 Whom a leader leads, how many, and what that is worth."""

    bonus: int
    units: int
    individuals: int
    types: tuple[str, ...]
    subordinates: tuple[str, ...] = ()


class Controlling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C14.2 How a leader takes places over."""

    base: int
    shared: int
    """C14.2-2 Multiples of the move cost."""
    helpers: tuple[str, ...] = ()
    needs_helper: bool = False
    needs_neighbour: bool = False
    can_neutralise: bool = True


class Recruiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C7.1 One type that a recruiter can create, and how long it takes."""

    type: str
    base: int
    variable: int = 0
    """C7.1-24 Phases."""
    terrains: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    """C7.1-5 Where it goes on; none of both: anywhere."""
    is_bound: bool = False
    """C6-18 Animated or conjured: its mana may come from its creator."""
    home_only: bool = False
    ruler_only: bool = False
    """C5.2-3, C5.5-6"""


class Bribing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C7.4.2-1 How far a briber's gold reaches, and how long the bargain takes."""

    range: int = 0
    phases: int = 1


class Charming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C7.4.1 The power to take units over, by magic or by force of mind."""

    word: Literal["charm", "dominate"] = "charm"
    types: tuple[str, ...] = ()
    range: int = 0
    phases: int = 1
    upkeep: dict[str, int] = {}
    """C7.4.1-6 Mana due each turn for each standard unit held so."""


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.3-3 What all units of a type have in common."""

    id: str
    number: int
    name: str
    category: str = "Human"
    """C2.3.1-1 The class of its individuals."""
    standard: int = 1
    """C2.3.1-2 More than 1: a mass unit."""
    minimum: int = 1
    maximum: int = 1
    wound_points: int = 1
    lightly: int = 0
    heavily: int = 0
    incapacitated: int = 0
    """C15.3-2 At so many wound points or fewer; 0 where there is no such level."""
    size: int = 4
    weight: int = 4
    carry: int = 4
    is_slowed: bool = True
    """C11.1.1-2 Whether weight within its capacity slows it."""
    regeneration: int = 24
    """C15.3.1-6 One wound point in so many phases; 0 is never."""
    awareness: int = 100
    stealth: int = 100
    """C18-13 How hard to spot, C18.2-1 and how well it hides: the standard is 100."""
    familiarity: dict[str, int] = {}
    """C2.3.1-12 By terrain; the standard is 100."""
    gait: str = ""
    """Whose move costs it has, where its own say nothing else."""
    moves: dict[str, int] = {}
    """C2.3.1-13 Phases for a hex of each terrain, roads included; none: it cannot enter."""
    crossings: dict[str, int] = {}
    """C2.3.1-15 Phases added by a river, ford or bridge; none: 0."""
    combat: dict[str, int] = {}
    """C15.5.3-3 Melee modifier by terrain in parts of a hundred; none: 100."""
    attacks: tuple[Attack, ...] = MELEE
    """C15.5 None: unarmed."""
    defence: int = 10
    """What an attack's strength is measured against; human medium infantry has 10."""
    harm: dict[str, int] = {}
    """C15.5-2 What attacks of each form do to it, in parts of a hundred; none: 100, 0: immune."""
    on_walls: int = 100
    """C15.6.1-12 How well it fights over walls, in parts of a hundred."""
    fear: int = 0
    heartens: int = 0
    """C15.7.2-3, C15.7.2-18 Points of battle morale it takes from enemies, and gives to friends."""
    engines: int = 0
    sapping: int = 0
    """C16.3-6, C16.3.1-7 Siege engines of a standard unit, in hundredths."""
    frequency: int = 10
    """C15.5.2-5 How common its individuals are in the world, for combat ratings."""
    cost: dict[str, int] = {}
    upkeep: dict[str, int] = {}
    """C2.3.1-16, C2.3.1-18 Of a standard size unit."""
    production: dict[str, int] = {}
    influences_control: bool = False
    order_allowance: int = 0
    administration: int = 0
    """C3.2-14 Points given as a ruler type."""
    administers: int = 0
    """C3.2-15 Administration points it gives its owner, whoever it is."""
    tactics: str = "attack"
    """C15.6-14"""
    abilities: frozenset[str] = frozenset()
    """C15.5.1 Words that the rules know: charge, formation, brave, stupid, mindless, flies …"""
    leads: Leadership | None = None
    controls: Controlling | None = None
    recruits: tuple[Recruiting, ...] = ()
    builds: tuple[str, ...] = ()
    """C13-8 The location types it builds where it is."""
    bribes: Bribing | None = None
    charms: tuple[Charming, ...] = ()
    casts: tuple[Casting, ...] = ()
    """C19-1"""
    wards: int = 0
    """C19.1.2-2 Protection from strikes for all where it is, in parts of a hundred."""
    is_bribable: bool = False
    """C7.4.2-2 A normal troop type."""
    hires: bool = False
    """C7.4.3-4"""
    makes: tuple[str, ...] = ()
    """C10-2 The item types it can make."""
    rating: int = 0
    """C15.5.2 Worked out from the combat tables, kept to be shown."""
    blurb: str = ""

    @property
    def is_mass(self) -> bool:
        return self.standard > 1

    @property
    def is_stupid(self) -> bool:
        return "stupid" in self.abilities

    @property
    def shares_load(self) -> bool:
        """C8-11"""
        return "shares_nothing" not in self.abilities

    @property
    def has_melee(self) -> bool:
        """C11.7-5"""
        return any(not attack.range for attack in self.attacks)

    @property
    def has_missiles(self) -> bool:
        return any(attack.range for attack in self.attacks)
