"""C15.7.2-6, C15.7.2-12 to C15.7.2-15 Steps 4, 7, 8 and 9: charging, advancing, bracing oneself."""

from collections.abc import Iterable
from typing import Any

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import BOLD, Fighter
from warhost.games.cosmos.battle.reach import is_near, may_approach
from warhost.games.cosmos.battle.shooting import can_reach
from warhost.games.cosmos.battle.terms import can_charge_on


def charge(fight: Fight) -> None:
    """C15.7.2-6, C15.7.2-14 Steps 4 and 8: one step towards the enemy."""
    if not fight.has_chargers:
        return
    going = [o for o in fight.present if not o.has_struck and may_charge(fight, o)]
    for one in _stepped(fight, going):
        one.charged += 1
        one.is_under_way = True


def advance(fight: Fight) -> None:
    """C15.7.2-12, C15.7.2-13 Step 7: whoever has done nothing yet."""
    idle = [one for one in fight.present if one.tactics in BOLD and one.is_idle]
    for one in _stepped(fight, [one for one in idle if not may_charge(fight, one)]):
        one.advanced = True


def brace(fight: Fight) -> None:
    """C15.7.2-15 Step 9: against missiles and charges that may come."""
    for one in fight.present:
        if not one.has_struck and one.is_idle and not one.is_braced:
            foes = [o for o in fight.enemies_of(one) if not is_near(fight, one, o)]
            one.is_braced = any(_threatens(fight, other, one) for other in foes)


def may_charge(fight: Fight, one: Fighter) -> bool:
    """C15.6.2-1 to C15.6.2-3"""
    return one.charges and can_charge_on(one.kind, fight.ground_of(one.place))


def _stepped(fight: Fight, going: Iterable[Fighter]) -> list[Fighter]:
    """Those who found somewhere to go; nation after nation, so that none pass each other by."""
    goals: dict[Any, int | None] = {}
    stepped = []
    for one in sorted(going, key=lambda one: one.nation):
        key = (*one.alike, one.bound)
        if key not in goals:
            goals[key] = _goal(fight, one)
        goal = goals[key]
        if goal is not None and goal != one.node:
            _step(fight, one, goal)
            one.bound = None if one.node == goal else goal
            stepped.append(one)
    return stepped


def _step(fight: Fight, one: Fighter, goal: int) -> None:
    """One position nearer."""
    before, one.node = one.node, fight.field.toward[one.node][goal]
    one.is_braced = False
    shelter = fight.shelters.get(one.place)
    if shelter is not None and fight.field.insides.get(one.place) == before:
        one.place, one.came_out = shelter.around, True
    one.arrange()
    fight.forget_queues()


def _goal(fight: Fight, one: Fighter) -> int | None:
    """C15.4-15 Where it is going already, as long as there are foes; else to the nearest.

    C15.6.1-6 In a stormed location they are met from right outside it.
    """
    steps = fight.field.steps[one.node]
    found = [
        (goal != one.bound, steps[goal], goal)
        for other in fight.enemies_of(one)
        if may_approach(fight, one, other) and not is_near(fight, one, other)
        if (goal := _before(fight, one, other)) is not None
    ]
    return min(found)[2] if found else None


def _before(fight: Fight, one: Fighter, other: Fighter) -> int | None:
    shelter = fight.shelters.get(other.place)
    is_inward = shelter is not None and shelter.around == one.place
    return fight.field.gates.get(other.place) if is_inward else other.node


def _threatens(fight: Fight, foe: Fighter, one: Fighter) -> bool:
    if foe.shoots and can_reach(fight, foe, one):
        return True
    return may_charge(fight, foe) and may_approach(fight, foe, one)
