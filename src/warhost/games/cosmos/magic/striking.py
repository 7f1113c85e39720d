"""C19.1 Strikes: everybody at a position is attacked, whosever he is."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.control.presence import is_ally
from warhost.games.cosmos.events.magic import Struck, Wounded
from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.magic.casting import Cast
from warhost.games.cosmos.magic.holding import WHOLE, ward_at
from warhost.games.cosmos.morale.flight import triggered
from warhost.games.cosmos.nations.factions import declared_enemy
from warhost.games.cosmos.rows.spells import StrikeRow
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.world import Unit

MOST = 8
"""C19.1-4"""
MAJOR = "major"
FEARLESS = frozenset(("mindless", "fearless"))
POINTS = 2
"""C9.2.1-6 Of morale for each percent of wound points, in the usual case."""


def strike(cast: Cast) -> Iterator[Any]:
    """C19.1-1, C19.1.1-1, C19.1.1-11 Whoever is there now."""
    world, caster, at = cast.world, cast.caster, cast.at
    hit = [world.units[one] for one in sorted(world.index.at.get(at.position, ()))]
    results = tuple(_wounded(cast, one) for one in hit)
    for nation in sorted({one.nation for one in hit}):
        if not is_ally(world, caster.nation, nation):
            yield from declared_enemy(world, nation, caster.nation)
    yield Struck(caster.nation, caster.id, cast.spell.id, at.position, results)
    for result in results:
        if not result.health:
            yield from removed(world, result.unit, "killed")
    yield from triggered(world, [one.unit for one in results if one.health and one.lost])


def most_wounds(kind: UnitType, row: StrikeRow, power: int, ward: int) -> int:
    """C19.1-4 Strength over defence, rounded up, eight at most; less what protects from it."""
    harm = kind.harm.get(row.form, WHOLE)
    most = min(-(-row.strength * power * harm // (WHOLE * max(kind.defence, 1))), MOST)
    return most * (WHOLE - ward) // WHOLE


def most_of(cast: Cast, unit: Unit) -> int:
    """C2.3.3-6, C2.3.3-7 For one of its individuals; half of what a major character has."""
    assert cast.spell.strike is not None
    kind = cast.world.rules.units[unit.type]
    most = most_wounds(kind, cast.spell.strike, cast.power, ward_at(cast.world, unit))
    return min(most, kind.wound_points // 2) if MAJOR in kind.abilities else most


def _wounded(cast: Cast, unit: Unit) -> Wounded:
    """Each individual loses from none to the most, all numbers as likely."""
    kind = cast.world.rules.units[unit.type]
    most = most_of(cast, unit)
    why = f"strike on {unit.id} by {cast.caster.id}"
    left: dict[int, int] = {}
    for points, count in unit.health:
        for _ in range(count):
            rest = points - (cast.dice.roll(most + 1, why) - 1 if most else 0)
            left[rest] = left.get(rest, 0) + 1
    health = tuple(sorted(((p, n) for p, n in left.items() if p > 0), reverse=True))
    before = sum(points * count for points, count in unit.health)
    lost = before - sum(points * count for points, count in health)
    killed = unit.individuals - sum(count for _, count in health)
    morale = unit.morale - _shaken(kind, lost, before)
    return Wounded(unit.id, unit.nation, health, lost, killed, morale, unit.is_hidden)


def _shaken(kind: UnitType, lost: int, before: int) -> int:
    """C9.2.1-6 to C9.2.1-10 In hundredths of a point."""
    if kind.abilities & FEARLESS:
        return 0
    rate = (
        2 * POINTS if "cowardly" in kind.abilities else 1 if "brave" in kind.abilities else POINTS
    )
    return rate * WHOLE * WHOLE * lost // max(before, 1)
