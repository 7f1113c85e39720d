"""How often an army uses each battle card, and how many stands an entry has."""

from collections import Counter

from warhost.games.triumph.armies.cards import Card, CardCode
from warhost.games.triumph.armies.lists import EntryId
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules

Uses = dict[CardCode, Counter[EntryId]]
"""Uses of each card by entry; army cards stand under the entry `ARMY`."""
ARMY = EntryId("")


def stands_by_entry(roster: Roster) -> Counter[EntryId]:
    """How many stands of each entry were chosen."""
    counts: Counter[EntryId] = Counter()
    for troop in roster.troops:
        counts[troop.entry] += troop.count
    return counts


def uses_of(roster: Roster) -> Uses:
    """T3.2-17 How often each card is taken, and where."""
    uses: Uses = {}
    for card, copies in roster.cards.items():
        _count(uses, card, ARMY, copies)
    for entry, cards in roster.entry_cards.items():
        for card, copies in cards.items():
            _count(uses, card, entry, copies)
    for troop in roster.troops:
        for card in troop.cards:
            _count(uses, card, troop.entry, troop.count)
    return uses


def _count(uses: Uses, card: CardCode, entry: EntryId, times: int) -> None:
    uses.setdefault(card, Counter())[entry] += times


def cards_on(troop: Troop, rules: Rules) -> tuple[Card, ...]:
    """The cards that each stand of a line carries."""
    return tuple(rules.cards[card] for card in troop.cards)


def is_set_aside(troop: Troop, rules: Rules) -> bool:
    """T17.3-1, T17.3-6 Whether the stands stay off the board."""
    return any(card.sets_aside for card in cards_on(troop, rules))
