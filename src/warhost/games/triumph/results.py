"""T12 What becomes of a stand that lost: the first row of the result tables that fits it."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.rows import Loss, Outcome, Way


class Defeat(msgspec.Struct, frozen=True):
    """How a stand lost. Both lines are those after battle cards; a camp has no line."""

    when: Loss
    by: Way
    ground: Literal["open", "difficult"]
    """Of the loser's fighting edge, or target edge when it was shot at (T12.1-7)."""
    loser: TroopType
    winner: TroopType | None
    cards: frozenset[str] = frozenset()
    """Battle cards at work for the loser, the enemy's that marks it included."""


def outcome_of(defeat: Defeat, outcomes: Sequence[Outcome]) -> Outcome:
    """T12.1-4, T12.1-5 The first row that fits; the tables end with rows that always do."""
    return next(row for row in outcomes if fits(row, defeat))


def fits(row: Outcome, defeat: Defeat) -> bool:
    """Whether every condition of the row holds."""
    return (
        row.when == defeat.when
        and defeat.by in row.by
        and row.ground in ("any", defeat.ground)
        and (not row.losers or is_named(defeat.loser, row.losers))
        and (not row.losers_with or not defeat.cards.isdisjoint(row.losers_with))
        and defeat.cards.isdisjoint(row.losers_without)
        and _fits_winner(row, defeat.winner)
    )


def _fits_winner(row: Outcome, winner: TroopType | None) -> bool:
    if winner is None:
        return not row.winners
    named = not row.winners or is_named(winner, row.winners)
    return named and not is_named(winner, row.not_winners)


def is_named(line: TroopType, names: Sequence[str]) -> bool:
    """Whether a list of types and classes of troops names a stand with this line."""
    return any(name in names for name in names_of(line))


def names_of(line: TroopType) -> tuple[str, str, str]:
    """By its type, its category, and its order and category."""
    return line.id, line.category, f"{line.order} order {line.category}"


def rows_of(line: TroopType, outcomes: Sequence[Outcome]) -> Iterator[Outcome]:
    """T2.1-32 The rows that name a type as loser, for its type sheet."""
    return (row for row in outcomes if row.losers and is_named(line, row.losers))
