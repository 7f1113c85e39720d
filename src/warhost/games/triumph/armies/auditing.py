"""T3.2 What is wrong with army lists that only the whole of a list shows."""

from collections import Counter
from collections.abc import Iterator

from warhost.games.triumph.armies.lists import ArmyList, Years, parts_of
from warhost.kernel.packs import Flaw, Tables


def flaws_of_structure(tables: Tables) -> Iterator[Flaw]:
    """T3.2-1 Names are unique, minimums reach no maximum, spans of years run forwards."""
    for army_list in tables["list"].values():
        yield from _names_used_twice(army_list)
        yield from _wrong_numbers(army_list)
        yield from _wrong_years(army_list)
        yield from _generals_without_stands(army_list)


def _names_used_twice(army_list: ArmyList) -> Iterator[Flaw]:
    names = Counter(entry.id for _, entry in parts_of(army_list))
    for name, times in names.items():
        if times > 1:
            yield Flaw("list", army_list.id, "entries", f"{times} entries are called `{name}`")


def _wrong_numbers(army_list: ArmyList) -> Iterator[Flaw]:
    for _, entry in parts_of(army_list):
        if entry.least > entry.most:
            text = f"`{entry.id}` has a minimum of {entry.least} and a maximum of {entry.most}"
            yield Flaw("list", army_list.id, "entries", text)


def _wrong_years(army_list: ArmyList) -> Iterator[Flaw]:
    if army_list.start > army_list.end:
        yield Flaw("list", army_list.id, "end", "the list ends before it starts")
    for span in _spans(army_list):
        if span.first > span.last:
            text = f"the years {span.first} to {span.last} run backwards"
            yield Flaw("list", army_list.id, "", text)


def _spans(army_list: ArmyList) -> Iterator[Years]:
    for _, entry in parts_of(army_list):
        yield from entry.years
    for general in army_list.generals:
        yield from general.years
    for contingent in army_list.contingents:
        yield from contingent.years
    for ally in army_list.allies:
        yield from ally.years


def _generals_without_stands(army_list: ArmyList) -> Iterator[Flaw]:
    """T3.1-3 A general is a stand of the army, so some entry must have its type."""
    own = {code for part, entry in parts_of(army_list) if part != "ally" for code in entry.types}
    for option in army_list.generals:
        for code in option.types:
            if code not in own:
                text = f"no stand of the army could be a general of type `{code}`"
                yield Flaw("list", army_list.id, "generals", text)
