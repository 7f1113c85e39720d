"""Terrains, and what runs along and across the sides of hexes."""

import msgspec


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.1-4 What a hex, the inside of a location or a vertical position is made of."""

    id: str
    viewing_range: int = 1
    """C18-4 How many hexes one sees from it and into it."""
    growth: int = 100
    """C18-10 How hard it is to spot something in it."""
    outlook: int = 100
    """C18-11 How well one spots something from it."""
    awareness: int = 100
    """C18-22 How aware its people are for the nation that owns it."""
    over: str = "air"
    under: str = "underground"
    """C2.1.2-5 The terrains of its other vertical positions."""
    is_water: bool = False
    is_ocean: bool = False
    """C12-6 Water for ships."""
    most_rating: int = 0
    """C16.2-13 The highest rating of walls; 0: no limit of its own."""
    production: dict[str, int] = {}
    """C6.2-5 Base production of a hex in a turn."""


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.1.3 What a hex side or the way across it can have."""

    id: str
    is_crossing: bool = False
    """C2.1.3-5 A bridge or ford: it takes the place of the river's cost if that is lower."""
    production: dict[str, int] = {}
    """C2.1.3-10 What it adds, in parts of a hundred."""
