"""The rows of the tables of ground and of results."""

from typing import Literal

import msgspec


class Terrain(msgspec.Struct, frozen=True):
    """A kind of terrain (T4.3)."""

    id: str
    name: str
    going: Literal["open", "difficult", "impassable"]
    form: Literal["area", "stream", "coast", "road", "defences"] = "area"
    hill: bool = False
    blocks_sight: bool = False
    blocks_command: bool = False
    at_most: int = 3
    """How many pieces of it one table may hold (T4.1-21)."""
    clause: str = ""


class Topography(msgspec.Struct, frozen=True):
    """A row of the terrain table: what a homeland's battlefields are made of (T4.1-13 to -19)."""

    id: str
    name: str
    compulsory: str
    optional: tuple[str, ...]
    at_most: dict[str, int] = {}
    clause: str = ""


class Layout(msgspec.Struct, frozen=True):
    """Rows of pieces 1 to 6 by the second layout die (T4.2-4); the id is the die."""

    id: str
    rows: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True):
    """A row of the result tables (T12): what happens to a loser who is beaten or doubled."""

    id: str
    clause: str
    when: Literal["beaten", "doubled"]
    losers: tuple[str, ...]
    result: Literal["destroyed", "no effect", "fall back", "evade", "panic"]
    ground: Literal["any", "open", "difficult"] = "any"
    winners: tuple[str, ...] = ()
    """Troop types, or the words `foot`, `mounted`, `close order foot`; empty means any."""
    not_winners: tuple[str, ...] = ()
    by: Literal["any", "close combat", "shooting"] = "any"
