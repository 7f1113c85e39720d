"""What is over at once: units summoned, taken or healed, walls that crumble."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.control.presence import is_ally
from warhost.games.cosmos.events.flight import Recovered
from warhost.games.cosmos.events.magic import SpellFailed
from warhost.games.cosmos.events.places import changed
from warhost.games.cosmos.forces.losses import created, taken_over
from warhost.games.cosmos.ids import LocationId, NationId, UnitId
from warhost.games.cosmos.magic.casting import Cast
from warhost.games.cosmos.nations.factions import declared_enemy
from warhost.games.cosmos.places.building import next_number
from warhost.games.cosmos.rows.spells import BewitchingRow
from warhost.games.cosmos.siege.breaking import most_damage
from warhost.games.cosmos.world import Taken, Unit, World

Health = tuple[tuple[int, int], ...]


def summon(cast: Cast) -> Iterator[Any]:
    """C6-18 Where the caster is; what it needs may come from its maker."""
    world, caster, row = cast.world, cast.caster, cast.spell.summons
    assert row is not None
    kind = world.rules.units[row.type]
    yield from created(
        world,
        Unit(
            UnitId(next_number(world, caster.nation)),
            kind.id,
            caster.nation,
            caster.position,
            ((kind.wound_points, row.number * cast.power),),
            tactics=kind.tactics,
            creator=caster.id if row.is_bound else None,
            quests=caster.quests,
        ),
    )


def bewitch(cast: Cast) -> Iterator[Any]:
    """C7.4.1-3 Whoever owns it, if the spell is strong enough for it."""
    world, caster, row = cast.world, cast.caster, cast.spell.bewitches
    assert row is not None
    unit = world.units[cast.at.unit or UnitId(0)]
    if not may_bewitch(world, row, unit, cast.power) or unit.nation == caster.nation:
        why = "It is proof against that, or too strong."
        yield SpellFailed(caster.nation, caster.id, cast.spell.id, "C7.4.1-2", why)
        return
    former = unit.taken.former if unit.taken and unit.taken.upkeep else unit.nation
    yield from declared_enemy(world, unit.nation, caster.nation)
    yield from taken_over(world, unit.id, caster.nation, Taken(row.how, former, row.upkeep))


def may_bewitch(world: World, row: BewitchingRow, unit: Unit, power: int) -> bool:
    """By what it is made of, and by how many wound points it has."""
    kind = world.rules.units[unit.type]
    points = sum(points * count for points, count in unit.health)
    is_fit = not row.categories or kind.category in row.categories
    return is_fit and points <= row.most * power


def crumble(cast: Cast) -> Iterator[Any]:
    """C20.3-9"""
    world, caster, row = cast.world, cast.caster, cast.spell.crumbles
    assert row is not None
    place = world.locations[cast.at.place or LocationId(0)]
    damage = min(place.damage + row.points * cast.power, most_damage(place))
    if damage == place.damage:
        why = "There are no walls to crumble."
        yield SpellFailed(caster.nation, caster.id, cast.spell.id, "C16.3-10", why)
        return
    if not is_ally(world, caster.nation, place.owner):
        yield from declared_enemy(world, place.owner, caster.nation)
    yield changed(replace(place, damage=damage), "crumbles")


def heal(cast: Cast) -> Iterator[Any]:
    """C15.3.1-5 The wounded of the nation and its allies at the target."""
    world, caster, row = cast.world, cast.caster, cast.spell.heals
    assert row is not None
    points = row.points * cast.power
    by_nation: dict[NationId, list[tuple[UnitId, Health]]] = {}
    for one in sorted(world.index.at.get(cast.at.position, ())):
        unit = world.units[one]
        now = _healed(unit.health, world.rules.units[unit.type].wound_points, points)
        if is_ally(world, caster.nation, unit.nation) and now != unit.health:
            by_nation.setdefault(unit.nation, []).append((one, now))
    for nation, units in sorted(by_nation.items()):
        yield Recovered(nation, tuple(units))


def _healed(health: Health, full: int, points: int) -> Health:
    found: dict[int, int] = {}
    for left, count in health:
        now = min(left + points, full)
        found[now] = found.get(now, 0) + count
    return tuple(sorted(found.items(), reverse=True))
