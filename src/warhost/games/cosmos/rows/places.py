"""Location types (C2.2)."""

from typing import Literal

import msgspec

WALL_COST = {"manpower": 2, "gold": 1}
WALL_UPKEEP = {"gold": 1}
"""C16.1-5, C16.1-17"""


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C6.6.4-2 What a mine makes of manpower."""

    makes: str
    manpower: int = 1
    """For one of it."""
    most: int = 0
    """C6.6.4-4"""


class LocationType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.2 What all locations of a type have in common."""

    id: str
    number: int
    name: str
    icon: str = "structure"
    terrain: str = ""
    """C2.2-12 Inside; empty: that of where it stands."""
    interior: int = 0
    """C2.2-10 The size that fits inside; 0 is without end."""
    bulk: int = 0
    """C2.2-10 The room it takes where it lies inside another location."""
    is_open: bool = False
    """C11.3-7 Whether flying units enter it from above."""
    blocking: int = 0
    """C11.7.3-8 The blocking factor its description states; 0: none."""
    influences_control: bool = False
    is_city: bool = False
    is_castle: bool = False
    is_specialised: bool = False
    """C16-11 A fortification that is nothing else."""
    protects: bool = False
    """C15.6.1-2 Whether those inside are safe from attacks from outside, walls or not."""
    blocks_sight: bool = False
    """C18-12"""
    stealth: int = 60
    """C18-13 How hard it is to spot."""
    awareness: int = 0
    """C18-22 How aware its people are; 0: nobody lives there."""
    shelters: int = 0
    """C19.1.1-9 Protection of those inside from strikes, in parts of a hundred."""
    mode: Literal["", "military", "questing"] = ""
    """C20.1-11 to C20.1-13 Empty: it exists for everybody."""
    is_unique: bool = False
    """C21.1-3"""
    administers: int = 0
    """C3.2-15"""
    orders: tuple[str, ...] = ()
    """C13-6 Orders it takes beside those that all locations take."""
    production: dict[str, int] = {}
    """C6.2-6 Base production; of cities for each increment."""
    special: dict[str, int] = {}
    """C6.2-7 Special production that only a siege at the end of the turn stops."""
    upkeep: dict[str, int] = {}
    """C2.2-15 Of cities for each increment; walls apart."""
    cost: dict[str, int] = {}
    points: int = 0
    """C2.2-16 Victory points; of cities for each increment."""
    maximum: int = 0
    expansion: dict[str, int] = {}
    expansion_phases: int = 8
    """C13.1-8 The largest size, and what an increment costs."""
    trade: int = 0
    """C6.6.3-1"""
    mine: Mine | None = None
    can_fortify: bool = False
    wall_length: int = 0
    """C16.1-3 0: its size."""
    most_rating: int = 0
    """C16.2-12 0: as the people says."""
    wall_cost: dict[str, int] = msgspec.field(default_factory=lambda: dict(WALL_COST))
    """C16.1-5 For a unit of wall volume."""
    wall_upkeep: dict[str, int] = msgspec.field(default_factory=lambda: dict(WALL_UPKEEP))
    """C16.1-17 For each point of rating and length."""
    first_rating: int = 0
    first_strength: int = 0
    """What `build` puts up."""
    building_phases: int = 24
    on_free_ground: bool = False
    """C13-12 Whether it may be built where nobody owns the place."""
    grounds: tuple[str, ...] = ()
    """C13-12 The terrains it can be built in; none: any on land."""
    ruins: str = ""
    """C13.1-16, C16.3-13 What a city becomes that has starved, or a castle that is destroyed."""
    blurb: str = ""
