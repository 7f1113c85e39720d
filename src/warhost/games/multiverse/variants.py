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
    repairs: Callable[[Any, Any], bool]
    """`repairs(table, building)`: whether it repairs 1 now (M7.4)."""
    earns_connected: Callable[[Any, Any], bool]
    """`earns_connected(table, building)`: whether a road to it gives gold (M9.1-3, M9.1-4)."""


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """Differences between a duel, a team game and a free for all; general code only reads it."""

    name: str
    teams: tuple[tuple[int, ...], ...]
    """Places in seating order that stand together."""
    fortresses: int = 4
    """Completed Fortresses of one side that win (M18.1-4, M19.1-10)."""
