"""M15.1-10 What adventures and encounters bring."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.adventures.rows import Reward
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.makers import new_unit
from warhost.games.multiverse.events.agenda import TaskBegun
from warhost.games.multiverse.events.story import Mended, ScrollsDug
from warhost.games.multiverse.events.turn import GoldGained
from warhost.games.multiverse.events.units import ActivationEnded, Appeared
from warhost.games.multiverse.heroes.experience import gains
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.tasks import Placing
from warhost.games.multiverse.world import Table, Unit, UnitId, World
from warhost.kernel.asks import Seat


def bring(world: World, unit: Unit, reward: Reward) -> Iterator[Any]:
    """Gold, scrolls, experience, health, and an ally who needs a place."""
    if reward.gold:
        yield GoldGained(unit.seat, reward.gold)
    if reward.scrolls:
        yield ScrollsDug(unit.seat, reward.scrolls)
    if reward.experience:
        yield from gains(world, unit, reward.experience)
    hurt = world.table.units.get(unit.id)
    if reward.heals and hurt is not None and hurt.wounds:
        yield Mended(unit.id, min(hurt.wounds, reward.heals))
    if reward.ally:
        yield from _ally(world, unit, reward.ally)


def _ally(world: World, unit: Unit, kind: str) -> Iterator[Any]:
    """M15.2-3, M15.2-5 On an adjacent hex of its owner's choice; lost if none is free."""
    hexes = tuple(places_for(world.table, unit, kind))
    if len(hexes) == 1:
        yield from join(world, unit.seat, kind, hexes[0])
    elif hexes:
        yield TaskBegun(Placing(kind, hexes, (unit.seat,)))


def places_for(table: Table, unit: Unit, kind: str) -> list[Hex]:
    """M15.2-5 Adjacent hexes that can be entered and where nobody is, and nothing waits."""
    ally = new_unit(table, unit.seat, kind, unit.hex)
    return [
        near
        for near in table.board.neighbours[unit.hex]
        if not table.occupied[near] and may_stand(table, ally, near)
    ]


def join(world: World, seat: Seat, kind: str, hex_: Hex) -> Iterator[Any]:
    """M15.2-4 The ally appears, and cannot act this turn."""
    ally = new_unit(world.table, seat, kind, hex_)
    yield Appeared(ally)
    yield ActivationEnded(UnitId(ally.id))
