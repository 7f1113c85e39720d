"""T17 Which stands may carry a battle card, and on what foot riders fight."""

from collections.abc import Iterator

from warhost.games.triumph.armies.availability import availability
from warhost.games.triumph.armies.cards import Card
from warhost.games.triumph.armies.counts import cards_on
from warhost.games.triumph.armies.lists import ArmyList, Entry
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.armies.troop_types import TroopType, TypeCode
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal


def check_bearers(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.1-1 A card is carried by stands of the types it names, once by each."""
    for number, troop in enumerate(roster.troops):
        place = f"troops[{number}].cards"
        kind = rules.types[troop.type]
        for card in dict.fromkeys(cards_on(troop, rules)):
            if not can_carry(kind, card):
                text = f"{kind.name} cannot carry {card.name}."
                yield Refusal(card.clause, place, text)
            if troop.cards.count(card.id) > 1:
                yield Refusal(card.clause, place, f"A stand carries {card.name} only once.")


def check_entry_bearers(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.3-12 A card of an entry needs stands there that can use it."""
    for entry, cards in roster.entry_cards.items():
        kinds = [rules.types[troop.type] for troop in roster.troops if troop.entry == entry]
        for card in (rules.cards[code] for code in cards):
            if not any(can_carry(kind, card) for kind in kinds):
                text = f"No stand of this entry can use {card.name}."
                yield Refusal(card.clause, f"entry_cards.{entry}.{card.id}", text)


def can_carry(kind: TroopType, card: Card) -> bool:
    """T17.1-1 Whether stands of a type can have the card."""
    if card.types:
        return kind.id in card.types
    return card.category is None or kind.category == card.category


def check_dismounting(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T17.4-1 Riders with a dismounting card name the foot they become, others do not."""
    available = availability(roster, army_list)
    for number, troop in enumerate(roster.troops):
        place = f"troops[{number}].on_foot"
        entry = available[troop.entry].entry
        dismounting = [card for card in cards_on(troop, rules) if card.dismounts]
        for card in dismounting:
            yield from _check_on_foot(troop, card, on_foot(entry, card, rules), rules, place)
        if troop.on_foot is not None and not dismounting:
            yield Refusal("T17.4-1", place, "These stands have no card to dismount.")


def _check_on_foot(
    troop: Troop, card: Card, allowed: tuple[TypeCode, ...], rules: Rules, place: str
) -> Iterator[Refusal]:
    if troop.on_foot not in allowed:
        names = " or ".join(rules.types[code].name for code in allowed)
        yield Refusal(card.clause, place, f"With {card.name} these stands become {names}.")


def on_foot(entry: Entry, card: Card, rules: Rules) -> tuple[TypeCode, ...]:
    """T17.4-1 What riders of an entry become: the listed types, or any foot if none is listed."""
    listed = [code for offer in entry.cards if offer.card == card.id for code in offer.on_foot]
    return tuple(listed) or tuple(kind.id for kind in rules.types.values() if kind.is_foot)
