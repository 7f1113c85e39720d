"""M10.4 to M10.8 A strike by the combat dice."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.abilities.effects import abilities_in, attributes_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.cards.effects import card_factors, has_lost
from warhost.games.multiverse.combat.damage import Blow, land
from warhost.games.multiverse.combat.dice import SIDES, chances, damage_of, icons_in
from warhost.games.multiverse.combat.fighters import is_attacker, is_siege, is_tower
from warhost.games.multiverse.combat.novice import AGILE, HEAVY
from warhost.games.multiverse.combat.piercing import pierced_by
from warhost.games.multiverse.combat.prospect import Prospect
from warhost.games.multiverse.combat.rows import BUILDING
from warhost.games.multiverse.combat.strength import Factor, Pool, Stand, dice_of, points_of
from warhost.games.multiverse.combat.support import morale_of
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.combat import Rolled
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit, World
from warhost.kernel.dice import Dice


def strike(
    world: World, combat: Combat, striker: Unit, target: Unit | None, dice: Dice
) -> Iterator[Any]:
    """M10.4-6, M10.4-14 The dice are rolled and shown with the reasons for their number."""
    table = world.table
    pool = pool_of(table, combat, striker, target)
    aim = target.id if target else ""
    faces = tuple(dice.roll(SIDES, f"{striker.id} at {aim}") for _ in range(pool.dice))
    damage = _at_least(table, combat, striker, pool, damage_of(pool, faces))
    yield Rolled(striker.id, striker.kind, aim, pool.icon, faces, pool.factors, damage)
    if not damage:
        return
    blow = Blow(damage * _siege_factor(table, striker, target), ("M10.4-7",))
    behind = pierced_by(table, striker, target, icons_in(pool, faces))
    yield from land(world, combat, striker, target, blow)
    if behind is not None:
        yield from land(world, combat, striker, behind, Blow(damage, ("M11.4-8",)))


def prospect(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Prospect:
    """M10.6-9 The same strike as odds: how likely each damage is."""
    pool = pool_of(table, combat, striker, target)
    miss, hit, critical = chances(pool.dice, pool.icon, pool.counters)
    factor = _siege_factor(table, striker, target)
    least = _at_least(table, combat, striker, pool, 0)
    shares: dict[int, float] = {}
    for damage, share in ((least, miss), (pool.damage, hit), (pool.damage + 1, critical)):
        shares[damage * factor] = shares.get(damage * factor, 0.0) + share
    return Prospect(pool.dice, tuple(shares.items()), pool.factors, hit + critical, critical)


def pool_of(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Pool:
    """M10.4 The dice of a strike, from everything that bears on it."""
    kind = table.type_of(striker)
    abilities = list(abilities_in(table, combat, striker, target))
    fixed = next((ability for ability in abilities if ability.dice), None)
    if fixed is not None:
        dice = fixed.dice
        factors = [Factor(dice, "dice", fixed.name, "M10.4-10")]
    else:
        factors = _factors(table, combat, striker, target)
        factors += [
            Factor(ability.extra_dice, "dice", ability.name, "M10.4-11")
            for ability in abilities
            if ability.extra_dice
        ]
        dice = dice_of(factors, table.rules.numbers)
    damage = kind.side.damage + sum(ability.extra_damage for ability in abilities)
    counters = target is not None and table.rules.ruleset.counters(table, striker, target)
    return Pool(dice, kind.unit_class.icon, damage, counters, tuple(factors))


def _factors(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> list[Factor]:
    row = table.rules.strengths[table.type_of(striker).card.unit_class]
    return [
        *points_of(row, stand_of(table, combat, striker, target)),
        *_own_points(table, striker),
        *morale_of(table, combat, striker, target),
        *_armour(table, striker, target),
        *card_factors(table, combat, striker),
    ]


def stand_of(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Stand:
    """M10.4-8 Terrain, distance and height between the two."""
    aimed_at = Hex(combat.battlefield) if target is None else target.hex
    height = table.ground.height
    is_walls = target is None or is_tower(table, target)
    return Stand(
        role="attack" if is_attacker(combat, striker) else "defence",
        target_on=BUILDING if is_walls else place_word(table, aimed_at),
        striker_on=place_word(table, striker.hex),
        distance=max(1, table.board.distance(striker.hex, aimed_at)),
        levels=height[striker.hex] - height[aimed_at],
    )


def place_word(table: Table, hex_: Hex) -> str:
    """The terrain that counts there; a building that stands counts instead."""
    building = table.building_at(hex_)
    if building is not None and is_complete(table, building):
        return BUILDING
    return table.ground.terrain_of(hex_).id


def _own_points(table: Table, striker: Unit) -> Iterator[Factor]:
    """M10.4-1, M21.1-1 What its card adds, and what its wounds take."""
    bonus = table.type_of(striker).side.strength
    if is_tower(table, striker):
        building = table.buildings[striker.hex]
        bonus = table.rules.buildings[building.kind].strength[building.tier - 1]
    if bonus:
        yield Factor(bonus, "strength", table.type_of(striker).name, "M10.4-1")
    lost = striker.wounds * table.rules.numbers.wound_penalty
    if lost:
        yield Factor(-lost, "strength", f"{striker.wounds} wounds", "M21.1-1")


def _armour(table: Table, striker: Unit, target: Unit | None) -> Iterator[Factor]:
    """M10.8-2, M10.8-3"""
    if target is None:
        return
    attributes, is_ranged = attributes_of(table, target), table.type_of(striker).is_ranged
    if HEAVY in attributes and not is_ranged:
        yield Factor(-1, "dice", HEAVY, "M10.8-2")
    if AGILE in attributes and is_ranged:
        yield Factor(-1, "dice", AGILE, "M10.8-3")


def _at_least(table: Table, combat: Combat, striker: Unit, pool: Pool, damage: int) -> int:
    """M12.1-5, M12.1-6 Who has lost the fight by an unpaid card is hit in any case."""
    foe = any(has_lost(combat, seat) for seat in table.seats if seat != striker.seat)
    return max(damage, pool.damage) if foe else damage


def _siege_factor(table: Table, striker: Unit, target: Unit | None) -> int:
    """M10.9-10, M7.5-5"""
    is_walls = target is None or is_tower(table, target)
    return table.rules.numbers.siege_factor if is_walls and is_siege(table, striker) else 1
