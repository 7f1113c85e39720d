"""C18.2-3, C18.2-16 What moving does to those who hide."""

from collections.abc import Iterator

from warhost.games.cosmos.events.movement import HidingChanged
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.world import World, force_of


def unhidden(world: World, leader: UnitId) -> Iterator[HidingChanged]:
    """Nobody in the force hides any longer."""
    yield from _changed(world, leader, is_hidden=False)


def hidden(world: World, leader: UnitId) -> Iterator[HidingChanged]:
    """Everybody in the force hides from now on."""
    yield from _changed(world, leader, is_hidden=True)


def _changed(world: World, leader: UnitId, *, is_hidden: bool) -> Iterator[HidingChanged]:
    units = tuple(u for u in force_of(world, leader) if world.units[u].is_hidden != is_hidden)
    if units:
        one = world.units[leader]
        yield HidingChanged(one.nation, units, one.position, is_hidden)
