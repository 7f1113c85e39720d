"""T3.3-4 An army list from the public JSON shape, already decoded."""

import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import msgspec

from warhost.games.triumph.armies.lists import ArmyList, parts_of
from warhost.games.triumph.armies.public_shape import (
    AllyChoice,
    AllyEntry,
    CardEntry,
    DateRange,
    GeneralEntries,
    PublicList,
    RatingValue,
    TroopEntry,
    TroopOption,
)
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

Row = dict[str, Any]
ALIKE = re.compile(r"\s*all\b", re.IGNORECASE)
CODE = re.compile(r"\b[A-Z]{3}\b")


def import_list(decoded: object, rules: Rules) -> ArmyList | list[Refusal]:
    """The list, or what in the file was not understood."""
    try:
        public = msgspec.convert(decoded, PublicList)
        army_list = msgspec.convert(Reader(rules).list_row(public), ArmyList)
    except msgspec.ValidationError as trouble:
        said, _, place = str(trouble).partition(" - at `$")
        return [Refusal("T3.3-4", place.strip(".`") or "file", f"{said}.")]
    return _unknown_words(army_list, rules) or army_list


class Reader:
    """Reads one file; entries get names of their own by running numbers."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._numbers = count(1)

    def list_row(self, public: PublicList) -> Row:
        """T3.3-4 The fields of the whole list."""
        first, last = _span(public)
        choices = public.ally_options or ()
        return {
            "id": f"imported-{_slug(public.name)}",
            "name": public.derived_data.extended_name or public.name,
            "start": first,
            "end": last,
            "invasion": _ratings(public.invasion_ratings),
            "maneuver": _ratings(public.maneuver_ratings),
            "topographies": [v.lower() for home in public.home_topographies for v in home.values],
            "generals": [_general(option) for option in public.troop_entries_for_general],
            "entries": self._entries(public.troop_options),
            "contingents": [row for choice in choices for row in self._contingents(choice)],
            "allies": [row for choice in choices for row in self._allies(choice)],
            "cards": self._cards(public.battle_card_entries),
            "keywords": [word for word in public.keywords or () if isinstance(word, str)],
            "reference": _reference(public),
            "status": public.status or "",
        }

    def _entries(self, options: Sequence[TroopOption]) -> list[Row]:
        return [self._entry(option) for option in options]

    def _entry(self, option: TroopOption) -> Row:
        """T3.3-5 The fields of a troop option."""
        codes = [entry.troop_type_code for entry in option.troop_entries]
        name = option.description or " or ".join(self._name(code) for code in codes)
        return {
            "id": self._numbered(name),
            "name": name,
            "types": codes,
            "least": option.min or 0,
            "most": option.max or option.min or 0,
            "one_type": any(ALIKE.match(entry.note or "") for entry in option.troop_entries),
            "years": _years(option.date_ranges),
            "battle_line": _battle_line(option.core),
            "cards": self._cards(option.battle_card_entries),
            "note": "; ".join(_notes(option)),
        }

    def _contingents(self, choice: AllyChoice) -> list[Row]:
        """T3.3-6 Internal contingents are optional contingents of the army."""
        years = _years([choice.date_range] if choice.date_range else [])
        inner = [one for one in choice.ally_entries if one.ally_army_list.internal_contingent]
        return [{**self._set(entry), "years": years, "note": choice.note or ""} for entry in inner]

    def _allies(self, choice: AllyChoice) -> list[Row]:
        """T3.3-6 All others are allies; those of one choice come together."""
        outer = [one for one in choice.ally_entries if not one.ally_army_list.internal_contingent]
        if not outer:
            return []
        name = " and ".join(_title(entry) for entry in outer)
        row = {
            "id": self._numbered(name),
            "name": name,
            "years": _years([choice.date_range] if choice.date_range else []),
            "note": choice.note or "",
            "contingents": [self._set(entry) for entry in outer],
        }
        return [row]

    def _set(self, entry: AllyEntry) -> Row:
        name = _title(entry)
        entries = self._entries(entry.ally_army_list.troop_options)
        return {"id": self._numbered(name), "name": name, "entries": entries}

    def _cards(self, entries: Sequence[CardEntry] | None) -> list[Row]:
        """T3.3-5 Battle cards; type codes in a note say what riders become on foot."""
        return [
            {
                "card": entry.battle_card_code,
                "least": entry.min or 0,
                "most": entry.max or None,
                "on_foot": [c for c in CODE.findall(entry.note or "") if c in self._rules.types],
                "note": entry.note or "",
            }
            for entry in entries or ()
        ]

    def _name(self, code: str) -> str:
        line = self._rules.types.get(code)
        return code if line is None else line.name

    def _numbered(self, name: str) -> str:
        return f"{_slug(name)}-{next(self._numbers)}"


def _title(entry: AllyEntry) -> str:
    return entry.name or entry.ally_army_list.name or "Allies"


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "unnamed"


def _span(public: PublicList) -> tuple[int | None, int | None]:
    """T3.2-5 The list's start and end dates, as given or from its date ranges."""
    derived, ranges = public.derived_data, public.date_ranges or ()
    first = min((span.start_date for span in ranges), default=None)
    last = max((span.end_date for span in ranges), default=None)
    if derived.list_start_date is not None and derived.list_end_date is not None:
        return derived.list_start_date, derived.list_end_date
    return first, last


def _reference(public: PublicList) -> str:
    """T3.3-4 The list's number, which may be fractional, and that of its part."""
    number = "" if public.list_id is None else str(public.list_id)
    return number if public.sublist_id is None else f"{number}/{public.sublist_id}"


def _ratings(values: Sequence[RatingValue]) -> list[Row]:
    return [{"value": rating.value, "note": rating.note or ""} for rating in values]


def _years(ranges: Sequence[DateRange] | None) -> list[list[int]]:
    return [[span.start_date, span.end_date] for span in ranges or ()]


def _general(option: GeneralEntries) -> Row:
    return {
        "types": [entry.troop_type_code for entry in option.troop_entries],
        "years": _years(option.date_ranges),
        "note": option.note or "",
    }


def _battle_line(core: str | None) -> str:
    """T3.2-10 `all`, `half`, or nothing however it is written."""
    word = (core or "").strip().lower()
    return word if word in ("all", "half") else ""


def _notes(option: TroopOption) -> Iterator[str]:
    if option.note:
        yield option.note
    yield from (_type_note(entry) for entry in option.troop_entries if entry.note)


def _type_note(entry: TroopEntry) -> str:
    return f"{entry.troop_type_code}: {entry.note}"


def _unknown_words(army_list: ArmyList, rules: Rules) -> list[Refusal]:
    """T3.3-5 Codes that the tables do not have."""
    return [
        Refusal("T3.3-5", army_list.id, f"There is no {what} {word!r}.")
        for what, word, known in _words(army_list, rules)
        if word not in known
    ]


def _words(army_list: ArmyList, rules: Rules) -> Iterator[tuple[str, str, Any]]:
    for home in army_list.topographies:
        yield "topography", home, rules.topographies
    for option in army_list.generals:
        yield from (("troop type", code, rules.types) for code in option.types)
    offers = list(army_list.cards)
    for _, entry in parts_of(army_list):
        yield from (("troop type", code, rules.types) for code in entry.types)
        offers += entry.cards
    for offer in offers:
        yield "battle card", offer.card, rules.cards
