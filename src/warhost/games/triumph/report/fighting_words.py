"""Words for dice and factors, shared by the reports of shots and combats."""

from collections.abc import Sequence

from warhost.games.triumph.combat.factors import Factor, total_of
from warhost.games.triumph.combat.results import row_named
from warhost.games.triumph.world import View


def sum_of(face: int, factors: Sequence[Factor]) -> str:
    """`5 + 3 = 8`"""
    added = total_of(tuple(factors))
    sign = "-" if added < 0 else "+"
    return f"{face} {sign} {abs(added)} = {face + added}"


def lines_of(who: str, factors: Sequence[Factor]) -> tuple[str, ...]:
    """`Knights red/3: +1 uphill (T11.4-7)`, one line a factor."""
    return tuple(f"{who}: {f.amount:+d} {f.reason} ({f.clause})" for f in factors)


def clauses_of(factors: Sequence[Sequence[Factor]]) -> tuple[str, ...]:
    """Each clause once, in the order of the factors."""
    return tuple(dict.fromkeys(f.clause for side in factors for f in side))


def row_words(view: View, row: str) -> tuple[str, str]:
    """T12.1-9 The words and the clause of a row of the result tables."""
    found = row_named(view.table.rules, row)
    return found.text, found.clause
