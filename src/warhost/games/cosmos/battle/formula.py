"""What an attack does at most, and all that makes it do more or less (C15.5, docs/decisions/0006).

The most is one wound where strength equals defence; it grows with the one and shrinks with the
other. Every modifier is a factor, so that what the rules say in percent is so in wounds.
"""

import functools
from collections.abc import Iterable
from typing import NamedTuple

from warhost.games.cosmos.battle.records import WHOLE, Reason
from warhost.games.cosmos.battle.volleys import WOUND
from warhost.games.cosmos.rows.fighting import Attack
from warhost.games.cosmos.rows.units import UnitType

HUNDRED = 100
POINT = 100
"""Morale is in hundredths of a point."""
MELEE_BY_MORALE, MISSILES_BY_MORALE = 375, 125
"""C15.5.3-1, C15.5.3-2 In hundred-thousandths for each point."""
CHARGING, AGAINST_CHARGERS = 1200, 900
"""C15.6.2-5, C15.6.2-8"""
HELD, WEAKENED = 900, 500
"""C7.4.1-4, C17.1-13"""
KNOWN_GROUND, STRANGE_GROUND = 900, 1125
"""C15.5.3-5, C15.5.3-4 What familiarity of 150 or more, and of 50 or less, does to wounds."""
FAR_FROM_USUAL = 50
MANY = 100
"""More individuals than the largest area reaches."""


class Best(NamedTuple):
    """C15.5-11 The attack that does most to a type, and how much of it."""

    most: int
    """One of its blows, in 1024ths of a wound, nothing taken into account."""
    number: int
    reach: int
    """C15.5-5 How many individuals one blow hits."""


NONE = Best(0, 0, 1)


class Lore:
    """What follows from types and grounds alone, looked up only once in a battle."""

    def __init__(self) -> None:
        self._bests: dict[tuple[str, str, bool], Best] = {}
        self._grounds: dict[tuple[str, str], Reason] = {}
        self._known: dict[tuple[str, str], Reason] = {}

    def melee(self, kind: UnitType, target: UnitType, individuals: int) -> Best:
        """C15.5-11"""
        key = kind.id, target.id, individuals > MANY
        best = self._bests.get(key)
        if best is None:
            attacks = [attack for attack in kind.attacks if not attack.range]
            best = best_of(attacks, target, individuals)
            if best.reach == 1 or individuals > MANY:
                self._bests[key] = best
        return best

    def ground(self, kind: UnitType, ground: str) -> Reason:
        """C15.5.3-3"""
        key = kind.id, ground
        if key not in self._grounds:
            self._grounds[key] = by_ground(kind, ground)
        return self._grounds[key]

    def known(self, kind: UnitType, ground: str) -> Reason:
        """C15.5.3-4, C15.5.3-5"""
        key = kind.id, ground
        if key not in self._known:
            self._known[key] = by_familiarity(kind, ground)
        return self._known[key]


@functools.cache
def reason(what: str, parts: int) -> Reason:
    """One record for all that are alike."""
    return Reason(what, parts)


def best_of(attacks: Iterable[Attack], target: UnitType, individuals: int) -> Best:
    """C15.5-11 Out of several attacks."""
    found = [_against(attack, target, individuals) for attack in attacks]
    return max(found, key=lambda one: one.most * one.number * one.reach, default=NONE)


def most_of(strength: int, defence: int, harm: int = HUNDRED) -> int:
    """C15-16 In 1024ths of a wound; something for whoever is not immune."""
    most = WOUND * strength * harm // (HUNDRED * max(defence, 1))
    return most or (1 if strength and harm else 0)


def modified(most: int, reasons: Iterable[Reason]) -> int:
    """C15-18 Every reason is a factor; what can do harm at all keeps a trace of it."""
    parts, whole = most, 1
    for one in reasons:
        parts *= one.parts
        whole *= WHOLE
    return parts // whole or (1 if parts else 0)


def by_morale(morale: int, each: int) -> Reason:
    """C9.2.1-12, C9.2.1-13"""
    return reason("morale", WHOLE + each * morale // (HUNDRED * POINT))


def by_ground(kind: UnitType, ground: str) -> Reason:
    """C15.5.3-3"""
    return reason("terrain", WHOLE * kind.combat.get(ground, HUNDRED) // HUNDRED)


def by_familiarity(kind: UnitType, ground: str) -> Reason:
    """C15.5.3-4, C15.5.3-5 How much more or less the defender suffers where it is."""
    known = kind.familiarity.get(ground, HUNDRED) - HUNDRED
    limited = max(-FAR_FROM_USUAL, min(known, FAR_FROM_USUAL))
    change = (WHOLE - KNOWN_GROUND) if limited > 0 else (STRANGE_GROUND - WHOLE)
    return reason("familiar ground", WHOLE - change * limited // FAR_FROM_USUAL)


def _against(attack: Attack, target: UnitType, individuals: int) -> Best:
    harm = target.harm.get(attack.form, HUNDRED)
    reach = max(min(attack.area // target.size, individuals), 1)
    return Best(most_of(attack.strength, target.defence, harm), attack.number, reach)
