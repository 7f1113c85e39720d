"""Names in a roster that mean nothing: they are told first, before any rule can be judged."""

from collections.abc import Container, Iterator

from warhost.games.triumph.armies.availability import allies_of, contingents_of
from warhost.games.triumph.armies.lists import ArmyList, parts_of
from warhost.games.triumph.armies.rosters import Roster
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal


def unknown_words(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    """T3.1-9 Every name of a roster that its list or the tables do not have."""
    yield from _unknown_choices(roster, army_list)
    yield from _unknown_troops(roster, army_list, rules)
    yield from _unknown_cards(roster, army_list, rules)


def _unknown_choices(roster: Roster, army_list: ArmyList) -> Iterator[Refusal]:
    if roster.list != army_list.id:
        yield Refusal("T3.2-1", "list", f"This roster is for another list, {roster.list!r}.")
    known = contingents_of(army_list)
    for place, name in enumerate(roster.contingents):
        yield from _unknown("T3.2-12", f"contingents[{place}]", name, known, "optional contingent")
    if roster.ally is not None:
        yield from _unknown("T3.2-14", "ally", roster.ally, allies_of(army_list), "ally option")


def _unknown_troops(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    entries = {entry.id for _, entry in parts_of(army_list)}
    for number, troop in enumerate(roster.troops):
        place = f"troops[{number}]"
        yield from _unknown("T3.2-1", f"{place}.entry", troop.entry, entries, "entry")
        yield from _unknown("T2.1-28", f"{place}.type", troop.type, rules.types, "troop type")
        if troop.on_foot is not None:
            on_foot = f"{place}.on_foot"
            yield from _unknown("T2.1-28", on_foot, troop.on_foot, rules.types, "troop type")
    for entry in roster.entry_cards:
        yield from _unknown("T3.2-1", f"entry_cards.{entry}", entry, entries, "entry")


def _unknown_cards(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[Refusal]:
    for place, card in _cards_named(roster):
        yield from _unknown("T17.1-3", place, card, rules.cards, "battle card in this game")


def _cards_named(roster: Roster) -> Iterator[tuple[str, str]]:
    for card in roster.cards:
        yield f"cards.{card}", card
    for entry, cards in roster.entry_cards.items():
        yield from ((f"entry_cards.{entry}.{card}", card) for card in cards)
    for number, troop in enumerate(roster.troops):
        yield from ((f"troops[{number}].cards", card) for card in troop.cards)


def _unknown(
    clause: str, place: str, name: str, known: Container[str], what: str
) -> Iterator[Refusal]:
    if name not in known:
        yield Refusal(clause, place, f"There is no {what} {name!r}.")
