"""C15.5.3 Everything that makes the attacks of one unit on another stronger or weaker."""

from collections.abc import Iterator

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.formula import (
    AGAINST_CHARGERS,
    CHARGING,
    MELEE_BY_MORALE,
    MISSILES_BY_MORALE,
    Best,
    best_of,
    by_morale,
    most_of,
    reason,
)
from warhost.games.cosmos.battle.reach import ignores
from warhost.games.cosmos.battle.records import WHOLE, Reason
from warhost.games.cosmos.battle.walls import Shelter, over_walls
from warhost.games.cosmos.ids import Position

HUNDRED = 100


def best_melee(fight: Fight, one: Fighter, target: Fighter) -> Best:
    """C15.5-11; C12.2-2 whoever is aboard fights by its ships."""
    if one.terms.is_aboard:
        return Best(most_of(one.terms.ships, target.kind.defence) // WHOLE, 1, 1)
    return fight.lore.melee(one.kind, target.kind, fight.ranks.counts[target.index])


def best_missile(fight: Fight, one: Fighter, target: Fighter) -> Best:
    """C15.7.1-23 Of those that reach it."""
    reach = fight.distance(one, target)
    attacks = (attack for attack in one.kind.attacks if attack.range and attack.range >= reach)
    return best_of(attacks, target.kind, fight.ranks.counts[target.index])


def melee_reasons(fight: Fight, one: Fighter, target: Fighter) -> tuple[Reason, ...]:
    """In melee."""
    key = one.index, one.place, target.kind.id, target.place
    lasting = fight.lasting.get(key)
    if lasting is None:
        lasting = fight.lasting[key] = tuple(_lasting(fight, one, target))
    if not (one.morale or one.is_under_way or target.is_under_way):
        return lasting
    if one.mood[0] != one.morale:
        one.mood = one.morale, by_morale(one.morale, MELEE_BY_MORALE)
    mood = (one.mood[1],) if one.mood[1].parts != WHOLE else ()
    if one.is_under_way or target.is_under_way:
        return (*lasting, *mood, *_charges(one, target))
    return (*lasting, *mood)


def missile_reasons(fight: Fight, one: Fighter, target: Fighter) -> tuple[Reason, ...]:
    """With missiles."""
    morale = by_morale(one.morale, MISSILES_BY_MORALE)
    known = fight.lore.known(target.kind, fight.ground_of(target.place))
    found = (*one.terms.standing, morale, known)
    return tuple([one for one in found if one.parts != WHOLE])


def _lasting(fight: Fight, one: Fighter, target: Fighter) -> Iterator[Reason]:
    """What holds as long as both stay where they are."""
    yield from one.terms.standing
    known = fight.lore.known(target.kind, fight.ground_of(target.place))
    ground = fight.lore.ground(one.kind, fight.ground_of(_scene_of(fight, one, target)))
    walls = _walls(fight, one, target) if one.place != target.place else ()
    for reason_ in (known, *(() if one.terms.is_aboard else (ground,)), *walls):
        if reason_.parts != WHOLE:
            yield reason_


def _charges(one: Fighter, target: Fighter) -> Iterator[Reason]:
    """C15.6.2-5 to C15.6.2-8"""
    if one.is_under_way:
        if not target.is_braced and "cancel_charge" not in target.kind.abilities:
            yield reason("charge", CHARGING)
    elif target.is_under_way:
        yield reason("against a charge", AGAINST_CHARGERS)


def _walls(fight: Fight, one: Fighter, target: Fighter) -> Iterator[Reason]:
    """C16-8, C16-9, C15.6.1-12"""
    inward = _inner(fight, one, target)
    shelter = inward or _inner(fight, target, one)
    if shelter is None or not shelter.is_walled:
        return
    yield reason("over walls", WHOLE * one.kind.on_walls // HUNDRED)
    outside = one if inward else target
    if shelter.reduction and not ignores(outside, shelter):
        weaker, exposed = over_walls(shelter.reduction)
        yield weaker if inward else exposed


def _inner(fight: Fight, one: Fighter, target: Fighter) -> Shelter | None:
    """The location that the target is in, if it lies where the other is."""
    shelter = fight.shelters.get(target.place)
    return shelter if shelter is not None and shelter.around == one.place else None


def _scene_of(fight: Fight, one: Fighter, target: Fighter) -> Position:
    """C15-11 Where the attack happens: across walls on them, else where both are."""
    if one.place == target.place:
        return one.place
    return target.place if _inner(fight, one, target) else one.place
