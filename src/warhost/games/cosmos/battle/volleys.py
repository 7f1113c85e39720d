"""Thousands of attacks at once: what each does, to whom, and what is left of everybody.

An attack does something between nothing and its most, each amount as likely as the others. What
units suffer is added up attack by attack; whenever it passes a whole wound, the individual that
is just being hit has a wound. So nothing is lost, and what is left over is marginal damage.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from warhost.games.cosmos.battle.ranks import Numbers, Ranks

WOUND_BITS = 10
WOUND = 1 << WOUND_BITS
ROLL_BITS = 16
ROLL = (1 << ROLL_BITS) - 1
ALWAYS = 1 << 32
CRITICAL_TIMES = 8
"""C15.2-5"""
Words = npt.NDArray[np.uint32]


class Strike(msgspec.Struct, frozen=True):
    """Attacks of one unit on another, ready to be rolled."""

    attacker: int
    target: int
    """Places in the ranks."""
    attacks: int
    most: int
    """Damage in 1024ths of a wound that one of them does at most."""
    critical: int = 0
    """C15.2 The chance of a critical hit, in parts of a hundred."""
    each: int = 1
    """C15.2-7, C15.2-8 Only the first of so many can be critical: of a routine, or of an area."""
    cap: int = 0
    """C2.3.3-6 More than this none of them does; 0: no limit."""


class Hit(msgspec.Struct, frozen=True):
    """What they came to."""

    wounds: int
    killed: int
    criticals: int
    damage: int


class Groups:
    """The strikes by target: where the attacks on each of them begin, and on whom they fall."""

    def __init__(self, ranks: Ranks, targets: Sequence[int], counts: Numbers, words: Words) -> None:
        new = [n for n, one in enumerate(targets) if n == 0 or one != targets[n - 1]]
        self.targets = [targets[n] for n in new]
        self.sizes = np.add.reduceat(counts, new)
        self.ends = np.cumsum(self.sizes)
        self.firsts = self.ends - self.sizes
        self.individuals = np.array([ranks.counts[one] for one in self.targets])
        self.places = ranks.starts[self.targets]
        self.offsets = (words[self.firsts] >> ROLL_BITS) % self.individuals
        """C15-3 Which individual the first attack falls on; the next falls on the next."""


class Rolled(NamedTuple):
    """The attacks of a volley, one by one."""

    which: Numbers
    """The strike that each belongs to."""
    counts: Numbers
    damage: Numbers
    criticals: Numbers


def struck(ranks: Ranks, strikes: Sequence[Strike], words: Words) -> list[Hit]:
    """The strikes must stand sorted by target; the first word belongs to the first attack."""
    attacks = rolled(strikes, words)
    groups = Groups(ranks, [one.target for one in strikes], attacks.counts, words)
    wounds = _wounds(ranks.marginal, attacks.damage, groups)
    hits = np.flatnonzero(wounds)
    suffered = _dealt(ranks, groups, hits, wounds[hits])
    _take_down(ranks, groups, suffered)
    return _added_up(attacks, hits, suffered)


def rolled(strikes: Sequence[Strike], words: Words) -> Rolled:
    """C15-15 The damage of each attack, and which of them are critical."""
    counts = np.array([one.attacks for one in strikes])
    which = np.repeat(np.arange(len(strikes)), counts)
    most = np.array([one.most for one in strikes])
    damage = (np.repeat(most, counts) * (words & ROLL)) >> ROLL_BITS
    criticals = np.flatnonzero(words < _chances(strikes, which))
    if any(one.each > 1 for one in strikes):
        each = np.array([one.each for one in strikes])
        place = criticals - (np.cumsum(counts) - counts)[which[criticals]]
        criticals = criticals[place % each[which[criticals]] == 0]
    damage[criticals] *= CRITICAL_TIMES
    if any(one.cap for one in strikes):
        caps = np.array([one.cap or ALWAYS for one in strikes])
        np.minimum(damage, caps[which], out=damage)
    return Rolled(which, counts, damage, criticals)


def _chances(strikes: Sequence[Strike], which: Numbers) -> Any:
    """One number if it is the same for all."""
    shares = [one.critical * ALWAYS // 100 for one in strikes]
    if len(set(shares)) == 1:
        return np.uint32(shares[0])
    return np.array(shares, dtype=np.uint32)[which]


class Suffered(NamedTuple):
    """What became of those who were hit, hit by hit."""

    group: Numbers
    wounds: Numbers
    is_dead: npt.NDArray[np.bool_]
    vigour: Numbers
    """C15.3-6 Efficiency lost, in parts of a hundred of an individual."""


def _wounds(marginal: list[int], damage: Numbers, groups: Groups) -> Numbers:
    """C15-14 Whole wounds, by what has been stored up when each attack falls."""
    running = np.cumsum(damage)
    stored = np.array([marginal[one] for one in groups.targets])
    before = running[groups.firsts] - damage[groups.firsts]
    running += np.repeat(stored - before, groups.sizes)
    for one, rest in zip(groups.targets, running[groups.ends - 1].tolist(), strict=True):
        marginal[one] = rest & (WOUND - 1)
    return (running >> WOUND_BITS) - ((running - damage) >> WOUND_BITS)


def _dealt(ranks: Ranks, groups: Groups, hits: Numbers, wounds: Numbers) -> Suffered:
    """C15.3-1 Each hit to its individual; those behind it are hit when all have been."""
    group = np.repeat(np.arange(len(groups.sizes)), groups.sizes)[hits]
    number = hits + (groups.offsets - groups.firsts)[group]
    size = groups.individuals[group]
    victim = groups.places[group] + number % size
    rounds = (groups.sizes + groups.individuals - 1) // groups.individuals
    if rounds.max() == 1:
        before = ranks.points[victim]
        suffered = np.minimum(wounds, before)
        ranks.points[victim] = before - suffered
    else:
        round_ = (hits - groups.firsts[group]) // size
        before, suffered = _in_rounds(ranks, round_, victim, wounds)
    after = before - suffered
    offset = ranks.offset[groups.targets][group]
    drop = ranks.worth(offset, before) - ranks.worth(offset, after)
    return Suffered(group, suffered, (after == 0) & (before > 0), drop)


def _in_rounds(
    ranks: Ranks, round_: Numbers, victim: Numbers, wounds: Numbers
) -> tuple[Numbers, Numbers]:
    """Nobody is hit for the second time before all have been hit once."""
    before, suffered = np.empty_like(wounds), np.empty_like(wounds)
    for one in range(int(round_.max(initial=0)) + 1):
        now = np.flatnonzero(round_ == one)
        before[now] = ranks.points[victim[now]]
        suffered[now] = np.minimum(wounds[now], before[now])
        ranks.points[victim[now]] = before[now] - suffered[now]
    return before, suffered


def _take_down(ranks: Ranks, groups: Groups, suffered: Suffered) -> None:
    """What is left of every target."""
    length = len(groups.targets)
    wounds = np.bincount(suffered.group, suffered.wounds, length)
    dead = np.bincount(suffered.group[suffered.is_dead], minlength=length)
    vigour = np.bincount(suffered.group, suffered.vigour, length)
    for n, one in enumerate(groups.targets):
        ranks.left[one] -= int(wounds[n])
        ranks.counts[one] -= int(dead[n])
        ranks.vigour[one] -= int(vigour[n])
    if dead.any():
        ranks.bury()


def _added_up(attacks: Rolled, hits: Numbers, suffered: Suffered) -> list[Hit]:
    """C15-3 The same by strike."""
    which, length = attacks.which, len(attacks.counts)
    hitting = which[hits]
    wounds = np.bincount(hitting, suffered.wounds, length).astype(np.int64).tolist()
    killed = np.bincount(hitting[suffered.is_dead], minlength=length).tolist()
    lucky = np.bincount(which[attacks.criticals], minlength=length).tolist()
    done = np.add.reduceat(attacks.damage, np.cumsum(attacks.counts) - attacks.counts).tolist()
    return [Hit(*one) for one in zip(wounds, killed, lucky, done, strict=True)]
