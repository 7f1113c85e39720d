"""M13.4 A hero learns from kills; other units advance the track of their type."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.events.heroes import HeroGained, LevelReached
from warhost.games.multiverse.events.turn import Tracked
from warhost.games.multiverse.world import Unit, World

HIGHEST = 8


def gains(world: World, unit: Unit, experience: int) -> Iterator[Any]:
    """M13.4-1, M11.1-2 What a unit has earned; towers and civilians learn nothing."""
    if unit.kind in world.table.heroes:
        yield from _hero_gains(world, unit.kind, experience)
    elif world.table.type_of(unit).unit_class.military:
        yield Tracked(unit.seat, unit.kind, experience)


def learns_from_ruins(world: World, unit: Unit) -> Iterator[Any]:
    """M11.1-6, M13.4-6 A building destroyed counts for units and not for heroes."""
    if unit.kind not in world.table.heroes:
        yield from gains(world, unit, 1)


def _hero_gains(world: World, name: str, kills: int) -> Iterator[Any]:
    """M13.4-2, M13.4-5 Level n needs n kills since level n - 1; there are eight."""
    heroes = world.table.heroes
    for _ in range(kills):
        if heroes[name].level == HIGHEST:
            return
        yield HeroGained(name)
        hero = heroes[name]
        if hero.kills > hero.level:
            yield LevelReached(name, hero.level + 1, world.table.rules.numbers.level_points)
