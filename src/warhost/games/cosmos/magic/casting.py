"""C19-1 Who may cast what, what it costs, and whether the target can be reached."""

from typing import NamedTuple

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Share
from warhost.games.cosmos.ids import HexNumber, LocationId, Position, UnitId
from warhost.games.cosmos.movement.waypoints import meant
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.rows.spells import Casting, Spell
from warhost.games.cosmos.sight.distances import range_between
from warhost.games.cosmos.sight.watching import seen_by_itself
from warhost.games.cosmos.world import Unit, World
from warhost.kernel.dice import Dice

HUNDRED = 100


class Target(NamedTuple):
    """What a spell is aimed at, and where that is now."""

    position: Position
    unit: UnitId | None = None
    place: LocationId | None = None


class Cast(NamedTuple):
    """A spell that goes off."""

    world: World
    caster: Unit
    spell: Spell
    power: int
    at: Target
    dice: Dice


def casting_of(world: World, unit: Unit, spell: Spell) -> Casting | None:
    """C19-1"""
    rows = world.rules.units[unit.type].casts
    return next((row for row in rows if row.spell == spell.id), None)


def power_of(spell: Spell, order: Order) -> int | Cannot:
    """C19.1-3 One if none is said."""
    power = order.amount
    if power is None and spell.aim in ("self", "force") and isinstance(order.target, int):
        power = order.target
    power = 1 if power is None else power
    if 1 <= power <= spell.most_power:
        return power
    return Cannot("C19.1-3", f"{spell.name} has a power of 1 to {spell.most_power}.")


def cost_of(spell: Spell, row: Casting, power: int) -> dict[str, int]:
    """C19.1-3 Rounded up."""
    return {name: -(-amount * power * row.cost // HUNDRED) for name, amount in spell.cost.items()}


def paid(world: World, unit: Unit, cost: dict[str, int]) -> tuple[Share, ...] | Cannot:
    """C6-2 As it begins."""
    till = Till(world)
    if not till.pay(unit_sources(world, unit), cost):
        needed = ", ".join(f"{amount} {name}" for name, amount in cost.items())
        return Cannot("C19-1", f"It takes {needed}.")
    return till.shares()


def aimed(world: World, unit: Unit, spell: Spell, row: Casting, order: Order) -> Target | Cannot:
    """C19.1.1-3 to C19.1.1-6 What it is aimed at, if that is in reach."""
    target = _target(world, unit, spell, order)
    if isinstance(target, Cannot):
        return target
    reach = spell.range + row.range
    clause = "C19.1.1-4" if target.unit is None else "C19.1.1-5"
    if range_between(world, unit.position, target.position) > reach:
        return Cannot(clause, f"{spell.name} reaches {reach} hexes.")
    return target


def _target(world: World, unit: Unit, spell: Spell, order: Order) -> Target | Cannot:
    if spell.aim in ("self", "force"):
        return Target(unit.position, unit.id)
    if order.target is None:
        return Cannot("C19-2", f"{spell.name} needs a target.")
    if isinstance(order.target, int):
        other = world.units.get(UnitId(order.target))
        if other is not None and spell.aim in ("unit", "position"):
            return _at_unit(world, unit, other)
        if spell.aim == "location":
            return _at_location(world, unit, LocationId(order.target))
    if spell.aim in ("unit", "location"):
        return Cannot("C19-2", f"{spell.name} is cast at a {spell.aim}.")
    return _at_position(world, unit, spell, str(order.target))


def _at_unit(world: World, caster: Unit, other: Unit) -> Target | Cannot:
    """C19.1.1-6 The caster itself has to see it."""
    if not other.position or not (
        other.nation == caster.nation or seen_by_itself(world, caster, other)
    ):
        return Cannot("C19.1.1-6", f"It does not see {other.id} itself.")
    return Target(other.position, other.id)


def _at_location(world: World, caster: Unit, number: LocationId) -> Target | Cannot:
    place = world.locations.get(number)
    known = world.minds[caster.nation].locations
    if place is None or (place.owner != caster.nation and number not in known):
        return Cannot("C18-20", f"{number} is no location that is known.")
    return Target(place.position, None, number)


def _at_position(world: World, caster: Unit, spell: Spell, written: str) -> Target | Cannot:
    there = meant(world, caster.nation, caster.position, written)
    if isinstance(there, Cannot):
        return there
    if spell.aim == "hex" and (not there.isdigit() or HexNumber(int(there)) not in world.hexes):
        return Cannot("C19-2", f"{spell.name} is cast at a hex.")
    return Target(there)
