"""C9.2.1 Morale in battle: what shakes it, what steadies it, and who runs."""

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import Fighter

POINT = 100
PERCENT = 100
HIGHEST, BREAKING = 100 * POINT, -100 * POINT
NORMAL, COWARDLY, BRAVE = 2, 4, 1
"""C9.2.1-6 to C9.2.1-8 Points for each percent of its wound points that a unit loses."""
FEARLESS = frozenset(("mindless", "fearless"))
"""C9.2.1-10"""


def shaken(one: Fighter, wounds: int, before: int) -> None:
    """C9.2.1-6, C9.2.1-9 By the share it loses of what it had just before."""
    words = one.kind.abilities
    if not wounds or words & FEARLESS:
        return
    rate = COWARDLY if "cowardly" in words else BRAVE if "brave" in words else NORMAL
    one.morale -= rate * POINT * PERCENT * wounds // before


def frighten(fight: Fight) -> None:
    """C15.7.2-3 Whoever stands before something fearsome; the worst of it counts."""
    if not fight.has_fear:
        return
    fearsome = [one for one in fight.present if one.kind.fear]
    for one in fight.present if fearsome else ():
        if one.kind.abilities & FEARLESS:
            continue
        near = [
            other.kind.fear
            for other in fearsome
            if fight.is_foe(other.nation, one.nation)
            and not fight.distance(one, other)
            and fight.sees(one.nation, other)
        ]
        if near:
            one.morale -= POINT * max(near)
            break_down(fight, one)


def hearten(fight: Fight) -> None:
    """C15.7.2-18, C9.2.1-11 Masses by the best hero of their side who is where they are."""
    if not fight.has_heroes:
        return
    heroes = [one for one in fight.present if one.kind.heartens]
    for one in fight.present if heroes else ():
        if not one.kind.is_mass:
            continue
        near = [
            other.kind.heartens
            for other in heroes
            if other.node == one.node and fight.are_friends(one, other)
        ]
        if near:
            one.morale = min(one.morale + POINT * max(near), HIGHEST)


def settle(fight: Fight) -> None:
    """C15.7.2-19 Half the way back to where it was before the battle; C15.7.2-20 or it runs."""
    for one in fight.present:
        if one.morale != one.first:
            one.morale = (one.morale + one.first) // 2
        if one.morale < BREAKING:
            break_down(fight, one)


def break_down(fight: Fight, one: Fighter, *, was_attacked: bool = False) -> None:
    """Dead, panicked, wounded enough to flee, or one of those who flee when attacked."""
    if one.fate:
        return
    left = fight.ranks.left[one.index]
    if not fight.ranks.counts[one.index]:
        fight.lose(one, "killed")
    elif one.morale < BREAKING:
        fight.lose(one, "panicked")
    elif was_attacked and not one.kind.is_mass and one.unit.flees_at >= left:
        fight.lose(one, "fleewhen")
    elif was_attacked and left <= one.terms.retreats_at:
        fight.lose(one, "retreated")
    elif was_attacked and one.tactics == "flee":
        fight.lose(one, "fled")
