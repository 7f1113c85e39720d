"""C4-11 One phase of actions: everybody who has something to do, in order of class and initiative.

Only those who are due cost time: whoever is in the midst of an order sleeps until it is completed.
"""

import heapq
from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.orders import BY_WORD
from warhost.games.cosmos.orders.rule import Acting
from warhost.games.cosmos.turn.carrying_out import (
    awaited,
    carry_on,
    is_parked,
    priority_of,
    target_of,
)
from warhost.games.cosmos.turn.initiative import Rank, rank_of
from warhost.games.cosmos.world import World, force_of, owner_of, tick_of
from warhost.kernel.dice import Dice

MOST_AT_ONCE = 400
"""Orders without time that one actor carries out in a phase; whoever has more goes on later."""


def act(world: World, dice: Dice) -> Iterator[Any]:
    """C4-14 Each time the next order of whoever is first of all."""
    line = Line(world, dice)
    for actor in due_actors(world):
        line.enter(actor)
    while line.waiting:
        actor = line.leave()
        if actor not in world.queues or not line.can_act(actor):
            continue
        if is_parked(line.moment(actor)):
            line.park(actor)
            continue
        target = target_of(line.moment(actor))
        goes_on = yield from carry_on(line.moment(actor))
        if goes_on:
            line.enter(actor)
            line.wake(actor)
            line.admit(target)


def due_actors(world: World) -> list[ActorId]:
    """Whoever has not begun its first order, or completes it now."""
    now = tick_of(world)
    return sorted(actor for actor, queue in world.queues.items() if queue[0].until <= now)


class Line:
    """Those who still act in this phase, the first of them on top."""

    def __init__(self, world: World, dice: Dice) -> None:
        self.waiting: list[tuple[int, Rank]] = []
        self._world, self._dice = world, dice
        self._ranks: dict[ActorId, Rank] = {}
        self._turns: dict[ActorId, int] = {}
        self._parked: dict[ActorId, dict[ActorId, None]] = {}
        """Those who wait, by whom or what they wait for."""
        self._asleep: dict[ActorId, None] = {}

    def moment(self, actor: ActorId) -> Acting:
        return Acting(self._world, actor, self._dice, BY_WORD)

    def enter(self, actor: ActorId) -> None:
        """Somebody is to act, if it still can."""
        world = self._world
        turns = self._turns[actor] = self._turns.get(actor, 0) + 1
        if actor not in world.queues or turns > MOST_AT_ONCE or not self.can_act(actor):
            return
        if actor not in self._ranks:
            self._ranks[actor] = rank_of(world, actor, self._dice)
        heapq.heappush(self.waiting, (priority_of(self.moment(actor)), self._ranks[actor]))

    def leave(self) -> ActorId:
        return ActorId(heapq.heappop(self.waiting)[1][-1])

    def park(self, actor: ActorId) -> None:
        """It waits for something."""
        self._asleep[actor] = None
        for one in awaited(self.moment(actor)):
            self._parked.setdefault(ActorId(one), {})[actor] = None

    def wake(self, actor: ActorId) -> None:
        """C4-15 What somebody did without time may be what others have waited for."""
        for one in (actor, *force_of(self._world, UnitId(actor))):
            waiting = self._parked.get(ActorId(one), {})
            for other in [w for w in waiting if w in self._asleep]:
                if not is_parked(self.moment(other)):
                    del self._asleep[other]
                    self.enter(other)

    def admit(self, actor: ActorId) -> None:
        """C21.4-1 Somebody who had nothing to do has been given orders in this phase."""
        queue = self._world.queues.get(actor)
        if queue and actor not in self._turns and queue[0].until <= tick_of(self._world):
            self.enter(actor)

    def can_act(self, actor: ActorId) -> bool:
        """C8-7 Members of a force do nothing by themselves; whoever is off the map neither."""
        unit = self._world.units.get(UnitId(actor))
        if unit is None:
            return owner_of(self._world, actor) is not None
        return unit.leader is None and bool(unit.position)
