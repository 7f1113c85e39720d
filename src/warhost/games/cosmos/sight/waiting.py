"""C21.3-9 Whether what somebody waits for is near enough, and seen."""

from collections.abc import Callable, Mapping

from warhost.games.cosmos.ids import ActorId, LocationId, Position, UnitId
from warhost.games.cosmos.sight.distances import is_hex, position_of, range_between, sees
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import World, owner_of


def is_near(world: World, actor: ActorId, thing: int, distance: str) -> bool:
    """Whether the waiting actor sees the thing within the distance or in that relation."""
    nation, here = owner_of(world, actor), position_of(world, actor)
    if nation is None or here is None:
        return False
    if distance.isdigit():
        return _is_within(world, here, thing, int(distance)) and (
            is_hex(world, thing) or sees(world, nation, thing)
        )
    if distance != "outside" and is_hex(world, thing):
        return False
    seen = is_hex(world, thing) or sees(world, nation, thing)
    return seen and RELATIONS[distance](world, actor, thing)


def is_known_dead(world: World, actor: ActorId, thing: int) -> bool:
    """C21.3-6 A number given out in the own slot, and nobody has it any longer."""
    nation = owner_of(world, actor)
    is_there = UnitId(thing) in world.units or LocationId(thing) in world.locations
    if nation is None or is_there:
        return False
    allies = {o for o, policy in world.nations[nation].policies.items() if policy == "ally"}
    for other in (nation, *sorted(allies)):
        first, last = slot_of(world, other)
        if first <= thing <= last:
            return True
    return False


def slot_of(world: World, nation: int) -> tuple[int, int]:
    """The unit numbers a nation has given out."""
    for other, last in world.last_units.items():
        if other == nation:
            return last - last % SLOT, last
    return (1, 0)


SLOT = 1000


def _is_within(world: World, here: Position, thing: int, most: int) -> bool:
    there = Position(str(thing)) if is_hex(world, thing) else position_of(world, thing)
    return there is not None and range_between(world, here, there) <= most


def _is_exact(world: World, actor: ActorId, thing: int) -> bool:
    """C21.3-11"""
    return position_of(world, actor) == position_of(world, thing)


def _is_outside(world: World, actor: ActorId, thing: int) -> bool:
    """C21.3-13 The waiter is inside the thing."""
    return thing in _around(world, position_of(world, actor))


def _is_inside(world: World, actor: ActorId, thing: int) -> bool:
    """C21.3-14 The thing is inside the waiter."""
    return actor in _around(world, position_of(world, thing))


def _is_adjacent(world: World, actor: ActorId, thing: int) -> bool:
    """C21.3-16 At zero distance, neither inside the other."""
    here, there = position_of(world, actor), position_of(world, thing)
    if here is None or there is None or range_between(world, here, there) > 0:
        return False
    return not _is_inside(world, actor, thing) and not _is_outside(world, actor, thing)


def _is_joined(world: World, actor: ActorId, thing: int) -> bool:
    """C21.3-17"""
    unit = world.units.get(UnitId(thing))
    one = world.units.get(UnitId(actor))
    if unit is None or one is None:
        return False
    return (unit.leader or unit.id) == (one.leader or one.id)


RELATIONS: Mapping[str, Callable[[World, ActorId, int], bool]] = {
    "exact": _is_exact,
    "outside": _is_outside,
    "inside": _is_inside,
    "adjacent": _is_adjacent,
    "joined": _is_joined,
    "force": _is_exact,
}


def _around(world: World, position: Position | None) -> list[int]:
    """Everything a position is inside of, the hex last."""
    found: list[int] = []
    while position is not None:
        location = location_at(world, position)
        found.append(int(position.lstrip("ou")))
        position = None if location is None else world.locations[LocationId(location)].position
    return found
