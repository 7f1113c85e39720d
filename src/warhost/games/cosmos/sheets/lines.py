"""One order line: its word, its arguments, or why it is none."""

from collections.abc import Sequence

from warhost.games.cosmos.language.arguments import Misread, read_arguments
from warhost.games.cosmos.language.words import Word
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import cast
from warhost.games.cosmos.orders.rule import Giver, OrderRule
from warhost.games.cosmos.sheets.drafts import Draft, Notes
from warhost.games.cosmos.sheets.vocabulary import Vocabulary, nearest


def read_order(
    words: Sequence[Word],
    line: int,
    givers: frozenset[Giver],
    vocabulary: Vocabulary,
    notes: Notes,
) -> Draft:
    """The draft of an order; one without order if the line was not understood."""
    first = words[0]
    word = first.text.lower()
    rule = vocabulary.get(word)
    if rule is None:
        _note_unknown(first, line, vocabulary, notes)
    elif rule.refused:
        notes.error(line, first.column, rule.clauses[-1], rule.refused)
    elif not givers & rule.givers:
        notes.error(line, first.column, _clause_of_giver(rule), _wrong_giver(rule, word))
    else:
        giver: Giver = "nation" if "nation" in givers else "unit"
        found = read_arguments(rule.arguments(giver), words[1:], _end_of(words))
        if not isinstance(found, Misread):
            name = word if rule is cast.RULE else rule.word
            return Draft(Order(name, **found), rule, line, first.column)
        text = f"expected {found.expected}{_but(found.found)}: {rule.line(giver)}"
        notes.error(line, found.column, rule.clauses[0], text)
    return Draft(None, rule, line, first.column)


def _note_unknown(first: Word, line: int, vocabulary: Vocabulary, notes: Notes) -> None:
    instead = nearest(first.text, vocabulary) if notes.suggests else ""
    notes.error(line, first.column, "C3.1-1", f"there is no order `{first.text[:40]}`", instead)


def _wrong_giver(rule: OrderRule, word: str) -> str:
    wanted = " and ".join(giver for giver in ("nation", "unit", "location") if giver in rule.givers)
    if "nation" in rule.givers:
        return f"`{word}` is a {wanted} order; write it before all units and locations"
    return f"`{word}` is a {wanted} order; write it under a line like `3101:`"


def _clause_of_giver(rule: OrderRule) -> str:
    return "C3.1-18" if "nation" in rule.givers else "C3.1-13"


def _but(found: str) -> str:
    return f" instead of `{found[:40]}`" if found else ""


def _end_of(words: Sequence[Word]) -> int:
    return words[-1].column + len(words[-1].text) + 1
