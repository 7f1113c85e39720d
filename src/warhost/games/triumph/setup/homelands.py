"""T4.1 What a homeland's battlefields are made of: how many pieces, of which kinds."""

from collections import Counter
from collections.abc import Sequence

from warhost.games.triumph.rows import Topography
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.world import Table

LOWEST_SCORE, HIGHEST_SCORE = 2, 12


def homeland(table: Table) -> Topography:
    """The row of the terrain table that this battle is fought in."""
    return table.rules.topographies[table.setup.topography]


def kinds_of(home: Topography) -> tuple[str, ...]:
    """T4.1-12 The compulsory kind and the optional ones."""
    return tuple(dict.fromkeys((home.compulsory, *home.optional)))


def pieces_for(rules: Rules, score: int) -> int:
    """T4.1-10 How many pieces a terrain score brings."""
    return next(row.pieces for row in rules.abundance if row.lowest <= score <= row.highest)


def most_of(rules: Rules, home: Topography, kind: str) -> int:
    """T4.1-13, T4.1-16, T4.1-19, T4.1-21 How many pieces of a kind one table may hold."""
    general = rules.terrain[kind].at_most
    return min(general, home.at_most.get(kind, general))


def adjusted_scores(table: Table) -> list[int]:
    """T4.1-9 The adjustments that leave the score between 2 and 12."""
    reach, score = table.setup.advantage, table.setup.terrain_score
    return [
        step for step in range(-reach, reach + 1) if LOWEST_SCORE <= score + step <= HIGHEST_SCORE
    ]


def excluded_together(rules: Rules, kinds: Sequence[str]) -> list[tuple[str, str]]:
    """T4.1-20 Pairs of chosen kinds that may not lie on the same table."""
    return [
        (one, other)
        for one in dict.fromkeys(kinds)
        for other in rules.terrain[one].excludes
        if one < other and other in kinds
    ]


def too_many(rules: Rules, home: Topography, kinds: Sequence[str]) -> list[tuple[str, int]]:
    """T4.1-21 The kinds of which too many were chosen, and how many are allowed."""
    return [
        (kind, most_of(rules, home, kind))
        for kind, count in Counter(kinds).items()
        if kind in kinds_of(home) and count > most_of(rules, home, kind)
    ]
