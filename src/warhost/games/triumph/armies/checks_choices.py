"""T3.2 What is chosen once for an army: year, ratings, homeland, contingents, ally."""

from collections.abc import Iterator

from warhost.games.triumph.armies.availability import allies_of, contingents_of, year_of
from warhost.games.triumph.armies.lists import ArmyList, Rating, holds
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal


def check_year(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-5 The year lies inside the list's start and end dates."""
    year = year_of(roster, army_list)
    if not army_list.start <= year <= army_list.end:
        span = f"{army_list.start} to {army_list.end}"
        yield Refusal("T3.2-5", "year", f"The list holds for the years {span}, not for {year}.")


def check_ratings(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-8 Each rating is one of those the list offers."""
    chosen = (
        ("invasion", roster.invasion, army_list.invasion),
        ("maneuver", roster.maneuver, army_list.maneuver),
    )
    for name, value, offered in chosen:
        if value is not None and value not in _values(offered):
            ratings = " or ".join(str(rating) for rating in _values(offered))
            text = f"The list's {name} rating is {ratings}, not {value}."
            yield Refusal("T3.2-8", name, text)


def _values(offered: tuple[Rating, ...]) -> list[int]:
    return [rating.value for rating in offered]


def check_topography(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-9 The home topography is one of those the list offers."""
    home = roster.topography
    if home is not None and home not in army_list.topographies:
        homes = " or ".join(army_list.topographies)
        yield Refusal("T3.2-9", "topography", f"This people lives in {homes} land, not {home}.")


def check_contingents(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-12 A contingent is taken once, and in its years."""
    year = year_of(roster, army_list)
    known = contingents_of(army_list)
    for place, name in enumerate(roster.contingents):
        where = f"contingents[{place}]"
        if name in roster.contingents[:place]:
            yield Refusal("T3.2-12", where, f"{known[name].name} can come only once.")
        if not holds(known[name].years, year):
            yield Refusal("T3.2-3", where, f"{known[name].name} do not come in the year {year}.")


def check_ally(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-3 An ally comes in the years of its option only."""
    if roster.ally is None:
        return
    option, year = allies_of(army_list)[roster.ally], year_of(roster, army_list)
    if not holds(option.years, year):
        yield Refusal("T3.2-3", "ally", f"{option.name} do not come in the year {year}.")
