"""Gaits: how units of many types move alike."""

import msgspec


class Gait(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C2.3.1-13, C2.3.1-15 Move costs and crossings that unit types name instead of repeating."""

    id: str
    moves: dict[str, int] = {}
    crossings: dict[str, int] = {}
    """As in the rows of unit types, which may say otherwise of single terrains."""
