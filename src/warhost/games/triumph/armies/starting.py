"""A roster to begin with: what the list asks for and nothing else."""

from collections.abc import Iterator

from msgspec.structs import replace

from warhost.games.triumph.armies.availability import availability, year_of
from warhost.games.triumph.armies.dressing import Taste, dressed
from warhost.games.triumph.armies.lists import ArmyList, holds
from warhost.games.triumph.armies.rosters import Roster, RosterId, Troop
from warhost.games.triumph.rules import Rules

PLAIN = Taste({}, frozenset())


def started(army_list: ArmyList, rules: Rules) -> Roster:
    """T3.2-1 The minimum of every entry, led by the first stand that may lead."""
    roster = Roster(
        id=RosterId(f"my-{army_list.id}"),
        list=army_list.id,
        title=f"My {army_list.name}",
        format=rules.format.id,
        year=army_list.start,
    )
    stands = list(_least(roster, army_list))
    year = year_of(roster, army_list)
    leaders = {
        code for option in army_list.generals if holds(option.years, year) for code in option.types
    }
    fitting = [number for number, stand in enumerate(stands) if stand.type in leaders]
    for number in fitting[:1]:
        stands[number] = replace(stands[number], general=True)
    return dressed(roster, stands, army_list, rules, PLAIN)


def _least(roster: Roster, army_list: ArmyList) -> Iterator[Troop]:
    for available in availability(roster, army_list).values():
        entry = available.entry
        for _ in range(available.least):
            yield Troop(entry=entry.id, type=entry.types[0])
