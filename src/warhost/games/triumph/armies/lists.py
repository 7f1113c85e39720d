"""T3.2 An army list: which troops and battle cards a people could send to war, and when."""

from collections.abc import Iterator
from typing import Annotated, Literal, NewType

import msgspec

from warhost.games.triumph.armies.cards import CardCode
from warhost.games.triumph.armies.troop_types import TypeCode

ListId = NewType("ListId", str)
EntryId = NewType("EntryId", str)
"""Unique in its list, optional contingents and allies included."""
ContingentId = NewType("ContingentId", str)
AllyId = NewType("AllyId", str)
BattleLine = Literal["all", "half", ""]
Count = Annotated[int, msgspec.Meta(ge=0)]
Part = Literal["main", "contingent", "ally"]


class Years(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """T3.2-4 A span of years, both ends included; years before Christ are negative."""

    first: int
    last: int

    def __contains__(self, year: int) -> bool:
        return self.first <= year <= self.last


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """T3.2-8 An invasion or maneuver rating to choose."""

    value: Annotated[int, msgspec.Meta(ge=0, le=4)]
    note: str = ""


class CardOffer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """T3.2-17 A battle card that an army, or the stands of an entry, may have."""

    card: CardCode
    least: Count = 0
    most: Count | None = None
    """Without a number the card's own limits alone hold."""
    on_foot: tuple[TypeCode, ...] = ()
    """What a dismounting stand becomes (T17.4-1); without types any foot may be named."""
    note: str = ""


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """T3.2-1 Stands of a kind, at least and at most so many of them."""

    id: EntryId
    name: str
    types: Annotated[tuple[TypeCode, ...], msgspec.Meta(min_length=1)]
    least: Count = 0
    most: Count
    one_type: bool = False
    """Annotated "all": every stand of the entry has the same type (T3.2-2)."""
    years: tuple[Years, ...] = ()
    battle_line: BattleLine = ""
    cards: tuple[CardOffer, ...] = ()
    note: str = ""
    """A variant note: shown, not enforced (T3.2-7)."""


class GeneralOption(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """T3.1-3 Troop types that may be the general."""

    types: Annotated[tuple[TypeCode, ...], msgspec.Meta(min_length=1)]
    years: tuple[Years, ...] = ()
    note: str = ""


class Contingent(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Entries that come together: optional ones of the army (T3.2-12) or those of an ally."""

    id: ContingentId
    name: str
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(min_length=1)]
    years: tuple[Years, ...] = ()
    note: str = ""


class AllyOption(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """T3.2-14 One or two allied contingents that come together."""

    id: AllyId
    name: str
    contingents: Annotated[tuple[Contingent, ...], msgspec.Meta(min_length=1, max_length=2)]
    years: tuple[Years, ...] = ()
    note: str = ""


class ArmyList(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """The army list of one people."""

    id: ListId
    name: str
    blurb: str = ""
    """Who they were, in a few sentences."""
    start: int
    end: int
    invasion: Annotated[tuple[Rating, ...], msgspec.Meta(min_length=1)]
    maneuver: Annotated[tuple[Rating, ...], msgspec.Meta(min_length=1)]
    topographies: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    generals: Annotated[tuple[GeneralOption, ...], msgspec.Meta(min_length=1)]
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(min_length=1)]
    contingents: tuple[Contingent, ...] = ()
    allies: tuple[AllyOption, ...] = ()
    cards: tuple[CardOffer, ...] = ()
    keywords: tuple[str, ...] = ()
    reference: str = ""
    """The number under which its publisher keeps an imported list."""
    status: str = ""


def holds(years: tuple[Years, ...], year: int) -> bool:
    """T3.2-3 Whether the year lies in one of the ranges; no ranges means always."""
    return not years or any(year in span for span in years)


def parts_of(army_list: ArmyList) -> Iterator[tuple[Part, Entry]]:
    """Every entry of a list with the part of the army it belongs to."""
    for entry in army_list.entries:
        yield "main", entry
    for contingent in army_list.contingents:
        yield from (("contingent", entry) for entry in contingent.entries)
    for option in army_list.allies:
        for contingent in option.contingents:
            yield from (("ally", entry) for entry in contingent.entries)
