"""C9.2.2 Whom a leader leads, by itself or through subordinates."""

import functools
from collections.abc import Iterator, Sequence

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.movement.paces import Same
from warhost.games.cosmos.rows.units import Leadership
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import World

Member = tuple[str, int]
"""The type and the individuals of a unit of the force."""


def led_in(world: World, force: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    """Who of a force gets the bonus of its leader."""
    if world.rules.units[world.units[force[0]].type].leads is None:
        return ()
    units = [world.units[unit] for unit in force]
    members = tuple((unit.type, unit.individuals) for unit in units)
    return tuple(force[place] for place in _led(Same(world.rules), members))


def leaders_of(rules: Rules, members: Sequence[Member]) -> dict[int, int]:
    """C9.2.2-13, C9.2.2-16 Whom everybody who is led is led by, as places in the force."""
    own = rules.units[members[0][0]].leads
    assert own is not None, members
    kinds = [rules.units[name].leads for name, _ in members]
    able = [n for n in range(1, len(members)) if members[n][0] in own.subordinates and kinds[n]]
    subordinates = able[: own.units]
    led = dict.fromkeys(subordinates, 0)
    for place in subordinates:
        way = (*range(place + 1, len(members)), *range(1, place))
        leading = kinds[place]
        assert leading is not None
        led |= dict.fromkeys(_picked(leading, leading.units, members, way, led), place)
    left = own.units - len(subordinates)
    return led | dict.fromkeys(_picked(own, left, members, range(1, len(members)), led), 0)


def _picked(
    leading: Leadership,
    most: int,
    members: Sequence[Member],
    way: Sequence[int],
    led: dict[int, int],
) -> Iterator[int]:
    """C9.2.2-15, C9.2.2-25 Whoever is led, of a wrong type or too large is passed over."""
    individuals = leading.individuals
    for place in way:
        kind, count = members[place]
        if most <= 0:
            return
        if place not in led and kind in leading.types and count <= individuals:
            individuals -= count
            most -= 1
            yield place


@functools.lru_cache(maxsize=4096)
def _led(same: Same, members: tuple[Member, ...]) -> tuple[int, ...]:
    return tuple(sorted(leaders_of(same.rules, members)))
