"""C3.1 What may stand at a place of a sheet, for whoever is writing it."""

from collections.abc import Iterator, Sequence

import msgspec

from warhost.games.cosmos.editor.names import offers_for
from warhost.games.cosmos.editor.offers import Offer, actors
from warhost.games.cosmos.ids import ActorId, LocationId, UnitId
from warhost.games.cosmos.language.arguments import expected_next
from warhost.games.cosmos.language.words import Word, words_of
from warhost.games.cosmos.orders.rule import Giver, OrderRule
from warhost.games.cosmos.sheets.reading import END, HEADER, LIST
from warhost.games.cosmos.sheets.vocabulary import Vocabulary, vocabulary_of
from warhost.games.cosmos.view import View

MOST = 80


class Completion(msgspec.Struct, frozen=True):
    """What may be written, and from which column on it takes the place of what is there."""

    column: int
    offers: tuple[Offer, ...]


class Place(msgspec.Struct, frozen=True):
    """Whose orders a line is among."""

    giver: Giver = "nation"
    actor: ActorId = ActorId(0)
    depth: int = 0
    """How deep in embedded orders."""


def completion_of(view: View, text: str, line: int, column: int) -> Completion:
    """C3.1-1"""
    lines = text.splitlines()
    before = (lines[line - 1] if 0 < line <= len(lines) else "")[: max(column - 1, 0)]
    if view.nation is None or ";" in before:
        return Completion(column, ())
    place, words = place_of(view, lines[: line - 1]), words_of(before)
    is_open = bool(words) and not before[-1:].isspace() and before[-1:] != ","
    written = words.pop() if is_open else Word("", len(before) + 1)
    found = _offers(view, place, words, written)
    begun = [one for one in found if one.text.strip('"').lower().startswith(written.text.lower())]
    return Completion(written.column, tuple(begun[:MOST]))


def place_of(view: View, lines: Sequence[str]) -> Place:
    """C3.1-13 The header above, and how many lists of embedded orders are open below it."""
    depth = 0
    for line in reversed(lines):
        if LIST.fullmatch(line):
            depth += 1
        elif END.fullmatch(line):
            depth -= 1
        elif header := HEADER.match(line):
            return _under(view, header[3] or "", max(depth, 0))
    return Place(depth=max(depth, 0))


def _under(view: View, who: str, depth: int) -> Place:
    if not who:
        return Place(depth=depth)
    assert view.nation is not None
    aliases = view.nations[view.nation].aliases
    number = int(who) if who.isdigit() else aliases.get(who[1:], 0)
    is_place = LocationId(number) in view.locations and not depth
    return Place("location" if is_place else "unit", ActorId(number), depth)


def _offers(view: View, place: Place, words: Sequence[Word], written: Word) -> Iterator[Offer]:
    vocabulary = vocabulary_of(view.rules.spells)
    giver: Giver = "unit" if place.depth else place.giver
    if not words:
        if not place.depth:
            yield from (msgspec.structs.replace(one, text=f"{one.text}:") for one in actors(view))
        if not written.text[:1].isdigit():
            yield from _orders(vocabulary, giver)
        return
    rule = vocabulary.get(words[0].text.lower())
    if rule is None:
        return
    unit = view.units.get(UnitId(place.actor)) if not place.depth else None
    for argument in expected_next(rule.arguments(giver), words[1:]):
        yield from offers_for(view, unit, argument)


def _orders(vocabulary: Vocabulary, giver: Giver) -> Iterator[Offer]:
    for word in sorted(vocabulary):
        rule = vocabulary[word]
        if giver in rule.givers and not rule.refused:
            yield Offer(word, _summary(rule, giver), "order")


def _summary(rule: OrderRule, giver: Giver) -> str:
    return rule.line("nation" if giver == "nation" else "unit").partition(" ")[2] or rule.summary
