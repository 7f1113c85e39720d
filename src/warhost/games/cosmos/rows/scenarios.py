"""Scenarios: a map, nations and what stands on it, in the notation of scenes."""

import msgspec


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One world to play in."""

    id: str
    title: str
    blurb: str
    scene: str
    turns: int = 12
    phases: int = 24
    """C4-8"""
