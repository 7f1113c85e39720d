"""T3.1 The two posts of an army: its general and the garrison of its camp."""

from collections.abc import Iterator

from warhost.games.triumph.armies.availability import availability, year_of
from warhost.games.triumph.armies.counts import is_set_aside
from warhost.games.triumph.armies.lists import ArmyList, holds
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

Post = tuple[int, Troop]


def check_general(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.1-3 Exactly one stand is the general."""
    posts = [(n, troop) for n, troop in enumerate(roster.troops) if troop.general]
    count = sum(troop.count for _, troop in posts)
    if count != 1:
        text = f"An army has one general, not {count}." if count else "Name one stand as general."
        yield Refusal("T3.1-3", "general", text)
    for post in posts:
        yield from _check_general_stand(post, roster, army_list, rules)


def _check_general_stand(
    post: Post, roster: Roster, army_list: ArmyList, rules: Rules
) -> Iterator[Refusal]:
    number, troop = post
    place = f"troops[{number}].general"
    year = year_of(roster, army_list)
    options = [option for option in army_list.generals if holds(option.years, year)]
    if not any(troop.type in option.types for option in options):
        name = rules.types[troop.type].name
        yield Refusal("T3.1-3", place, f"{name} cannot be the general of this army.")
    if _is_allied(troop, roster, army_list):
        yield Refusal("T3.2-15", place, "An allied stand cannot be the general.")
    if troop.garrison:
        yield Refusal("T3.1-7", place, "The general cannot be the garrison of the camp.")
    if is_set_aside(troop, rules):
        yield Refusal("T17.3-4", place, "The general cannot be set aside.")


def check_garrison(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.1-6 At most one stand of foot is bought as the garrison of the camp."""
    posts = [(n, troop) for n, troop in enumerate(roster.troops) if troop.garrison]
    count = sum(troop.count for _, troop in posts)
    if count > 1:
        yield Refusal("T3.1-6", "garrison", f"A camp has one garrison at most, not {count}.")
    for post in posts:
        yield from _check_garrison_stand(post, roster, army_list, rules)


def _check_garrison_stand(
    post: Post, roster: Roster, army_list: ArmyList, rules: Rules
) -> Iterator[Refusal]:
    number, troop = post
    place = f"troops[{number}].garrison"
    kind = rules.types[troop.type]
    if not (kind.is_foot and kind.may_garrison):
        yield Refusal("T3.1-6", place, f"{kind.name} cannot be the garrison of a camp.")
    if _is_allied(troop, roster, army_list):
        yield Refusal("T3.2-15", place, "An allied stand cannot be the garrison.")
    if is_set_aside(troop, rules):
        yield Refusal("T17.3-4", place, "A stand that is set aside cannot be the garrison.")
    for card in (rules.cards[code] for code in roster.cards):
        if card.removes_camp:
            text = f"With {card.name} there is no camp for a garrison."
            yield Refusal(card.clause, place, text)


def _is_allied(troop: Troop, roster: Roster, army_list: ArmyList) -> bool:
    return availability(roster, army_list)[troop.entry].part == "ally"
