"""T19 Exact odds: all 36 pairs of dice through the factors and results of play."""

import functools
from collections.abc import Iterator

import msgspec

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.combat.camps import camp_outcome
from warhost.games.triumph.combat.factors import Factor, combat_factors, total_of
from warhost.games.triumph.combat.pursuing import pursues
from warhost.games.triumph.combat.results import loss_of, result_of
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.rows import Loss, Outcome, Way
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.shooting.factors import shooting_factors, target_factors

FACES = range(1, 7)
PAIRS = len(FACES) ** 2
LOSSES: tuple[Loss, ...] = ("doubled", "beaten")


class Counts(msgspec.Struct, frozen=True):
    """T19.1-2 Of 36 pairs of dice, seen from the first of two factors."""

    doubles: int
    wins: int
    ties: int
    loses: int
    doubled: int

    def reversed(self) -> "Counts":
        """The same seen from the second."""
        return Counts(self.doubled, self.loses, self.ties, self.wins, self.doubles)

    def in_percent(self) -> tuple[int, ...]:
        """Doubles, wins, ties, loses, doubled, rounded for people."""
        return tuple(round(100 * count / PAIRS) for count in msgspec.structs.astuple(self))


class Tally(msgspec.Struct, frozen=True):
    """How many of the 36 pairs bring a result, and the row or clause that says so."""

    result: str
    count: int
    clause: str
    text: str = ""
    when: Loss | None = None


class Prospect(msgspec.Struct, frozen=True):
    """What the dice may do to one side."""

    factors: tuple[Factor, ...]
    total: int
    tallies: tuple[Tally, ...] = ()
    pursuit: int = 0
    """In how many of the 36 pairs it goes after its opponent."""

    def count_of(self, result: str) -> int:
        """In how many of the 36 pairs this befalls it."""
        return sum(tally.count for tally in self.tallies if tally.result == result)

    def outcomes(self) -> dict[str, int]:
        """T19.1-3 All 36 pairs by what they bring it: `destroyed 15, tie 6, wins 15`."""
        found = {tally.result: self.count_of(tally.result) for tally in self.tallies}
        won = PAIRS - sum(found.values())
        return {**found, "wins": won} if found and won else found


class Odds(msgspec.Struct, frozen=True):
    """T19.1-3 Both sides of a combat or shot before the dice."""

    counts: Counts
    first: Prospect
    second: Prospect


@functools.lru_cache(maxsize=1 << 10)
def counts_of(first: int, second: int) -> Counts:
    """T19.1-1 All 36 equally likely pairs."""
    found = {"doubles": 0, "wins": 0, "ties": 0, "loses": 0, "doubled": 0}
    for one in FACES:
        for other in FACES:
            found[_fall(first + one, second + other)] += 1
    return Counts(**found)


def _fall(one: int, other: int) -> str:
    if one == other:
        return "ties"
    is_doubled = loss_of(min(one, other), max(one, other)) == "doubled"
    if one > other:
        return "doubles" if is_doubled else "wins"
    return "doubled" if is_doubled else "loses"


def combat_odds(rules: Rules, one: Side, other: Side) -> Odds:
    """T19.1-4 Of a close combat between two stands."""
    factors = combat_factors(one, other), combat_factors(other, one)
    counts = counts_of(total_of(factors[0]), total_of(factors[1]))
    losses = (
        tuple(_losses(rules, counts, one, other, "close combat")),
        tuple(_losses(rules, counts.reversed(), other, one, "close combat")),
    )
    tie = _tie(counts)
    return Odds(
        counts,
        _fighter(factors[0], (*losses[0], tie), _pursuit(one, other, losses[1])),
        _fighter(factors[1], (*losses[1], tie), _pursuit(other, one, losses[0])),
    )


def _fighter(factors: tuple[Factor, ...], tallies: tuple[Tally, ...], pursuit: int) -> Prospect:
    return Prospect(factors, total_of(factors), tallies, pursuit)


def _pursuit(winner: Side, loser: Side, losses: tuple[Tally, ...]) -> int:
    """T13.5-1, T13.5-11 How often a side goes after the other; whoever stays is in its way."""
    return sum(
        loss.count
        for loss in losses
        if loss.when and loss.result != "no effect" and pursues(winner, loser, loss.when)
    )


def _losses(rules: Rules, counts: Counts, loser: Side, winner: Side, by: Way) -> Iterator[Tally]:
    """T12.1-2, T12.1-3 What being beaten or doubled means for a side."""
    lost: dict[Loss, int] = {"doubled": counts.doubled, "beaten": counts.loses}
    for when in LOSSES:
        if lost[when]:
            yield tally_of(result_of(rules, loser, winner, when, by), lost[when])


def tally_of(row: Outcome, count: int) -> Tally:
    return Tally(row.result, count, row.clause, row.text, row.when)


def _tie(counts: Counts) -> Tally:
    return Tally("tie", counts.ties, "T12.1-1")


def shot_odds(rules: Rules, shooter: Side, target: Side) -> Odds:
    """T19.1-3, T10.3-3 Of a shot: only the target can suffer."""
    factors = shooting_factors(shooter, target), target_factors(target)
    totals = total_of(factors[0]), total_of(factors[1])
    counts = counts_of(*totals)
    losses = _losses(rules, counts.reversed(), target, shooter, "shooting")
    missed = counts.ties + counts.loses + counts.doubled
    tallies = (*losses, Tally("nothing", missed, "T10.3-11"))
    return Odds(counts, Prospect(factors[0], totals[0]), Prospect(factors[1], totals[1], tallies))


def camp_odds(
    rules: Rules, attacker: TroopType, factors: tuple[tuple[Factor, ...], tuple[Factor, ...]]
) -> Odds:
    """T14-9 to T14-13 Of an attack on a camp; taking it removes the attacker too."""
    totals = total_of(factors[0]), total_of(factors[1])
    counts = counts_of(*totals)
    lost: dict[Loss, int] = {"doubled": counts.doubled, "beaten": counts.loses}
    losses = (
        tally_of(camp_outcome(rules, attacker, when), lost[when]) for when in LOSSES if lost[when]
    )
    taken = counts.doubles + counts.wins
    attack = (*losses, _tie(counts), Tally("removed with the camp", taken, "T14-11"))
    return Odds(
        counts,
        Prospect(factors[0], totals[0], attack),
        Prospect(factors[1], totals[1], (Tally("sacked", taken, "T14-10"), _tie(counts))),
    )
