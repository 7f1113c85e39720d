"""Resources, item types and spells."""

import msgspec


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


class ItemType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.4 What all items of a type have in common."""

    id: str
    number: int
    name: str
    size: int = 1
    weight: int = 1
    is_personal: bool = False
    """C9-16"""
    blurb: str = ""


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C19-2 A spell and the word that casts it."""

    id: str
    name: str
    blurb: str = ""
