"""C4-12 The battles of a phase: all of them go on together, volley by volley."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from warhost.games.cosmos.battle.aftermath import aftermath
from warhost.games.cosmos.battle.criticals import chance_of, each_of
from warhost.games.cosmos.battle.fight import Fight, Plan, Step
from warhost.games.cosmos.battle.mustering import mustered
from warhost.games.cosmos.battle.ranks import Ranks
from warhost.games.cosmos.battle.segment import fought
from warhost.games.cosmos.battle.volleys import Hit, Strike, struck
from warhost.games.cosmos.events.battles import BattleLeft
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice


def fight_battles(world: World, dice: Dice) -> Iterator[Any]:
    """C15-1"""
    fights = mustered(world)
    yield from _left(world, fights)
    if not fights:
        return
    fight_out(fights, dice, world.clock.phase)
    for fight in fights:
        if any(one.blows or one.gone for one in fight.segments):
            yield from aftermath(world, fight, dice)


def _left(world: World, fights: Sequence[Fight]) -> Iterator[Any]:
    """C18-14 Whoever fought in the phase before, and does not now."""
    now = {one.unit.id for fight in fights for one in fight.fighters}
    over: dict[NationId, list[UnitId]] = {}
    for unit in world.units.values():
        if unit.is_fighting and unit.id not in now:
            over.setdefault(unit.nation, []).append(unit.id)
    for nation in sorted(over):
        yield BattleLeft(nation, tuple(sorted(over[nation])))


def fight_out(fights: Sequence[Fight], dice: Dice, phase: int) -> None:
    """Battles from their beginning to their end; each has dice of its own."""
    line = Line(fights)
    waiting: dict[int, Step] = {n: fought(fight) for n, fight in enumerate(fights)}
    sent: dict[int, list[Hit] | None] = dict.fromkeys(waiting)
    while waiting:
        plans: dict[int, list[Plan]] = {}
        for n in list(waiting):
            try:
                plans[n] = waiting[n].send(sent[n])  # type: ignore[arg-type]  # none begins it
            except StopIteration:
                del waiting[n]
        sent |= line.resolved(plans, dice, phase)


class Line:
    """Everybody who fights in this phase, in one line."""

    def __init__(self, fights: Sequence[Fight]) -> None:
        self._fights = fights
        everybody = [one for fight in fights for one in fight.fighters]
        for index, one in enumerate(everybody):
            one.index = index
        self.ranks = Ranks([(one.kind, one.unit.health) for one in everybody])
        self.ranks.marginal = [one.unit.marginal for one in everybody]
        for fight in fights:
            fight.ranks = self.ranks

    def resolved(
        self, plans: dict[int, list[Plan]], dice: Dice, phase: int
    ) -> dict[int, list[Hit] | None]:
        """The volleys of all battles at once, and what each came to."""
        order = [(n, m) for n in plans for m in _by_target(plans[n])]
        if not order:
            return {}
        strikes = [strike_of(plans[n][m]) for n, m in order]
        rolls = (self._words(n, plans[n], dice, phase) for n in plans)
        words = np.frombuffer(b"".join(rolls), dtype="<u4")
        hits = struck(self.ranks, strikes, words)
        by_plan = dict(zip(order, hits, strict=True))
        return {n: [by_plan[n, m] for m in range(len(of))] for n, of in plans.items()}

    def _words(self, n: int, plans: Sequence[Plan], dice: Dice, phase: int) -> bytes:
        count = sum(plan.attacks * plan.best.reach for plan in plans)
        fight = self._fights[n]
        what = "quest" if fight.fighters[0].unit.quests else "battle"
        return dice.words(count, f"{what} at {fight.position} in {phase}")


def strike_of(plan: Plan) -> Strike:
    """The same for the dice."""
    return Strike(
        plan.attacker.index,
        plan.target.index,
        plan.attacks * plan.best.reach,
        plan.most,
        chance_of(plan.attacker, plan.target),
        each_of(plan.best),
        plan.attacker.cap_on(plan.target),
    )


def _by_target(plans: Sequence[Plan]) -> list[int]:
    return sorted(range(len(plans)), key=lambda m: plans[m].target.index)
