"""C19.1.2-1 Spells end when their time is over, or when nobody keeps them up."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.magic import EnchantmentsEnded
from warhost.games.cosmos.ids import ActorId, NationId
from warhost.games.cosmos.magic.knowing import is_gone, owner_of_key
from warhost.games.cosmos.world import Enchantment, World, tick_of
from warhost.kernel.dice import Dice

Lying = tuple[str, Enchantment]


def end_spells(world: World, _: Dice) -> Iterator[Any]:
    """When a phase is over."""
    now = tick_of(world)
    over = (one for one in _all(world) if one[1].until <= now or is_gone(world, one[0]))
    yield from _ended(world, list(over))


def keep_spells_up(world: World, _: Dice) -> Iterator[Any]:
    """C6.4 At the end of a turn, by the mana of whoever cast them; without him they are over."""
    over: list[Lying] = []
    tills: dict[NationId, Till] = {}
    for key, one in _all(world):
        upkeep = world.rules.spells[one.spell].upkeep
        caster = world.units.get(one.caster)
        till = tills.setdefault(one.nation, Till(world))
        if not upkeep:
            continue
        cost = {name: amount * one.power for name, amount in upkeep.items()}
        is_there = caster is not None and caster.nation == one.nation
        if not is_there or caster is None or not till.pay(unit_sources(world, caster), cost):
            over.append((key, one))
    for nation, till in sorted(tills.items()):
        if shares := till.shares():
            yield Booked(nation, "upkeep", shares, ActorId(0))
    yield from _ended(world, over)


def _all(world: World) -> list[Lying]:
    return [(key, one) for key in sorted(world.enchanted) for one in world.enchanted[key]]


def _ended(world: World, over: list[Lying]) -> Iterator[Any]:
    """One event for each nation whose spells they were."""
    by_nation: dict[NationId, list[Lying]] = {}
    for key, one in over:
        by_nation.setdefault(one.nation, []).append((key, one))
    for nation, spells in sorted(by_nation.items()):
        ended = tuple((key, one, owner_of_key(world, key)) for key, one in spells)
        yield EnchantmentsEnded(nation, ended)
