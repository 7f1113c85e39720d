"""A location becomes one of another kind: all who are inside look about them anew."""

from collections.abc import Callable, Iterator
from typing import Any

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import LocationId, NationId, Position
from warhost.games.cosmos.sight.counting import count_apart
from warhost.games.cosmos.sight.eyes import unwatch, watch
from warhost.games.cosmos.sight.modes import eyes_of
from warhost.games.cosmos.sight.watching import Watcher, place_watcher, unit_watcher
from warhost.games.cosmos.world import World

Look = Callable[[World, NationId, Watcher], None]


def become(world: World, location: LocationId, **changes: Any) -> None:
    """C13.1-16, C16.3 Ruins are open where a cellar was not, and nobody lives in them."""
    _look(world, location, unwatch, -1)
    writing.change_location(world, location, **changes)
    _look(world, location, watch, 1)


def _look(world: World, location: LocationId, look: Look, more: int) -> None:
    """Everybody inside, and whoever lives there, looks about or away."""
    for place in (location, *_within(world, location)):
        one, inside = world.locations[place], Position(str(place))
        if one.owner:
            look(world, one.owner, place_watcher(world, one))
        things = len(world.index.lying.get(inside, ())) + len(world.index.inside.get(inside, ()))
        if things:
            count_apart(world, world.index, inside, more * things)
        for unit in sorted(world.index.at.get(inside, ())):
            count_apart(world, world.index, inside, more)
            known = world.units[unit]
            if known.nation:
                eyes = eyes_of(known.nation, quests=known.quests)
                look(world, eyes, unit_watcher(world, known))


def _within(world: World, location: LocationId) -> Iterator[LocationId]:
    for place in sorted(world.index.inside.get(Position(str(location)), ())):
        yield place
        yield from _within(world, place)
