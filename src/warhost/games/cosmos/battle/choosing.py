"""C15.4 Whom a unit attacks in melee: who stands in front comes first, whoever is armed, masses."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import RANK, Fighter
from warhost.games.cosmos.battle.modifiers import best_melee
from warhost.games.cosmos.battle.reach import is_near

Row = list[Fighter]
Key = Callable[[Fighter], tuple[Any, ...]]


class Queue:
    """The foes within melee range of units that are alike, in the order in which they are legal."""

    def __init__(self, fight: Fight, rows: list[list[Row]]) -> None:
        self._counts, self._rows = fight.ranks.counts, rows
        """By battlefield position; the rows of one position from the front to the back."""
        self._turns: dict[int, int] = {}

    def next(self) -> tuple[Fighter, int] | None:
        """A foe that still has room, and how much; none where all are fully engaged (C15.4-14)."""
        for rows in self._rows:
            for row in rows:
                found = self._out_of(row)
                if found is not None:
                    return found
        return None

    def _out_of(self, row: Row) -> tuple[Fighter, int] | None:
        """One after the other, so that attacks are spread over a row."""
        start = self._turns.get(id_of(row), 0)
        for number in range(start, start + len(row)):
            one = row[number % len(row)]
            room = 0 if one.fate else one.limit * self._counts[one.index] - one.used
            if room > 0:
                self._turns[id_of(row)] = number + 1
                return one, room
        return None


def id_of(row: Row) -> int:
    return row[0].index


def queue_for(fight: Fight, one: Fighter) -> Queue:
    """For a unit and all that are like it."""
    near = [other for other in fight.enemies_of(one) if is_near(fight, one, other)]
    kinds = {other.kind.id: other for other in near}
    immune = {name for name, other in kinds.items() if not best_melee(fight, one, other).most}
    if immune:
        near = [other for other in near if other.kind.id not in immune]
    nodes = sorted({other.node for other in near}, key=lambda node: (node != one.node, node))
    arrange = _by_mass if one.kind.is_mass else _by_individual
    return Queue(fight, [list(arrange([o for o in near if o.node == n])) for n in nodes])


def _by_mass(foes: Iterable[Fighter]) -> Iterator[Row]:
    """C15.4-16 to C15.4-20, C15.4-27, C15.4-29 Rank by rank, individuals behind masses."""
    yield from _rows(foes, lambda one: (one.is_unarmed, RANK[one.tactics], not one.kind.is_mass))


def _by_individual(foes: Iterable[Fighter]) -> Iterator[Row]:
    """C15.4-23, C15.4-24 Individuals at once, and masses behind them."""
    yield from _rows(foes, lambda one: (one.is_unarmed, one.kind.is_mass, RANK[one.tactics]))


def _rows(foes: Iterable[Fighter], key: Key) -> Iterator[Row]:
    found: dict[tuple[Any, ...], Row] = {}
    for one in foes:
        found.setdefault(key(one), []).append(one)
    for rank in sorted(found):
        yield found[rank]
