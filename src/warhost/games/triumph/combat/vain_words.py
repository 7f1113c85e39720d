"""T19.1-6 Words about a situation that change nothing in it."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

Asking = Callable[[Rules, str, str, Sequence[str], Sequence[str]], Odds | list[Refusal]]

CLAUSES: Mapping[str, str] = {
    "uphill": "T11.4-7",
    "general": "T11.4-1",
    "rear-support": "T11.4-4",
    "difficult": "T4.3-5",
    "turned": "T9.2-2",
    "flank": "T11.4-9",
    "rear": "T11.4-9",
    "overlapped": "T11.4-8",
}


def vain_words(
    rules: Rules, asking: Asking, names: tuple[str, str], words: tuple[Sequence[str], Sequence[str]]
) -> Iterator[Refusal]:
    """Whatever was said of a side without making any difference, and the clause about it."""
    whole = asking(rules, *names, *words)
    for name, said, fewer in _one_word_less(names, words):
        if asking(rules, *names, *fewer) == whole:
            yield Refusal(_clause_of(rules, said), name, f"{said} changes nothing here.")


def _one_word_less(
    names: tuple[str, str], words: tuple[Sequence[str], Sequence[str]]
) -> Iterator[tuple[str, str, tuple[Sequence[str], Sequence[str]]]]:
    ours, theirs = words
    for place, word in enumerate(ours):
        yield names[0], word, ((*ours[:place], *ours[place + 1 :]), theirs)
    for place, word in enumerate(theirs):
        yield names[1], word, (ours, (*theirs[:place], *theirs[place + 1 :]))


def _clause_of(rules: Rules, word: str) -> str:
    """That of the factor the word is about, or of the battle card it names."""
    if word.upper() in rules.cards:
        return rules.cards[word.upper()].clause
    return CLAUSES.get(
        word.lower().replace(" ", "-").removesuffix("-1").removesuffix("-2"), "T19.1-6"
    )
