"""Who may fight with whom, as far as walls and locations in locations let them (C15.6.1)."""

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import BOLD, Fighter
from warhost.games.cosmos.battle.records import WHOLE
from warhost.games.cosmos.battle.walls import Shelter


def may_engage(fight: Fight, one: Fighter, other: Fighter) -> bool:
    """C15.6.1-14 At the same place, or one location away from it."""
    if one.place == other.place:
        return True
    inner = fight.shelters.get(other.place)
    if inner is not None and inner.around == one.place:
        return not one.came_out and gets_in(one, inner)
    outer = fight.shelters.get(one.place)
    return outer is not None and outer.around == other.place and not other.came_out


def gets_in(one: Fighter, shelter: Shelter) -> bool:
    """C15.6.1-3, C16-15 Into a walled location with `storm`, and never over the highest walls."""
    if not shelter.is_walled or ignores(one, shelter):
        return True
    return one.terms.storms and shelter.reduction < WHOLE


def ignores(one: Fighter, shelter: Shelter) -> bool:
    """C16-18 Walls keep nobody out who fights in the air."""
    return shelter.is_regular and one.is_flying


def may_leave(fight: Fight, one: Fighter) -> bool:
    """C15.6.1-13, A23 Out of a walled location only on a sortie."""
    shelter = fight.shelters.get(one.place)
    return shelter is None or not shelter.is_walled or one.tactics == "charge"


def may_approach(fight: Fight, one: Fighter, other: Fighter) -> bool:
    """Whether it would go to meet a foe in melee."""
    if one.tactics not in BOLD or not may_engage(fight, one, other):
        return False
    shelter = fight.shelters.get(one.place)
    goes_out = shelter is not None and shelter.around == other.place
    return not goes_out or may_leave(fight, one)


def is_near(fight: Fight, one: Fighter, other: Fighter) -> bool:
    """C15.7.1-22 Within melee range: the same position, or across one wall."""
    if fight.distance(one, other) or not may_engage(fight, one, other):
        return False
    return one.place == other.place or _is_within_arms(fight, one, other)


def _is_within_arms(fight: Fight, one: Fighter, other: Fighter) -> bool:
    """C15.6.1-21 Over walls nobody strikes at those who do not come at them: it takes a sortie."""
    shelter = fight.shelters.get(one.place)
    if shelter is None or shelter.around != other.place or not shelter.is_walled:
        return True
    return other.tactics in BOLD and gets_in(other, shelter)
