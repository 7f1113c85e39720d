"""Location types (C2.2)."""

import msgspec


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
    influences_control: bool = False
    is_city: bool = False
    is_castle: bool = False
    is_specialised: bool = False
    """C16-11 A fortification that is nothing else."""
    blocks_sight: bool = False
    is_unique: bool = False
    """C21.1-3"""
    orders: tuple[str, ...] = ()
    """C13-6 Orders it takes beside those that all locations take."""
    production: dict[str, int] = {}
    upkeep: dict[str, int] = {}
    cost: dict[str, int] = {}
    points: int = 0
    blurb: str = ""
