"""C15.3.1 Wounds that heal by themselves."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.flight import Health, Recovered
from warhost.games.cosmos.events.orders import IDLE
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.world import Unit, World
from warhost.kernel.dice import Dice

FIGHTING, NORMAL, RESTING = 1, 2, 4
"""C15.3.1-4, C15.3.1-6, C15.3.1-3 Chances of so many in twice its rate."""


def recover(world: World, dice: Dice) -> Iterator[Any]:
    """C15.3.1-2 At the end of each phase, whatever they do."""
    kinds = world.rules.units
    wounded = sorted(
        unit.id
        for unit in world.units.values()
        if unit.health and unit.health[-1][0] < kinds[unit.type].wound_points
    )
    healed: dict[NationId, list[tuple[UnitId, Health]]] = {}
    for number in wounded:
        unit = world.units[number]
        health = recovered(world, unit, dice)
        if health != unit.health:
            healed.setdefault(unit.nation, []).append((number, health))
    for nation in sorted(healed):
        yield Recovered(nation, tuple(healed[nation]))


def recovered(world: World, unit: Unit, dice: Dice) -> Health:
    """C15.3.1-6 Each wounded individual by a chance of its own."""
    kind = world.rules.units[unit.type]
    if not kind.regeneration:
        return unit.health
    chance = _chance(world, unit)
    counts: dict[int, int] = {}
    for points, count in unit.health:
        better = 0
        if points < kind.wound_points:
            why = f"recovery of {unit.id} in {world.clock.phase}"
            better = sum(dice.roll(2 * kind.regeneration, why) <= chance for _ in range(count))
        counts[points + 1] = counts.get(points + 1, 0) + better
        counts[points] = counts.get(points, 0) + count - better
    return tuple(sorted(((p, n) for p, n in counts.items() if n), reverse=True))


def _chance(world: World, unit: Unit) -> int:
    if unit.id in world.fought:
        return FIGHTING
    return RESTING if is_idle(world, unit) else NORMAL


def is_idle(world: World, unit: Unit) -> bool:
    """C15.3.1-3 Neither it nor the leader of its force does anything in this phase."""
    actor = ActorId(unit.leader or unit.id)
    queue = world.queues.get(actor, ())
    is_busy = bool(queue) and queue[0].has_begun and queue[0].order.word not in IDLE
    return bool(unit.position) and actor not in world.worked and not is_busy
