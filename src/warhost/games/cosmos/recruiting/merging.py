"""C7.2 Individuals who go from one unit to another of its type."""

from collections.abc import Iterator, Sequence
from typing import Any

from warhost.games.cosmos.events.units import Health, IndividualsMoved
from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.world import Unit, World


def merged(world: World, target: UnitId, sources: Sequence[UnitId]) -> Iterator[Any]:
    """C7.2-3, C7.2-6 One source after the other, until the target is full."""
    for source in sources:
        moving = _moving(world, world.units[target], world.units[source])
        if not moving:
            continue
        one, other = world.units[source], world.units[target]
        going, left = _parted(one.health, moving)
        now = _joined(other.health, going)
        yield IndividualsMoved(one.nation, source, target, left, now)
        if not left:
            yield from removed(world, source, "merged")


def fitting(world: World, nation: NationId, target: Unit, units: Sequence[UnitId]) -> list[UnitId]:
    """C7.2-2 Those of one type, one nation and one position; others are passed over."""
    found = []
    for number in dict.fromkeys(units):
        one = world.units.get(number)
        if one is None or one.id == target.id or one.nation != nation:
            continue
        if one.type == target.type and one.position == target.position and one.position:
            found.append(one.id)
    return found


def _moving(world: World, target: Unit, source: Unit) -> int:
    """C7.2-6, C7.2-13 All of it if there is room; otherwise never below the least size."""
    kind = world.rules.units[source.type]
    room = kind.maximum - target.individuals
    if source.individuals <= room:
        return source.individuals
    return max(min(room, source.individuals - kind.minimum), 0)


def _parted(health: Health, count: int) -> tuple[Health, Health]:
    """C7.2-7 The least wounded go first."""
    going, staying = [], []
    for points, number in sorted(health, reverse=True):
        part = min(number, count)
        count -= part
        going += [(points, part)] if part else []
        staying += [(points, number - part)] if number > part else []
    return tuple(going), tuple(staying)


def _joined(one: Health, other: Health) -> Health:
    sums: dict[int, int] = {}
    for points, number in (*one, *other):
        sums[points] = sums.get(points, 0) + number
    return tuple(sorted(sums.items(), reverse=True))
