"""C15.7.2-7 Step 5: missiles; and those that meet whoever scales the walls."""

from collections.abc import Iterator, Sequence

from warhost.games.cosmos.battle.fight import Fight, Plan, Step
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.modifiers import best_missile
from warhost.games.cosmos.battle.reach import may_engage
from warhost.games.cosmos.battle.striking import missile, volley

SHOOTERS = ("defend", "avoid", "flee")
"""C15.7.2-7; C15.7.2-23 in the opening segment all of them."""
THICKETS = ("woods", "wooded_hills", "jungle")
"""C15.5-10"""
IN_THICKETS = 1


def shoot(fight: Fight) -> Step:
    """Step 5, all shots at the same moment."""
    aimed: dict[int, int] = {}
    plans = []
    for one in fight.present:
        if _may_shoot(fight, one):
            target = _target(fight, one, aimed)
            plan = missile(fight, one, target, "missile") if target is not None else None
            if plan is not None:
                aimed[plan.target.index] = aimed.get(plan.target.index, 0) + plan.attacks
                one.is_braced = False
                plans.append(plan)
    yield from volley(fight, plans)


def point_blank(fight: Fight, plans: Sequence[Plan]) -> Step:
    """C15.6.1-10, C15.6.1-11, A24 Whatever their tactics, before the first blow over the walls."""
    storming = [
        plan.attacker
        for plan in plans
        if plan.attacker.terms.storms and _scales(fight, plan) and not plan.attacker.was_shot_at
    ]
    storming = list(dict.fromkeys(storming))
    shots = list(_from_walls(fight, storming))
    for one in storming:
        one.was_shot_at = True
    yield from volley(fight, shots)


def can_reach(fight: Fight, one: Fighter, target: Fighter) -> bool:
    """C15.7.1-23, C15.5-10 Within the range of its missiles, as far as the ground lets them fly."""
    return fight.distance(one, target) <= range_of(fight, one) and may_engage(fight, one, target)


def range_of(fight: Fight, one: Fighter) -> int:
    """C15.5-8"""
    farthest = max((attack.range for attack in one.kind.attacks), default=0)
    return min(farthest, IN_THICKETS) if fight.ground in THICKETS else farthest


def _may_shoot(fight: Fight, one: Fighter) -> bool:
    if not one.shoots or one.has_struck or one.fate:
        return False
    if fight.is_at_sea and not fight.is_opening:
        return False
    return fight.is_opening or one.tactics in SHOOTERS


def _target(fight: Fight, one: Fighter, aimed: dict[int, int]) -> Fighter | None:
    """C15.7.2-25 The nearest; masses and the armed before others; where fewest arrows go."""
    found = [
        other
        for other in fight.enemies_of(one)
        if not other.has_struck and not other.is_braced and can_reach(fight, one, other)
        if best_missile(fight, one, other).most
    ]
    armed = {other.node for other in found if not other.is_unarmed}
    found = [other for other in found if not other.is_unarmed or other.node not in armed]
    return min(found, key=lambda other: _worth(fight, one, other, aimed), default=None)


def _worth(
    fight: Fight, one: Fighter, other: Fighter, aimed: dict[int, int]
) -> tuple[int, bool, float, int]:
    counts = fight.ranks.counts[other.index]
    share = aimed.get(other.index, 0) / counts
    return fight.distance(one, other), not other.kind.is_mass, share, other.index


def _from_walls(fight: Fight, storming: Sequence[Fighter]) -> Iterator[Plan]:
    aimed: dict[int, int] = {}
    for one in fight.present if storming else ():
        if not one.shoots:
            continue
        there = [
            other
            for other in storming
            if fight.is_foe(one.nation, other.nation) or fight.is_foe(other.nation, one.nation)
            if _is_before(fight, other, one)
        ]
        target = min(there, key=lambda other: _worth(fight, one, other, aimed), default=None)
        plan = missile(fight, one, target, "point blank") if target is not None else None
        if plan is not None:
            aimed[plan.target.index] = aimed.get(plan.target.index, 0) + plan.attacks
            yield plan


def _scales(fight: Fight, plan: Plan) -> bool:
    return _is_before(fight, plan.attacker, plan.target)


def _is_before(fight: Fight, outside: Fighter, inside: Fighter) -> bool:
    """Whether one stands right outside the walls of the other."""
    shelter = fight.shelters.get(inside.place)
    if shelter is None or not shelter.is_walled or shelter.around != outside.place:
        return False
    return fight.distance(outside, inside) == 0
