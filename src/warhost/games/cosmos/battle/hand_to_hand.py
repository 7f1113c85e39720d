"""C15.7.2-5, C15.7.2-10 Steps 3 and 6: melee, and what strikes back."""

from collections.abc import Iterable, Iterator

from warhost.games.cosmos.battle.choosing import queue_for
from warhost.games.cosmos.battle.fight import Fight, Plan, Step
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.shooting import point_blank
from warhost.games.cosmos.battle.striking import able, melee, volley

STARTERS = ("charge", "attack", "defend")
"""A20 Whoever begins a melee by itself."""


def fight_hand_to_hand(fight: Fight) -> Step:
    """C15.6-12 Step 3: units that charge choose and strike first, then the others together."""
    yield from _clash(fight, (one for one in fight.present if one.tactics == "charge"))
    others = STARTERS[1:]
    yield from _clash(fight, (one for one in fight.present if one.tactics in others))


def fight_after_charging(fight: Fight) -> Step:
    """C15.7.2-10, C15.7.2-11 Step 6: who has come upon its foes by charging."""
    if fight.has_chargers:
        came = (one for one in fight.present if one.charged or (one.is_under_way and one.is_idle))
        yield from _clash(fight, came)


def _clash(fight: Fight, attackers: Iterable[Fighter]) -> Step:
    """Attacks, then return attacks; and those who stormed or charged have done so."""
    planned = [plan for one in attackers for plan in _planned(fight, one)]
    if not planned:
        return
    yield from point_blank(fight, planned)
    plans = [plan for plan in planned if not plan.attacker.fate and not plan.target.fate]
    yield from volley(fight, plans)
    yield from volley(fight, list(_returned(fight, plans)))
    for plan in plans:
        plan.attacker.is_under_way = plan.attacker.is_braced = False


def _planned(fight: Fight, one: Fighter) -> Iterator[Plan]:
    """C15.4.1-1 Individuals without room at one foe look for another."""
    left = able(fight, one)
    if not left or not one.melees:
        return
    queue = fight.queue(one.alike, lambda: queue_for(fight, one))
    while left > 0:
        found = queue.next()
        if found is None:
            return
        plan = melee(fight, one, found[0], left, "melee")
        if plan is None:
            return
        yield plan
        left = able(fight, one)


def _returned(fight: Fight, plans: Iterable[Plan]) -> Iterator[Plan]:
    """C15.1-1 Whoever was attacked and can, on those who attacked it."""
    attackers: dict[Fighter, list[Fighter]] = {}
    for plan in plans:
        attackers.setdefault(plan.target, []).append(plan.attacker)
    for one, foes in attackers.items():
        if not _strikes_back(fight, one):
            continue
        for foe in foes:
            left = able(fight, one)
            if left and not foe.fate:
                answer = melee(fight, one, foe, left, "return")
                yield from () if answer is None else (answer,)


def _strikes_back(fight: Fight, one: Fighter) -> bool:
    """C15.1-2 to C15.1-5"""
    return not one.fate and one.tactics != "flee" and one.is_ready and not one.terms.is_disabled
