"""Watchers come and go: what they see is counted, and what comes into sight is remembered."""

from collections.abc import Iterable

from warhost.games.cosmos.geography import rings
from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.sight.counting import (
    count_eyes,
    discount_eyes,
    grade_of,
    seen_from,
)
from warhost.games.cosmos.sight.memory import remember_dark, remember_hex
from warhost.games.cosmos.sight.modes import is_questing
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.sight.spotting import look
from warhost.games.cosmos.sight.watching import Watcher, power_at
from warhost.games.cosmos.world import World


def watch(world: World, nation: NationId, watcher: Watcher) -> None:
    """Somebody of the nation looks about from now on."""
    if not watcher.beyond:
        return
    count_eyes(world.index, nation, watcher)
    seen = world.index.sight.setdefault(nation, {})
    for number, left in seen_from(world, world.index, watcher.spot):
        grade = grade_of(watcher, left)
        grades = seen.get(number)
        if grades is None:
            seen[number] = {grade: 1}
            remember_hex(world, nation, number, grade)
        elif grade in grades:
            grades[grade] += 1
        else:
            if grade > max(grades):
                look(world, nation, Position(str(number)), grade)
            grades[grade] = 1
    if world.index.apart:
        _look_near(world, nation, watcher.spot)


def unwatch(world: World, nation: NationId, watcher: Watcher) -> None:
    """Somebody of the nation looks away; what goes dark was seen until now."""
    if not watcher.beyond:
        return
    discount_eyes(world.index, nation, watcher)
    seen = world.index.sight[nation]
    for number, left in seen_from(world, world.index, watcher.spot):
        grade = grade_of(watcher, left)
        grades = seen[number]
        grades[grade] -= 1
        if not grades[grade]:
            del grades[grade]
            if not grades:
                del seen[number]
                remember_dark(world, nation, number)
    if is_questing(nation) and not seen and not world.index.watchers[nation]:
        del world.index.sight[nation], world.index.watchers[nation]


def look_apart(world: World, nation: NationId) -> None:
    """All places that are seen only by looking for them."""
    for shelf in world.index.apart.values():
        _look_at_all(world, nation, shelf)


def _look_near(world: World, nation: NationId, spot: Position) -> None:
    for ring in rings(world.board)[hex_around(world, spot)]:
        for number in ring:
            if number in world.index.apart:
                _look_at_all(world, nation, world.index.apart[number])


def _look_at_all(world: World, nation: NationId, spots: Iterable[Position]) -> None:
    for spot in spots:
        power = power_at(world, nation, spot)
        if power:
            look(world, nation, spot, power)
