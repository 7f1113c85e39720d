"""From who attacks whom to volleys, and what follows from them at once."""

from collections.abc import Sequence

from warhost.games.cosmos.battle.courage import break_down, shaken
from warhost.games.cosmos.battle.crowding import fitting
from warhost.games.cosmos.battle.fight import Fight, Plan, Step
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.formula import modified
from warhost.games.cosmos.battle.modifiers import (
    best_melee,
    best_missile,
    melee_reasons,
    missile_reasons,
)
from warhost.games.cosmos.battle.records import Blow, How
from warhost.games.cosmos.battle.volleys import Hit

HUNDRED = 100


def able(fight: Fight, one: Fighter) -> int:
    """C15.3-7 Individuals that can still attack in this segment; fractions count as one."""
    return max(-(-fight.ranks.vigour[one.index] // HUNDRED) - one.spent, 0)


def attacks_of(fight: Fight, one: Fighter, number: int, individuals: int) -> int:
    """C15.3-7 Normal attacks times efficiency, rounded up, for so many of its individuals."""
    all_ = -(-fight.ranks.vigour[one.index] * number // HUNDRED)
    return max(min(individuals * number, all_ - one.spent * number), 0)


def room_at(fight: Fight, one: Fighter) -> int:
    """What is left of its limit; C15.4-13 without any it is fully engaged."""
    return one.limit * fight.ranks.counts[one.index] - one.used


def melee(fight: Fight, one: Fighter, target: Fighter, most: int, how: How) -> Plan | None:
    """So many of its individuals at most, as far as there is room for them; it is then spent."""
    best = best_melee(fight, one, target)
    count = fitting(one.size, room_at(fight, target), most)
    attacks = count if best.number == 1 else attacks_of(fight, one, best.number, count)
    if not best.most or not attacks:
        return None
    one.spent += count
    one.has_struck = target.has_struck = True
    target.used += count * one.size
    reasons = melee_reasons(fight, one, target)
    return Plan(one, target, attacks, how, best, modified(best.most, reasons), reasons)


def missile(fight: Fight, one: Fighter, target: Fighter, how: How) -> Plan | None:
    """All of its missiles; C15.6.1-10 at point blank they are beside all else that it does."""
    best = best_missile(fight, one, target)
    spent, one.spent = one.spent, 0 if how == "point blank" else one.spent
    attacks = attacks_of(fight, one, best.number, able(fight, one))
    one.spent = spent
    if not best.most or not attacks:
        return None
    one.has_shot = True
    reasons = missile_reasons(fight, one, target)
    return Plan(one, target, attacks, how, best, modified(best.most, reasons), reasons)


def volley(fight: Fight, plans: Sequence[Plan]) -> Step:
    """Attacks at the same moment; then who breaks, falls or flees from them."""
    if not plans:
        return
    for plan in plans:
        if (plan.attacker.nation, plan.target.nation) not in fight.hostile or fight.unseen:
            fight.provoke(plan.attacker, plan.target)
    left = {plan.target.index: fight.ranks.left[plan.target.index] for plan in plans}
    hits = yield list(plans)
    for plan, hit in zip(plans, hits, strict=True):
        fight.blows.append(_blow(plan, hit))
        before = left[plan.target.index]
        shaken(plan.target, hit.wounds, before)
        left[plan.target.index] = before - hit.wounds
    for target in dict.fromkeys(plan.target for plan in plans):
        break_down(fight, target, was_attacked=True)


def _blow(plan: Plan, hit: Hit) -> Blow:
    return Blow(
        plan.attacker.unit.id,
        plan.target.unit.id,
        plan.attacks,
        plan.how,
        hit.wounds,
        hit.killed,
        hit.criticals,
        not hit.wounds and hit.damage > 0,
        plan.most,
        plan.reasons,
    )
