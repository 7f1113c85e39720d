"""Marks and battle cards for the stands of the automatic builder."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.armies.cards import Card, CardCode
from warhost.games.triumph.armies.checks_bearers import can_carry, on_foot
from warhost.games.triumph.armies.checks_cards import required
from warhost.games.triumph.armies.lists import ArmyList, CardOffer, Entry, EntryId, parts_of
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules
from warhost.kernel.dice import Dice


class Taste(msgspec.Struct, frozen=True):
    """What an army would like beyond its duty."""

    army_cards: Mapping[CardCode, int]
    entry_cards: frozenset[CardCode]


def taste_for(army_list: ArmyList, rules: Rules, dice: Dice) -> Taste:
    """A liking for some of the battle cards that the list offers."""
    if not rules.format.battle_cards:
        return Taste({}, frozenset())
    return Taste(_army_cards(army_list, rules, dice), _entry_cards(army_list, rules, dice))


def _army_cards(army_list: ArmyList, rules: Rules, dice: Dice) -> dict[CardCode, int]:
    chosen: dict[CardCode, int] = {}
    for offer in army_list.cards:
        card = rules.cards.get(offer.card)
        if card and (offer.least or dice.roll(3, "army card") == 1):
            chosen[offer.card] = max(offer.least, dice.roll(offer.most or 1, "copies"))
    return chosen


def _entry_cards(army_list: ArmyList, rules: Rules, dice: Dice) -> frozenset[CardCode]:
    """Cards for entries; those that need a partner come with it."""
    offers = [offer.card for _, entry in parts_of(army_list) for offer in entry.cards]
    liked: set[CardCode] = set()
    for code in dict.fromkeys(offers):
        if code in rules.cards and dice.roll(3, "entry card") == 1:
            liked |= {code, *rules.cards[code].partners}
    return frozenset(liked)


def dressed(
    roster: Roster, stands: Sequence[Troop], army_list: ArmyList, rules: Rules, taste: Taste
) -> Roster:
    """The stands with their marks and cards, alike ones gathered in one line."""
    by_entry: dict[EntryId, list[Troop]] = {}
    for stand in sorted(stands, key=lambda stand: not stand.general):
        by_entry.setdefault(stand.entry, []).append(stand)
    entries = {entry.id: entry for _, entry in parts_of(army_list)}
    lines: Counter[Troop] = Counter()
    for entry, members in by_entry.items():
        lines.update(_dressed_entry(entries[entry], members, rules, taste))
    return replace(
        roster,
        troops=tuple(replace(troop, count=count) for troop, count in lines.items()),
        cards=dict(taste.army_cards),
        entry_cards=dict(_cards_of_entries(entries, by_entry, rules, taste)),
    )


def _cards_of_entries(
    entries: Mapping[EntryId, Entry],
    by_entry: Mapping[EntryId, Sequence[Troop]],
    rules: Rules,
    taste: Taste,
) -> Iterator[tuple[EntryId, dict[CardCode, int]]]:
    for entry, members in by_entry.items():
        wishes = (
            (offer.card, _copies(offer, len(members), rules, taste))
            for offer in entries[entry].cards
            if _is_for_entry(offer, members, rules)
        )
        if chosen := {card: copies for card, copies in wishes if copies}:
            yield entry, chosen


def _is_for_entry(offer: CardOffer, members: Sequence[Troop], rules: Rules) -> bool:
    card = rules.cards.get(offer.card)
    if card is None or card.taken == "stands" or not rules.format.battle_cards:
        return False
    return any(can_carry(rules.types[stand.type], card) for stand in members)


def _copies(offer: CardOffer, stands: int, rules: Rules, taste: Taste) -> int:
    return max(required(offer, stands, rules), int(offer.card in taste.entry_cards))


def _dressed_entry(
    entry: Entry, members: list[Troop], rules: Rules, taste: Taste
) -> Iterator[Troop]:
    """The general first, so that he is battle line where only half of an entry is."""
    line = -(-len(members) // 2) if entry.battle_line == "half" else 0
    stands = [replace(stand, battle_line=n < line) for n, stand in enumerate(members)]
    if rules.format.battle_cards:
        for offer in entry.cards:
            stands = _given(offer, entry, stands, rules, taste)
    yield from stands


def _given(
    offer: CardOffer, entry: Entry, stands: list[Troop], rules: Rules, taste: Taste
) -> list[Troop]:
    """The stands after a card was handed out: the duty, and if it is liked as many as may be."""
    card = rules.cards.get(offer.card)
    if card is None or card.taken != "stands":
        return stands
    bearers = [n for n, stand in enumerate(stands) if _can_be_given(stand, card, rules)]
    most = len(stands) if offer.most is None else offer.most
    count = most if card.id in taste.entry_cards else required(offer, len(stands), rules)
    chosen = bearers[: count - count % card.multiple_of]
    if len(chosen) % card.multiple_of:
        chosen = chosen[:-1]
    return [
        _bearing(one, card, entry, rules) if n in chosen else one for n, one in enumerate(stands)
    ]


def _can_be_given(stand: Troop, card: Card, rules: Rules) -> bool:
    """The builder gives a stand one card, and never sets the general aside."""
    if stand.cards or (stand.general and card.sets_aside):
        return False
    return can_carry(rules.types[stand.type], card)


def _bearing(stand: Troop, card: Card, entry: Entry, rules: Rules) -> Troop:
    foot = on_foot(entry, card, rules)[0] if card.dismounts else None
    return replace(stand, cards=(*stand.cards, card.id), on_foot=foot)
