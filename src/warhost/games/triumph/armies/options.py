"""What may be added to a roster next, entry by entry, for a page or a person who builds one."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.armies.availability import Available, availability
from warhost.games.triumph.armies.cards import Card
from warhost.games.triumph.armies.checks_bearers import can_carry, on_foot
from warhost.games.triumph.armies.counts import ARMY, Uses, stands_by_entry, uses_of
from warhost.games.triumph.armies.lists import ArmyList, BattleLine, CardOffer, Entry, EntryId, Part
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.armies.troop_types import TypeCode
from warhost.games.triumph.rules import Rules


class TypeOption(msgspec.Struct, frozen=True):
    """A troop type that an entry may have."""

    type: TypeCode
    name: str
    half_points: int


class CardOption(msgspec.Struct, frozen=True):
    """A battle card that may be taken here."""

    card: str
    name: str
    text: str
    clause: str
    taken: str
    """`copies`, `entry` or `stands`."""
    count: int
    least: int
    most: int | None
    note: str
    bearers: tuple[TypeCode, ...] = ()
    """The types here that can carry it."""
    on_foot: tuple[TypeCode, ...] = ()


class EntryOption(msgspec.Struct, frozen=True):
    """An entry of the list as it stands for the roster."""

    entry: EntryId
    name: str
    part: Part
    count: int
    least: int
    most: int
    types: tuple[TypeOption, ...]
    battle_line: BattleLine
    cards: tuple[CardOption, ...]
    note: str


class BuildOptions(msgspec.Struct, frozen=True):
    """Everything that may be chosen for an army now."""

    entries: tuple[EntryOption, ...]
    cards: tuple[CardOption, ...]


def options_of(roster: Roster, army_list: ArmyList, rules: Rules) -> BuildOptions:
    """T3.2-1 The entries of the roster's year and choices, and the cards of the army."""
    counts, uses = stands_by_entry(roster), uses_of(roster)
    entries = tuple(
        _entry_option(available, counts[entry], roster, uses, rules)
        for entry, available in availability(roster, army_list).items()
        if not available.closed_by
    )
    return BuildOptions(entries, _army_cards(army_list, uses, rules))


def _entry_option(
    available: Available, count: int, roster: Roster, uses: Uses, rules: Rules
) -> EntryOption:
    entry = available.entry
    return EntryOption(
        entry=entry.id,
        name=entry.name,
        part=available.part,
        count=count,
        least=available.least,
        most=available.most,
        types=tuple(_type_option(code, rules) for code in _types(entry, roster)),
        battle_line=entry.battle_line,
        cards=_entry_cards(entry, uses, rules),
        note=entry.note,
    )


def _types(entry: Entry, roster: Roster) -> tuple[TypeCode, ...]:
    """T3.2-2 An entry annotated "all" keeps the type of its first stand."""
    chosen = [troop.type for troop in roster.troops if troop.entry == entry.id]
    taken = [code for code in chosen if code in entry.types]
    return (taken[0],) if entry.one_type and taken else entry.types


def _type_option(code: TypeCode, rules: Rules) -> TypeOption:
    line = rules.types[code]
    return TypeOption(code, line.name, line.half_points)


def _army_cards(army_list: ArmyList, uses: Uses, rules: Rules) -> tuple[CardOption, ...]:
    return tuple(
        _card_option(offer, card, _times(uses, card, ARMY))
        for offer, card in _in_game(army_list.cards, rules)
    )


def _entry_cards(entry: Entry, uses: Uses, rules: Rules) -> tuple[CardOption, ...]:
    return tuple(
        replace(
            _card_option(offer, card, _times(uses, card, entry.id)),
            bearers=tuple(code for code in entry.types if can_carry(rules.types[code], card)),
            on_foot=on_foot(entry, card, rules) if card.dismounts else (),
        )
        for offer, card in _in_game(entry.cards, rules)
    )


def _in_game(offers: tuple[CardOffer, ...], rules: Rules) -> Iterator[tuple[CardOffer, Card]]:
    """T17.1-3 The offered cards that this game has."""
    if rules.format.battle_cards:
        known = (offer for offer in offers if offer.card in rules.cards)
        yield from ((offer, rules.cards[offer.card]) for offer in known)


def _card_option(offer: CardOffer, card: Card, count: int) -> CardOption:
    return CardOption(
        card=card.id,
        name=card.name,
        text=card.text,
        clause=card.clause,
        taken=card.taken,
        count=count,
        least=offer.least,
        most=card.at_most if offer.most is None else offer.most,
        note=offer.note,
    )


def _times(uses: Uses, card: Card, entry: EntryId) -> int:
    return uses[card.id][entry] if card.id in uses else 0
