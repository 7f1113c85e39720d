"""What wars differ in: rulesets and modes are literal records of these; nobody asks which it is."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

Stage = Callable[..., Iterator[Any]]
"""`stage(world, combat, dice)` yields what happens in one stage of a combat."""


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """Behaviour that differs; numbers that differ stand in the table `ruleset`."""

    name: str
    stages: tuple[tuple[str, Stage], ...]
    """A combat from announcement to aftermath, read aloud."""
    strike: Callable[..., Iterator[Any]]
    """`strike(world, combat, striker, target, dice)`; no target is the building attacked."""
    prospect: Callable[[Any, Any, Any, Any], Any]
    """`prospect(table, combat, striker, target)`: what the strike may do, with its odds."""
    intercepts: bool = False
    """Whether Pikemen may strike riders on their way (M11.4-10)."""
    counters: Callable[[Any, Any, Any], bool]
    """`counters(table, one, other)`: whether one unit counters another (M10.2)."""
    repairs: Callable[[Any, Any, Any], bool]
    """`repairs(table, building, seat)`: whether it repairs 1 as this seat begins to act (M7.4)."""
    first_player: Callable[..., Iterator[Any]]
    """`first_player(world, dice)`: who begins, and in which order all act (M2.5)."""
    casts: Callable[..., Any]
    """`casts(table, hero, spell, target, dice)`: how a spell comes out against one unit (M13.3)."""
    answers_spells: bool
    """Whether spells that do damage are retaliated against (M13.3-5)."""
    earns_connected: Callable[[Any, Any], bool]
    """`earns_connected(table, building)`: whether a road to it gives gold (M9.1-3, M9.1-4)."""


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """Differences between a duel, a team game and a free for all; general code only reads it."""

    name: str
    teams: tuple[tuple[int, ...], ...]
    """Places in seating order that stand together."""
    fortresses: int = 4
    """Completed Fortresses of one side that win (M18.1-4, M19.1-10)."""
    dominates_late: bool = False
    """Whether they must have stood for a full turn (M19.1-10)."""
    gifts: bool = False
    """Whether allies give each other gold (M19.1-2)."""
    diplomacy: bool = False
    """Whether a scenario may allow open diplomacy (M20.1-2)."""
