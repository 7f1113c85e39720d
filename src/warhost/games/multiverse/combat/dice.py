"""M10.4-5, M10.5 The combat dice, what a roll does, and how likely it is."""

import functools
from collections.abc import Mapping, Sequence
from math import comb

from warhost.games.multiverse.combat.strength import Pool

SIDES = 6
FACES = ("infantry", "infantry", "cavalry", "cavalry", "ranged", "critical")
"""The icons of a die, by its face from 1."""
CRITICAL = "critical"
CRITICALS_NEEDED = 2
COUNTER_HITS_NEEDED = 3
ALL_DICE = 6
"""The box has six (M1.3-2)."""


def damage_of(pool: Pool, faces: Sequence[int]) -> int:
    """M10.4-6, M10.4-7, M10.5 What a roll takes."""
    icons = [FACES[face - 1] for face in faces]
    return _damage(pool, icons.count(pool.icon), icons.count(CRITICAL))


def icons_in(pool: Pool, faces: Sequence[int]) -> int:
    """How many of the striker's own icons were rolled."""
    return [FACES[face - 1] for face in faces].count(pool.icon)


def is_critical(counters: bool, hits: int, criticals: int) -> bool:
    """M10.5-1, M10.5-3"""
    return criticals >= CRITICALS_NEEDED or (counters and hits >= COUNTER_HITS_NEEDED)


def _damage(pool: Pool, hits: int, criticals: int) -> int:
    """M10.5-2, M10.5-4 One more for a critical strike, and never two more."""
    if is_critical(pool.counters, hits, criticals):
        return pool.damage + 1
    return pool.damage if hits else 0


@functools.cache
def shares(dice: int, icon: str) -> Mapping[tuple[int, int], float]:
    """How likely each number of own icons and of criticals is: icons are counted, not faces."""
    own, blank = FACES.count(icon), SIDES - FACES.count(icon) - 1
    return {
        (hits, criticals): _ways(dice, hits, criticals)
        * own**hits
        * blank ** (dice - hits - criticals)
        / SIDES**dice
        for hits in range(dice + 1)
        for criticals in range(dice + 1 - hits)
    }


def _ways(dice: int, hits: int, criticals: int) -> int:
    return comb(dice, hits) * comb(dice - hits, criticals)


@functools.cache
def chances(dice: int, icon: str, counters: bool) -> tuple[float, float, float]:
    """How likely a roll misses, hits, and is critical."""
    miss = hit = critical = 0.0
    for (hits, criticals), share in shares(dice, icon).items():
        if is_critical(counters, hits, criticals):
            critical += share
        elif hits:
            hit += share
        else:
            miss += share
    return miss, hit, critical
