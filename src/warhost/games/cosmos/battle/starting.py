"""A13 Whether a battle begins: somebody could do something against an enemy."""

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import BOLD, Fighter
from warhost.games.cosmos.battle.reach import is_near, may_approach
from warhost.games.cosmos.battle.shooting import can_reach


def begins(fight: Fight) -> bool:
    """C15-2"""
    return any(
        _could_act(fight, one, other) for one in fight.present for other in fight.enemies_of(one)
    )


def _could_act(fight: Fight, one: Fighter, foe: Fighter) -> bool:
    """By melee where it stands or where it would go, or by missiles that reach."""
    if one.melees and one.tactics in BOLD and may_approach(fight, one, foe):
        return True
    if one.melees and one.tactics == "defend" and is_near(fight, one, foe):
        return True
    return one.shoots and can_reach(fight, one, foe)
