"""What spells have left on somebody or something, as others ask for it."""

from collections.abc import Iterator
from typing import NamedTuple

from warhost.games.cosmos.control.presence import are_enemies, is_ally
from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import LocationId, NationId, Position
from warhost.games.cosmos.rows.spells import GiftRow, Spell
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Enchantment, Unit, World

WHOLE = 100


class Gift(NamedTuple):
    """What spells give a unit: phases for a hex of air, and parts of a hundred."""

    fly: int = 0
    pace: int = WHOLE
    fighting: int = 0


def spells_on(world: World, key: int | str) -> Iterator[tuple[Spell, Enchantment]]:
    """C19-2 All that lies on a unit, a location or a position."""
    for one in world.enchanted.get(str(key), ()):
        yield world.rules.spells[one.spell], one


def gift_of(world: World, unit: Unit) -> Gift:
    """C2.4-2 The best of each kind, of spells on it and of what it holds."""
    rows = [spell.gives for spell, _ in spells_on(world, unit.id) if spell.gives is not None]
    held = (world.rules.items[world.items[i].type] for i in world.index.held.get(unit.id, ()))
    rows += [kind.gives for kind in held if kind.gives is not None]
    return _best(rows) if rows else Gift()


def is_hasted(world: World, unit: Unit) -> bool:
    """C11.7.1-2"""
    return gift_of(world, unit).pace < WHOLE


def ward_at(world: World, unit: Unit) -> int:
    """C19.1.1-9, C19.1.2-1, C19.1.2-2 The best protection from strikes, in parts of a hundred."""
    here, kinds = unit.position, world.rules
    found = [0, _shelter(world, here)]
    found += [_ward(spell, one) for key in (here, unit.id) for spell, one in spells_on(world, key)]
    for other in world.index.at.get(here, ()):
        found.append(kinds.units[world.units[other].type].wards)
        found += [kinds.items[world.items[i].type].wards for i in world.index.held.get(other, ())]
    found += [kinds.items[world.items[i].type].wards for i in world.index.lying.get(here, ())]
    return min(max(found), WHOLE)


def heart_at(world: World, position: Position, nation: NationId) -> int:
    """C20.3-8 Points of morale for a nation's units there, from all that lies around them."""
    return sum(
        spell.heartens.points * one.power
        for key in _around(world, position)
        for spell, one in spells_on(world, key)
        if spell.heartens is not None and _is_meant(world, spell.heartens.whom, one.nation, nation)
    )


def _best(rows: list[GiftRow]) -> Gift:
    wings = [row.fly for row in rows if row.fly]
    pace, fighting = min(row.pace for row in rows), max(row.fighting for row in rows)
    return Gift(min(wings, default=0), pace, fighting)


def _ward(spell: Spell, one: Enchantment) -> int:
    return spell.ward.percent * one.power if spell.ward is not None else 0


def _shelter(world: World, here: Position) -> int:
    place = location_at(world, here)
    return 0 if place is None else world.rules.locations[world.locations[place].type].shelters


def _around(world: World, position: Position) -> Iterator[str]:
    """The position, the locations around it, and its hex."""
    while (place := location_at(world, position)) is not None:
        yield str(place)
        position = world.locations[LocationId(place)].position
    yield str(hex_of(position))


def _is_meant(world: World, whom: str, caster: NationId, nation: NationId) -> bool:
    if whom == "friends":
        return is_ally(world, caster, nation)
    return whom == "all" or (caster != nation and are_enemies(world, caster, nation))
