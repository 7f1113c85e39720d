"""The words that begin orders: those of the rules and the spells of a pack."""

import difflib
from collections.abc import Iterable, Mapping

from warhost.games.cosmos.orders import BY_WORD, cast
from warhost.games.cosmos.orders.rule import OrderRule

Vocabulary = Mapping[str, OrderRule]
CLOSE_ENOUGH = 0.6


def vocabulary_of(spells: Iterable[str] = ()) -> Vocabulary:
    """C1.2-16 Orders of special units are read like all others."""
    return {**BY_WORD, **{word: cast.RULE for word in spells if word not in BY_WORD}}


PLAIN = vocabulary_of()


def nearest(word: str, vocabulary: Vocabulary) -> str:
    """The order that may have been meant; empty if none is near."""
    offered = [known for known, rule in vocabulary.items() if not rule.refused]
    near = difflib.get_close_matches(word.lower(), offered, n=1, cutoff=CLOSE_ENOUGH)
    return near[0] if near else ""
