"""`cast red/4 ice-bolt A11`: a hero uses one of its abilities."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.adventures.encounters import meet
from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.events.heroes import SpellCast, Teleported
from warhost.games.multiverse.events.story import Mended
from warhost.games.multiverse.events.units import PointsSpent
from warhost.games.multiverse.heroes.casting import strike_with
from warhost.games.multiverse.heroes.rows import Spell
from warhost.games.multiverse.heroes.spells import (
    cost_of,
    friend_at,
    uses_left,
    uses_of,
    wounds_to_heal,
)
from warhost.games.multiverse.notation import NotUnderstood, hex_from, unit_and_rest
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Cast(msgspec.Struct, frozen=True, tag="cast"):
    """M13.3-2 Which ability, and on which hexes."""

    unit: UnitId
    spell: str
    hexes: tuple[Hex, ...] = ()


def casts_of(table: Table, unit: Unit) -> Iterator[Cast]:
    """All that a hero could do by its abilities now."""
    hero = table.heroes.get(unit.kind)
    if hero is None:
        return
    for name in hero.abilities:
        spell = table.rules.spells[name]
        if uses_left(spell, hero) > 0 and cost_of(table, spell, hero) <= unit.ap:
            for hexes in uses_of(table, unit, spell, hero):
                yield Cast(unit.id, name, hexes)


def check(view: View, order: Cast) -> list[Refusal]:
    """M13.3-2 to -4"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    table = view.table
    hero = table.heroes.get(unit.kind)
    if hero is None or order.spell not in hero.abilities:
        return [Refusal("M13.2-3", "spell", f"{unit.id} has no ability {order.spell!r}.")]
    spell = table.rules.spells[order.spell]
    if uses_left(spell, hero) <= 0:
        return [Refusal("M13.3-2", "spell", f"{spell.name} was used this turn.")]
    cost = cost_of(table, spell, hero)
    if cost > unit.ap:
        return [Refusal("M13.3-3", "unit", f"{spell.name} costs {cost} AP, {unit.id} has none.")]
    if not _fits(order, spell, list(uses_of(table, unit, spell, hero))):
        return [Refusal("M13.5-10", "hexes", f"{spell.name} does not work there: {spell.text}")]
    return []


def _fits(order: Cast, spell: Spell, uses: list[tuple[Hex, ...]]) -> bool:
    """Targets may be named in any order; who goes where may not."""
    if spell.shape == "ally":
        return order.hexes in uses
    return sorted(order.hexes) in [sorted(hexes) for hexes in uses]


def resolve(world: World, _: Seat, order: Cast, dice: Dice) -> Iterator[Any]:
    """M13.3-9 It is no attack and does not end the activation."""
    table = world.table
    yield from activate(world, order.unit)
    unit = table.units[order.unit]
    spell, hero = table.rules.spells[order.spell], table.heroes[unit.kind]
    cost = cost_of(table, spell, hero)
    if cost:
        yield PointsSpent(unit.id, cost)
    yield SpellCast(unit.id, unit.kind, spell.id, order.hexes)
    if spell.shape == "ally":
        yield from _teleport(world, unit, order, dice)
    elif spell.shape == "self":
        yield Mended(unit.id, wounds_to_heal(table, unit, spell))
    else:
        yield from _strike_all(world, unit, spell, order, dice)
    yield from lose_abandoned(world, _places(table, unit, order))
    yield from look_around(world, _places(table, unit, order))


def _strike_all(world: World, hero: Unit, spell: Spell, order: Cast, dice: Dice) -> Iterator[Any]:
    """M13.5-5, M13.5-7, M13.5-8 Everybody there; a wave spares not even friends."""
    table = world.table
    struck = [
        unit
        for hex_ in _reached(table, hero, spell, order)
        for unit in table.units_at(hex_)
        if spell.shape == "around" or not table.are_allied(hero.seat, unit.seat)
    ]
    for target in struck:
        if target.id in table.units and hero.id in table.units:
            yield from strike_with(world, hero, spell, table.units[target.id], dice)


def _reached(table: Table, hero: Unit, spell: Spell, order: Cast) -> tuple[Hex, ...]:
    return table.board.neighbours[hero.hex] if spell.shape == "around" else order.hexes


def _teleport(world: World, hero: Unit, order: Cast, dice: Dice) -> Iterator[Any]:
    """M13.5-6"""
    origin, target = order.hexes
    friend = friend_at(world.table, hero, origin)
    assert friend is not None, order
    yield Teleported(friend.id, origin, target)
    yield from meet(world, friend.id, dice)


def _places(table: Table, hero: Unit, order: Cast) -> tuple[Hex, ...]:
    return (hero.hex, *order.hexes, *table.board.neighbours[hero.hex])


def parse(text: str, view: View) -> Cast:
    unit, rest = unit_and_rest(text)
    if not rest:
        raise NotUnderstood("expected an ability and hexes, as in red/4 ice-bolt A11")
    return Cast(unit, rest[0], tuple(hex_from(word, view) for word in rest[1:]))


def print_order(order: Cast) -> str:
    return " ".join([order.unit, order.spell, *(hex_name(h) for h in order.hexes)])


def label(order: Cast, view: View) -> str:
    name = view.table.rules.spells[order.spell].name
    return " ".join([name, *(hex_name(h) for h in order.hexes)])


RULE = OrderRule(
    order=Cast,
    word="cast",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=label,
)
