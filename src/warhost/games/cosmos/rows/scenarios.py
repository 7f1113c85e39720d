"""Scenarios: a map, nations and what stands on it, in the notation of scenes."""

import msgspec


class GameNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C1.2-1 What the game master writes into the reports of a turn; 0 is the set-up."""

    turn: int = 0
    to: tuple[str, ...] = ()
    """The codes of the nations that read it; none: all."""
    text: str


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One world to play in."""

    id: str
    title: str
    blurb: str
    scene: str
    turns: int = 12
    phases: int = 24
    """C4-8"""
    notes: tuple[GameNote, ...] = ()
