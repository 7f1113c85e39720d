"""C15.2 Who may hit critically, and how often."""

from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.formula import Best

CHANCES = {(False, False): 1, (False, True): 2, (True, True): 1, (True, False): 0}
"""C15.2-1 to C15.2-4 In parts of a hundred, by whether attacker and target are mass units."""


def chance_of(one: Fighter, target: Fighter) -> int:
    return CHANCES[one.is_mass, target.is_mass]


def each_of(best: Best) -> int:
    """C15.2-7, C15.2-8 Of so many hits only the first can be critical."""
    return best.number * best.reach
