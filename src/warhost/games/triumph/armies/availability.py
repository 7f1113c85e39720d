"""T3.2-6 Which entries of a list count for one roster, and how many stands each may have."""

from collections.abc import Iterator, Mapping

import msgspec

from warhost.games.triumph.armies.lists import (
    AllyOption,
    ArmyList,
    Contingent,
    Entry,
    EntryId,
    Part,
    Years,
    holds,
    parts_of,
)
from warhost.games.triumph.armies.rosters import Roster


class Available(msgspec.Struct, frozen=True):
    """An entry as it stands for one roster; closed entries have a minimum and maximum of 0."""

    entry: Entry
    part: Part
    least: int
    most: int
    closed_by: str = ""
    """The clause that closes the entry."""


def year_of(roster: Roster, army_list: ArmyList) -> int:
    """T3.2-5 The chosen year, by default the list's start date."""
    return army_list.start if roster.year is None else roster.year


def availability(roster: Roster, army_list: ArmyList) -> dict[EntryId, Available]:
    """T3.2-6 Every entry of the list, opened or closed by the roster's year and choices."""
    year = year_of(roster, army_list)
    opened = dict(_opened(roster, army_list))
    return {
        entry.id: _available(entry, part, opened.get(entry.id), year)
        for part, entry in parts_of(army_list)
    }


def _available(
    entry: Entry, part: Part, set_years: tuple[Years, ...] | None, year: int
) -> Available:
    if set_years is None:
        clause = "T3.2-14" if part == "ally" else "T3.2-12"
        return Available(entry, part, 0, 0, clause)
    if not (holds(set_years, year) and holds(entry.years, year)):
        return Available(entry, part, 0, 0, "T3.2-6")
    return Available(entry, part, entry.least, entry.most)


def _opened(roster: Roster, army_list: ArmyList) -> Iterator[tuple[EntryId, tuple[Years, ...]]]:
    """The entries of the army's parts, with the years in which their part may be taken."""
    for entry in army_list.entries:
        yield entry.id, ()
    for contingent in army_list.contingents:
        if contingent.id in roster.contingents:
            yield from ((entry.id, contingent.years) for entry in contingent.entries)
    for option in army_list.allies:
        if option.id == roster.ally:
            yield from _opened_by(option)


def _opened_by(option: AllyOption) -> Iterator[tuple[EntryId, tuple[Years, ...]]]:
    for contingent in option.contingents:
        for entry in contingent.entries:
            yield entry.id, option.years + contingent.years


def contingents_of(army_list: ArmyList) -> Mapping[str, Contingent]:
    """The optional contingents of a list by id."""
    return {contingent.id: contingent for contingent in army_list.contingents}


def allies_of(army_list: ArmyList) -> Mapping[str, AllyOption]:
    """The ally options of a list by id."""
    return {option.id: option for option in army_list.allies}
