"""Peoples: what a nation's kind decides about its economy, its building and its home."""

from typing import Literal

import msgspec


class ShipType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C12.3-2, C12-3 What ships of one kind cost a nation, to build and each turn."""

    cost: dict[str, int] = {}
    phases: int = 24
    upkeep: dict[str, int] = {}
    refund: int = 50
    """C12.3-6 In parts of a hundred."""


class Fortifying(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C16.2 How a nation works at walls."""

    strength_phases: int = 2
    rating_phases: int = 6
    """C16.2-4 Times the new rating."""
    removal_phases: int = 2
    repair_phases: int = 1
    most_in_cities: int = 4
    most_in_castles: int = 6
    """C16.2-10, C16.2-11 The highest ratings."""


class Muster(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C1.2-2 With what a nation of a people begins in a world made from a seed."""

    ruler: str
    leaders: tuple[str, ...] = ()
    troops: tuple[str, ...] = ()
    pool: dict[str, int] = {}
    city: str = "city"
    size: int = 5
    """Of its capital."""
    places: tuple[str, ...] = ()
    """Location types in the hex of its home."""
    warships: int = 0
    transports: int = 0


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C6.6-1 What all nations of a people have in common."""

    id: str
    name: str
    efficiency: dict[str, int] = {}
    """C6.2-8 Of base production, in parts of a hundred; a resource that is not named: 0."""
    tax: int = 0
    villeinage: int = 0
    trade: int = 100
    """C6.6.1-1, C6.6.2-1, C6.6.3-3 In parts of a hundred."""
    arms: dict[str, int] = msgspec.field(default_factory=lambda: {"wood": 1, "iron": 1})
    """C6.6.5-2 What one arms is made of."""
    mana_limit: int = 0
    """C6.5-4 The most of each mana in the pool; 0 is without end."""
    costs: dict[str, dict[str, int]] = {}
    """C2.3.1-17 What a standard unit of a type costs where it is not as its row says."""
    builds: tuple[str, ...] = ()
    """C13-9 The location types that the nation builds by itself."""
    walls: Fortifying = Fortifying()
    home: Literal["never", "hex", "location", "any"] = "any"
    """C5.2-4 Where the home can be moved to."""
    home_cost: dict[str, int] = {}
    major_limit: int = 0
    """C2.3.3-2 The most major characters; 0 is without end."""
    lane_cost: int = 4
    boarding_phases: int = 6
    """C12-11, C12-17 Phases for a hex of sea lane, and to go aboard or ashore."""
    has_boats: bool = False
    """C12-7 Shallow bottoms: its ships use beaches and small rivers too."""
    warships: ShipType = ShipType()
    transports: ShipType = ShipType()
    points: dict[str, int] = {}
    """C5.3-2 What hexes of a terrain and locations of a type are worth for it besides."""
    muster: Muster | None = None
    """None: no nation of a made world is of this people."""
    blurb: str = ""
