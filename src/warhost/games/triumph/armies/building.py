"""T3.1-9 The army builder: every broken rule of a roster at once."""

from collections.abc import Callable, Iterator

from warhost.games.triumph.armies.checks_bearers import (
    check_bearers,
    check_dismounting,
    check_entry_bearers,
)
from warhost.games.triumph.armies.checks_cards import (
    check_excluded,
    check_levels,
    check_limits,
    check_offers,
    check_partners,
    check_required,
    check_support,
)
from warhost.games.triumph.armies.checks_choices import (
    check_ally,
    check_contingents,
    check_ratings,
    check_topography,
    check_year,
)
from warhost.games.triumph.armies.checks_posts import check_garrison, check_general
from warhost.games.triumph.armies.checks_troops import (
    check_battle_line,
    check_numbers,
    check_one_type,
    check_types,
)
from warhost.games.triumph.armies.checks_words import unknown_words
from warhost.games.triumph.armies.costs import points, total_cost
from warhost.games.triumph.armies.lists import ArmyList
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.armies.switching_off import (
    Off,
    cards_off,
    check_switched_off,
    roster_without,
    rules_without,
)
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

Check = Callable[[Roster, ArmyList, Rules], Iterator[Refusal]]


def check_cost(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.1-1 An army costs at most the points of its game, battle cards included."""
    limit, cost = rules.format.half_points, total_cost(roster, rules)
    if cost > limit:
        text = f"The army costs {points(cost)} points, the limit is {points(limit)}."
        yield Refusal("T3.1-1", "cost", text)


CHECKS: tuple[Check, ...] = (
    check_year,
    check_ratings,
    check_topography,
    check_contingents,
    check_ally,
    check_numbers,
    check_types,
    check_one_type,
    check_battle_line,
    check_general,
    check_garrison,
    check_dismounting,
    check_levels,
    check_offers,
    check_required,
    check_limits,
    check_excluded,
    check_partners,
    check_support,
    check_bearers,
    check_entry_bearers,
    check_cost,
)


def check_roster(
    roster: Roster, army_list: ArmyList, rules: Rules, switched_off: Off = ()
) -> list[Refusal]:
    """T3.1-9 Every broken rule of a roster; names that mean nothing come first and alone."""
    if unknown := list(unknown_words(roster, army_list, rules)):
        return unknown
    off = cards_off(rules, switched_off)
    refused = list(check_switched_off(roster, rules, off))
    army, in_use = roster_without(roster, rules, off), rules_without(rules, off)
    return refused + [told for check in CHECKS for told in check(army, army_list, in_use)]
