"""Resources and item types."""

import msgspec

from warhost.games.cosmos.rows.spells import GiftRow


class Resource(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C6-21 What things are paid with."""

    id: str
    kind: str
    """gold, food, population, manpower, mount, wood, iron, arms or mana."""
    weight: int = 0
    size: int = 0
    """C6-33 Of a hundred."""
    decay: int = 0
    """C6.5 In parts of a hundred each turn."""
    tax: int = 100
    villeinage: int = 100
    """C6.6.1-3, C6.6.2-3 What one of a population counts, in parts of a hundred."""
    is_portable: bool = False
    """C6.7-23 It can be stored, unstored, carried and transferred."""
    transfer: int = 0
    """C6.7-8 What arrives of a transfer, in parts of a hundred; 0: it cannot be sent."""


class ItemType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.4 What all items of a type have in common."""

    id: str
    number: int
    name: str
    size: int = 1
    weight: int = 1
    stealth: int = 150
    """C18-13 How hard it is to spot where it lies."""
    is_personal: bool = False
    """C9-16"""
    cost: dict[str, int] = {}
    phases: int = 1
    """C10-2 What it takes to make one."""
    is_immobile: bool = False
    """C14.3-1 It goes with the place it lies in."""
    influences_control: bool = False
    is_unique: bool = False
    """C21.1-3"""
    administers: int = 0
    """C3.2-15"""
    production: dict[str, int] = {}
    gives: GiftRow | None = None
    """C2.4-2 What it gives the unit that holds it."""
    wards: int = 0
    """C19.1.2-2 Protection from strikes for all where it is, in parts of a hundred."""
    blurb: str = ""
