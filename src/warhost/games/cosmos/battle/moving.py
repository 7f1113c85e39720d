"""C15.7.2-6, C15.7.2-12 to C15.7.2-15 Steps 4, 7, 8 and 9: charging, advancing, bracing oneself."""

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import BOLD, Fighter
from warhost.games.cosmos.battle.reach import is_near, may_approach
from warhost.games.cosmos.battle.shooting import can_reach
from warhost.games.cosmos.battle.terms import can_charge_on

CHARGE = "charge"


def charge(fight: Fight) -> None:
    """C15.7.2-6, C15.7.2-14 Steps 4 and 8: one step towards the enemy."""
    for one in fight.present:
        if may_charge(fight, one) and not one.has_struck and _step(fight, one):
            one.charged += 1
            one.is_under_way = True


def advance(fight: Fight) -> None:
    """C15.7.2-12, C15.7.2-13 Step 7: whoever has done nothing yet."""
    for one in fight.present:
        if one.tactics in BOLD and one.is_idle and not may_charge(fight, one):
            one.advanced = _step(fight, one)


def brace(fight: Fight) -> None:
    """C15.7.2-15 Step 9: against missiles and charges that may come."""
    for one in fight.present:
        if one.is_idle and not one.is_braced:
            foes = [o for o in fight.enemies_of(one) if not is_near(fight, one, o)]
            one.is_braced = any(_threatens(fight, other, one) for other in foes)


def may_charge(fight: Fight, one: Fighter) -> bool:
    """C15.6.2-1 to C15.6.2-3"""
    if one.tactics != CHARGE or CHARGE not in one.kind.abilities:
        return False
    return can_charge_on(one.kind, fight.ground_of(one.place))


def _step(fight: Fight, one: Fighter) -> bool:
    """One position nearer to the nearest foe that it does not stand before already."""
    goal = _goal(fight, one)
    if goal is None or goal == one.node:
        return False
    before, one.node = one.node, fight.field.toward[one.node][goal]
    one.is_braced = False
    shelter = fight.shelters.get(one.place)
    if shelter is not None and fight.field.insides.get(one.place) == before:
        one.place, one.came_out = shelter.around, True
    return True


def _goal(fight: Fight, one: Fighter) -> int | None:
    """Where it has to go; C15.6.1-6 a stormed location is attacked from right outside it."""
    steps = fight.field.steps[one.node]
    found = [
        (steps[goal], goal)
        for other in fight.enemies_of(one)
        if may_approach(fight, one, other) and not is_near(fight, one, other)
        if (goal := _before(fight, one, other)) is not None
    ]
    return min(found)[1] if found else None


def _before(fight: Fight, one: Fighter, other: Fighter) -> int | None:
    shelter = fight.shelters.get(other.place)
    is_inward = shelter is not None and shelter.around == one.place
    return fight.field.gates.get(other.place) if is_inward else other.node


def _threatens(fight: Fight, foe: Fighter, one: Fighter) -> bool:
    if foe.kind.has_missiles and can_reach(fight, foe, one):
        return True
    return may_charge(fight, foe) and may_approach(fight, foe, one)
