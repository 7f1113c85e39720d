"""The rows of the tables of ground and of results."""

from typing import Literal

import msgspec

Going = Literal["open", "difficult", "impassable"]
Form = Literal["area", "stream", "coast", "road", "defences"]
Loss = Literal["beaten", "doubled"]
Way = Literal["close combat", "shooting", "camp"]
"""How a stand lost: fighting a stand, shot at, or attacking a camp."""
Result = Literal["destroyed", "no effect", "fall back", "evade", "panic"]


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of terrain (T4.3)."""

    id: str
    name: str
    clause: str
    going: Going
    form: Form = "area"
    hill: bool = False
    """Has a crest and gives height (T4.2-8, T4.3-10)."""
    blocks_sight: bool = False
    """More than 1 MU of it hides what lies behind (T10.2-8)."""
    blocks_command: bool = False
    """A command line that meets it reaches 8 MU only (T6-7)."""
    at_most: int = 3
    """How many pieces of it one table may hold (T4.1-21); none can be chosen where it is 0."""
    excludes: tuple[str, ...] = ()
    """Kinds that may not lie on the same table (T4.1-20)."""


class Topography(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the terrain table: what a homeland's battlefields are made of (T4.1-13 to -19)."""

    id: str
    name: str
    clause: str
    compulsory: str
    optional: tuple[str, ...]
    at_most: dict[str, int] = {}
    """Where this homeland holds fewer of a kind than the kind itself allows."""


class Abundance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many pieces a terrain score brings (T4.1-10)."""

    id: str
    lowest: int
    highest: int
    pieces: int


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where pieces 1 to 6 lie; the id is what the second layout die shows."""

    id: str
    rows: tuple[int, ...]
    """T4.2-4"""
    columns_beyond: tuple[int, ...]
    """T4.2-3 How many columns beyond the one that the first die shows."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the result tables (T12, T14): the first that fits a loser says what happens.

    A stand is named by its type, by `foot` or `mounted`, or by both its order and category
    as in `close order foot`; no name at all means every stand.
    """

    id: str
    clause: str
    text: str
    """What the row says, for players."""
    when: Loss
    result: Result
    by: tuple[Way, ...] = ("close combat", "shooting")
    ground: Literal["any", "open", "difficult"] = "any"
    losers: tuple[str, ...] = ()
    losers_with: tuple[str, ...] = ()
    """Battle cards of which one must be at work for the loser."""
    losers_without: tuple[str, ...] = ()
    """Battle cards that spare their stands this row."""
    winners: tuple[str, ...] = ()
    not_winners: tuple[str, ...] = ()
