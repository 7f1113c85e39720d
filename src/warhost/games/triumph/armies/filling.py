"""An automatic builder: a legal army that spends exactly the points of its game."""

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.armies.availability import Available, availability, year_of
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.costs import total_cost
from warhost.games.triumph.armies.dressing import Taste, dressed, taste_for
from warhost.games.triumph.armies.lists import (
    AllyId,
    ArmyList,
    ContingentId,
    EntryId,
    Years,
    holds,
    parts_of,
)
from warhost.games.triumph.armies.rosters import Roster, RosterId, Troop
from warhost.games.triumph.armies.troop_types import TypeCode
from warhost.games.triumph.rules import Rules
from warhost.kernel.dice import Dice

ATTEMPTS = 300
"""Before the builder gives up; shipped lists need a handful."""
Types = Mapping[EntryId, tuple[TypeCode, ...]]


class Draft(msgspec.Struct, frozen=True):
    """An army as it grows: its choices, its stands one by one, the cards it would like."""

    roster: Roster
    army_list: ArmyList
    rules: Rules
    types: Types
    taste: Taste
    stands: tuple[Troop, ...] = ()


def fill(army_list: ArmyList, rules: Rules, dice: Dice) -> Roster | None:
    """T3.3-3 A legal army of exactly the points of the game; nothing if none was found."""
    for _ in range(ATTEMPTS):
        roster = _grown(_begun(army_list, rules, dice), dice)
        spent = total_cost(roster, rules)
        if spent == rules.format.half_points and not check_roster(roster, army_list, rules):
            return roster
    return None


def _begun(army_list: ArmyList, rules: Rules, dice: Dice) -> Draft:
    """The choices of an army and the stands that it must have."""
    year = dice.pick(_years_of(army_list), "year")
    roster = Roster(
        id=RosterId(f"{army_list.id}-by-chance"),
        list=army_list.id,
        title=army_list.name,
        format=rules.format.id,
        year=year,
        contingents=_contingents(army_list, year, dice),
        ally=_ally(army_list, year, dice),
    )
    types = _types(army_list, dice)
    draft = Draft(roster, army_list, rules, types, taste_for(army_list, rules, dice))
    return _with_general(replace(draft, stands=tuple(_least_stands(draft, dice))), dice)


def _years_of(army_list: ArmyList) -> list[int]:
    """The list's two ends, and every year in which something begins."""
    ranges: set[Years] = {span for _, entry in parts_of(army_list) for span in entry.years}
    ranges |= {span for part in army_list.contingents for span in part.years}
    ranges |= {span for option in army_list.allies for span in option.years}
    firsts = {span.first for span in ranges if army_list.start <= span.first <= army_list.end}
    return sorted({army_list.start, army_list.end, *firsts})


def _contingents(army_list: ArmyList, year: int, dice: Dice) -> tuple[ContingentId, ...]:
    offered = [part.id for part in army_list.contingents if holds(part.years, year)]
    return tuple(name for name in offered if dice.roll(3, "contingent") == 1)


def _ally(army_list: ArmyList, year: int, dice: Dice) -> AllyId | None:
    offered = [option.id for option in army_list.allies if holds(option.years, year)]
    if not offered or dice.roll(4, "ally") > 1:
        return None
    return dice.pick(offered, "which ally")


def _types(army_list: ArmyList, dice: Dice) -> Types:
    """T3.2-2 The types to draw from; entries annotated "all" settle on one."""
    return {
        entry.id: (dice.pick(entry.types, "type"),) if entry.one_type else entry.types
        for _, entry in parts_of(army_list)
    }


def _least_stands(draft: Draft, dice: Dice) -> Iterator[Troop]:
    for entry, available in availability(draft.roster, draft.army_list).items():
        for _ in range(available.least):
            yield Troop(entry=entry, type=dice.pick(draft.types[entry], "type"))


def _with_general(draft: Draft, dice: Dice) -> Draft:
    """T3.1-3 One stand of a fitting type leads; if there is none yet it is added."""
    year = year_of(draft.roster, draft.army_list)
    options = [option for option in draft.army_list.generals if holds(option.years, year)]
    fitting = {code for option in options for code in option.types}
    own = {entry.id for part, entry in parts_of(draft.army_list) if part != "ally"}
    leaders = [n for n, s in enumerate(draft.stands) if s.type in fitting and s.entry in own]
    if not leaders:
        more = [s for s in _candidates(draft) if s.type in fitting and s.entry in own]
        if not more:
            return draft
        draft = replace(draft, stands=(*draft.stands, dice.pick(more, "leader")))
        leaders = [len(draft.stands) - 1]
    leader = dice.pick(leaders, "general")
    return replace(draft, stands=tuple(_led(draft.stands, leader)))


def _led(stands: tuple[Troop, ...], leader: int) -> Iterator[Troop]:
    for number, stand in enumerate(stands):
        yield replace(stand, general=True) if number == leader else stand


def _candidates(draft: Draft) -> list[Troop]:
    """What could be added: each stand as often as its entry has room, so that cores grow."""
    counts = Counter(stand.entry for stand in draft.stands)
    return [
        Troop(entry=entry, type=code)
        for entry, available in availability(draft.roster, draft.army_list).items()
        for code in draft.types[entry]
        for _ in range(_room(available, counts[entry]))
    ]


def _room(available: Available, count: int) -> int:
    return max(available.most - count, 0)


def _grown(draft: Draft, dice: Dice) -> Roster:
    """Stand after stand, as long as one can be paid for."""
    roster = _finished(draft)
    while True:
        left = draft.rules.format.half_points - total_cost(roster, draft.rules)
        prices = draft.rules.types
        payable = [one for one in _candidates(draft) if prices[one.type].half_points <= left]
        if not payable:
            return roster
        draft = replace(draft, stands=(*draft.stands, dice.pick(payable, "stand")))
        roster = _finished(draft)


def _finished(draft: Draft) -> Roster:
    return dressed(draft.roster, draft.stands, draft.army_list, draft.rules, draft.taste)
