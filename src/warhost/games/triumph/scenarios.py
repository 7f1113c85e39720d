"""Battles to start from: what is given, and what the players still set up themselves."""

from typing import NewType

import msgspec

ScenarioId = NewType("ScenarioId", str)


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to a beginner when a step of a turn comes up; turn 0 is the set-up."""

    text: str
    step: str
    turn: int = 0
    seat: str = ""
    """For one side only."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle to choose: a scene laid out by hand, or a full set-up, with or without rosters."""

    id: ScenarioId
    title: str
    blurb: str
    scene: str = ""
    """The position in the notation of scenes; without one the battle begins with its set-up."""
    armies: dict[str, str] = {}
    """The ready roster of each seat; players bring their own where none is named."""
    titles: dict[str, str] = {}
    """What the armies of a scene are called."""
    format: str = "standard"
    turn_limit: int = 0
    hints: tuple[Hint, ...] = ()
