"""T3.2 Entries: how many stands, of which types, and which of them are battle line."""

from collections import Counter
from collections.abc import Iterator

from warhost.games.triumph.armies.availability import Available, availability
from warhost.games.triumph.armies.counts import stands_by_entry
from warhost.games.triumph.armies.lists import ArmyList, EntryId
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

CLOSED = {
    "T3.2-6": "{name} are not available in this year.",
    "T3.2-12": "{name} belong to an optional contingent that is not taken.",
    "T3.2-14": "{name} belong to an ally that is not taken.",
}


def check_numbers(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-1 Each entry has stands within its minimum and maximum."""
    counts = stands_by_entry(roster)
    for entry_id, available in availability(roster, army_list).items():
        yield from _check_number(available, counts[entry_id])


def _check_number(available: Available, count: int) -> Iterator[Refusal]:
    entry = available.entry
    place = f"entries.{entry.id}"
    if available.closed_by and count:
        text = CLOSED[available.closed_by].format(name=entry.name)
        yield Refusal(available.closed_by, place, text)
    elif count < available.least:
        text = f"{entry.name}: at least {available.least} stands, not {count}."
        yield Refusal("T3.2-1", place, text)
    elif count > available.most:
        text = f"{entry.name}: at most {available.most} stands, not {count}."
        yield Refusal("T3.2-1", place, text)


def check_types(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-1 A stand has one of the types of its entry."""
    available = availability(roster, army_list)
    for number, troop in enumerate(roster.troops):
        entry = available[troop.entry].entry
        if troop.type not in entry.types:
            name = rules.types[troop.type].name
            types = " or ".join(rules.types[code].name for code in entry.types)
            text = f"{entry.name} are {types}, not {name}."
            yield Refusal("T3.2-1", f"troops[{number}].type", text)


def check_one_type(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-2 An entry annotated "all" has one type for all its stands."""
    for entry_id, available in availability(roster, army_list).items():
        types = {troop.type for troop in roster.troops if troop.entry == entry_id}
        if available.entry.one_type and len(types) > 1:
            text = f"{available.entry.name} must all have the same troop type."
            yield Refusal("T3.2-2", f"entries.{entry_id}", text)


def check_battle_line(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-11 Of an entry marked "half" the owner chooses half the stands, rounded up."""
    marked = _marked_stands(roster)
    counts = stands_by_entry(roster)
    for entry_id, available in availability(roster, army_list).items():
        entry, chosen = available.entry, marked[entry_id]
        wanted = -(-counts[entry_id] // 2)
        if entry.battle_line == "half" and chosen != wanted:
            text = f"{entry.name}: choose {wanted} stands as battle line, not {chosen}."
            yield Refusal("T3.2-11", f"entries.{entry_id}", text)
        elif not entry.battle_line and chosen:
            text = f"{entry.name} cannot be battle line."
            yield Refusal("T3.2-10", f"entries.{entry_id}", text)


def _marked_stands(roster: Roster) -> Counter[EntryId]:
    marked: Counter[EntryId] = Counter()
    for troop in roster.troops:
        marked[troop.entry] += troop.count * troop.battle_line
    return marked
