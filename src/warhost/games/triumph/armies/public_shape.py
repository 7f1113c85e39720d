"""T3.3-4 The public JSON shape of army lists, field by field as it comes."""

from typing import Any

import msgspec


class Shape(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """Fields that are not named here are left alone; what may be missing or null has a default."""


class DateRange(Shape, frozen=True, kw_only=True):
    start_date: int
    end_date: int


class RatingValue(Shape, frozen=True, kw_only=True):
    value: int
    note: str | None = None


class Homes(Shape, frozen=True, kw_only=True):
    values: tuple[str, ...]
    note: str | None = None


class TroopEntry(Shape, frozen=True, kw_only=True):
    """T3.3-7 The dismount type is left out on purpose."""

    troop_type_code: str
    note: str | None = None


class CardEntry(Shape, frozen=True, kw_only=True):
    battle_card_code: str
    min: int | None = None
    max: int | None = None
    note: str | None = None


class TroopOption(Shape, frozen=True, kw_only=True):
    min: int | None = None
    max: int | None = None
    troop_entries: tuple[TroopEntry, ...]
    date_ranges: tuple[DateRange, ...] | None = None
    description: str | None = None
    note: str | None = None
    core: str | None = None
    battle_card_entries: tuple[CardEntry, ...] | None = None


class GeneralEntries(Shape, frozen=True, kw_only=True):
    troop_entries: tuple[TroopEntry, ...]
    date_ranges: tuple[DateRange, ...] | None = None
    note: str | None = None


class AllyArmyList(Shape, frozen=True, kw_only=True):
    name: str = ""
    internal_contingent: bool = False
    troop_options: tuple[TroopOption, ...]


class AllyEntry(Shape, frozen=True, kw_only=True):
    name: str = ""
    ally_army_list: AllyArmyList


class AllyChoice(Shape, frozen=True, kw_only=True):
    date_range: DateRange | None = None
    note: str | None = None
    ally_entries: tuple[AllyEntry, ...]


class Derived(Shape, frozen=True, kw_only=True):
    extended_name: str | None = None
    list_start_date: int | None = None
    list_end_date: int | None = None


class PublicList(Shape, frozen=True, kw_only=True):
    name: str
    list_id: float | int | str | None = None
    sublist_id: str | int | None = None
    status: str | None = None
    keywords: tuple[Any, ...] | None = None
    derived_data: Derived = Derived()
    date_ranges: tuple[DateRange, ...] | None = None
    invasion_ratings: tuple[RatingValue, ...]
    maneuver_ratings: tuple[RatingValue, ...]
    home_topographies: tuple[Homes, ...]
    troop_options: tuple[TroopOption, ...]
    troop_entries_for_general: tuple[GeneralEntries, ...]
    ally_options: tuple[AllyChoice, ...] | None = None
    battle_card_entries: tuple[CardEntry, ...] | None = None
