"""T3.3-9 A roster: the army that a player chose from an army list."""

from typing import Annotated, NewType

import msgspec

from warhost.games.triumph.armies.cards import CardCode
from warhost.games.triumph.armies.formats import FormatId
from warhost.games.triumph.armies.lists import AllyId, ContingentId, EntryId, ListId
from warhost.games.triumph.armies.troop_types import TypeCode

RosterId = NewType("RosterId", str)
Copies = Annotated[int, msgspec.Meta(ge=1)]


class Troop(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Stands of one entry that are alike in everything."""

    entry: EntryId
    type: TypeCode
    count: Annotated[int, msgspec.Meta(ge=1, le=48)] = 1
    general: bool = False
    garrison: bool = False
    """Set in the camp (T3.1-6)."""
    battle_line: bool = False
    """The owner's choice where the entry is marked "half" (T3.2-11)."""
    cards: tuple[CardCode, ...] = ()
    """Battle cards that each of these stands carries."""
    on_foot: TypeCode | None = None
    """What these stands become when they dismount (T17.4-1)."""


class Roster(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """An army as bought. What is left out is chosen by default: the first of the list's choices."""

    id: RosterId
    list: ListId
    title: str
    format: FormatId = FormatId("standard")
    year: int | None = None
    """The list's start date if none is chosen (T3.2-5)."""
    invasion: int | None = None
    maneuver: int | None = None
    topography: str | None = None
    contingents: tuple[ContingentId, ...] = ()
    ally: AllyId | None = None
    troops: tuple[Troop, ...] = ()
    cards: dict[CardCode, Copies] = {}
    """Army cards, and how many of each."""
    entry_cards: dict[EntryId, dict[CardCode, Copies]] = {}
    """Cards bought for an entry as a whole or in copies (T3.2-17)."""
    text: str = ""
    """How it wants to be played."""
