"""T17 Which battle cards an army may take, how many, and with which others."""

from collections import Counter
from collections.abc import Iterator

from warhost.games.triumph.armies.availability import availability
from warhost.games.triumph.armies.cards import Card, CardCode
from warhost.games.triumph.armies.costs import points
from warhost.games.triumph.armies.counts import ARMY, Uses, stands_by_entry, uses_of
from warhost.games.triumph.armies.lists import ArmyList, CardOffer, EntryId, parts_of
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal


def check_levels(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-19 Army cards belong to the army, all others to entries or their stands."""
    for code in roster.cards:
        yield from _misplaced(rules.cards[code], ARMY)
    for entry, cards in roster.entry_cards.items():
        for code in cards:
            yield from _misplaced(rules.cards[code], entry)
    for troop in roster.troops:
        for card in (rules.cards[code] for code in troop.cards):
            if card.taken != "stands":
                text = f"{card.name} is not carried by single stands."
                yield Refusal("T3.2-19", f"cards.{card.id}", text)


def _misplaced(card: Card, entry: EntryId) -> Iterator[Refusal]:
    place = f"cards.{card.id}"
    if card.taken == "stands":
        yield Refusal("T3.2-19", place, f"{card.name} is carried by single stands.")
    elif (card.level == "army") != (entry == ARMY):
        owner = "the army" if card.level == "army" else "an entry"
        yield Refusal("T3.2-19", place, f"{card.name} is taken for {owner}.")


def check_offers(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-17 A card is taken where the list offers it, as often as it allows."""
    offers = _offers(army_list)
    for code, by_entry in uses_of(roster).items():
        for entry, count in by_entry.items():
            offer = offers.get(entry, {}).get(code)
            yield from _check_offer(rules.cards[code], offer, count)


def _check_offer(card: Card, offer: CardOffer | None, count: int) -> Iterator[Refusal]:
    place = f"cards.{card.id}"
    if offer is None:
        yield Refusal("T3.2-17", place, f"The list does not offer {card.name} here.")
    elif offer.most is not None and count > offer.most:
        text = f"The list offers {card.name} {offer.most} times here, not {count}."
        yield Refusal("T3.2-17", place, text)


def _offers(army_list: ArmyList) -> dict[EntryId, dict[CardCode, CardOffer]]:
    by_entry = {
        entry.id: {offer.card: offer for offer in entry.cards} for _, entry in parts_of(army_list)
    }
    return {ARMY: {offer.card: offer for offer in army_list.cards}, **by_entry}


def check_required(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.2-18 A card with a minimum must be taken, as far as there are stands for it."""
    uses, stands = uses_of(roster), stands_by_entry(roster)
    for offer in army_list.cards:
        yield from _check_required(offer, ARMY, offer.least, uses, rules)
    for available in availability(roster, army_list).values():
        for offer in available.entry.cards:
            count = stands[available.entry.id]
            least = required(offer, count, rules)
            yield from _check_required(offer, available.entry.id, least, uses, rules)


def required(offer: CardOffer, stands: int, rules: Rules) -> int:
    """T3.2-18 How often an entry of so many stands must take an offered card."""
    card = rules.cards.get(offer.card)
    if card is None or not stands:
        return 0
    return min(offer.least, stands) if card.taken == "stands" else offer.least


def _check_required(
    offer: CardOffer, entry: EntryId, least: int, uses: Uses, rules: Rules
) -> Iterator[Refusal]:
    taken = uses.get(offer.card, Counter())[entry]
    if offer.card in rules.cards and taken < least:
        text = f"{rules.cards[offer.card].name} must be taken at least {least} times."
        yield Refusal("T3.2-18", f"cards.{offer.card}", text)


def check_limits(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.1-1 Some cards have a limit for the army, or come in pairs."""
    for code, by_entry in uses_of(roster).items():
        card, total = rules.cards[code], by_entry.total()
        if card.at_most is not None and total > card.at_most:
            text = f"An army has {card.name} at most {card.at_most} times, not {total}."
            yield Refusal(card.clause, f"cards.{code}", text)
        if card.taken == "entry" and max(by_entry.values()) > 1:
            text = f"{card.name} is taken once for an entry."
            yield Refusal(card.clause, f"cards.{code}", text)
        if any(count % card.multiple_of for count in by_entry.values()):
            text = f"{card.name} is carried by {card.multiple_of} stands together."
            yield Refusal(card.clause, f"cards.{code}", text)


def check_excluded(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.2-5 Some cards may not be used together."""
    taken = sorted(uses_of(roster))
    for place, code in enumerate(taken):
        card = rules.cards[code]
        for other in taken[place + 1 :]:
            if other in card.excludes or code in rules.cards[other].excludes:
                text = f"{card.name} and {rules.cards[other].name} cannot be used together."
                yield Refusal("T17.2-5", f"cards.{code}", text)


def check_partners(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.3-1 Supporters and screens need stands that they serve, and these need them."""
    uses = uses_of(roster)
    for code in uses:
        card = rules.cards[code]
        if card.partners and not any(partner in uses for partner in card.partners):
            text = f"{card.name} does nothing without {' or '.join(card.partners)}."
            yield Refusal(card.clause, f"cards.{code}", text)


def check_support(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.3-1 Bowmen support as many stands as their own point cost."""
    uses = uses_of(roster)
    for code in uses:
        card = rules.cards[code]
        served = sum(uses[partner].total() for partner in card.partners if partner in uses)
        capacity = _capacity(card, roster, rules)
        if card.supports_by_price and served > capacity // 2:
            text = f"The bowmen support {points(capacity)} stands, not {served}."
            yield Refusal(card.clause, f"cards.{code}", text)


def _capacity(card: Card, roster: Roster, rules: Rules) -> int:
    """The price of all stands that carry the card."""
    bearers = [troop for troop in roster.troops if card.id in troop.cards]
    return sum(troop.count * rules.types[troop.type].half_points for troop in bearers)
