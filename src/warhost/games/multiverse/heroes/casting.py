"""M13.3, M13.5 What a spell does to one unit, with combat dice or without."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.combat.damage import Blow, hit_unit
from warhost.games.multiverse.combat.dice import SIDES, damage_of
from warhost.games.multiverse.combat.initiative import may_answer
from warhost.games.multiverse.combat.strength import Pool
from warhost.games.multiverse.events.heroes import Frosted, SpellRolled
from warhost.games.multiverse.heroes.rows import Spell
from warhost.games.multiverse.story import Frost
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit, UnitId, World
from warhost.kernel.dice import Dice

D10 = 10


class Cast(msgspec.Struct, frozen=True):
    """How a spell came out against one unit."""

    faces: tuple[int, ...]
    damage: int
    hits: bool


def by_limit(_: Table, hero: Unit, spell: Spell, target: Unit, dice: Dice) -> Cast:
    """M1.2-6 No combat dice: at most a D10, and fixed damage."""
    if spell.limit >= D10:
        return Cast((), spell.damage, True)
    face = dice.roll(D10, f"{spell.id} of {hero.id} at {target.id}")
    hits = face <= spell.limit
    return Cast((face,), spell.damage if hits else 0, hits)


def by_dice(table: Table, hero: Unit, spell: Spell, target: Unit, dice: Dice) -> Cast:
    """M10.4-10, M13.3-6, M13.5-10 Exactly the dice of the sheet, with the icon of the class."""
    what = f"{spell.id} of {hero.id} at {target.id}"
    faces = tuple(dice.roll(SIDES, what) for _ in range(spell.dice))
    pool = Pool(spell.dice, table.type_of(hero).unit_class.icon, 1, False, ())
    success = damage_of(pool, faces)
    return Cast(faces, spell.damage + success - 1 if success and spell.damage else 0, success > 0)


def strike_with(world: World, hero: Unit, spell: Spell, target: Unit, dice: Dice) -> Iterator[Any]:
    """M13.5-5, M13.5-7, M13.5-8 Damage and frost on one unit, which may answer (M13.3-5)."""
    table, combat = world.table, combat_of(hero, target)
    if spell.damage and not spell.dice:
        yield from table.rules.ruleset.strike(world, combat, hero, target, dice)
    else:
        cast = table.rules.ruleset.casts(table, hero, spell, target, dice)
        yield from _land(world, combat, spell, cast)
    if spell.damage and not spell.unanswered and table.rules.ruleset.answers_spells:
        yield from _answer(world, combat, dice)


def _land(world: World, combat: Combat, spell: Spell, cast: Cast) -> Iterator[Any]:
    hero = world.table.units[UnitId(combat.attacker)]
    target = world.table.units[UnitId(combat.defender)]
    if cast.faces:
        yield SpellRolled(spell.id, target.id, cast.faces, cast.hits)
    if cast.damage:
        yield from hit_unit(world, combat, hero, target, Blow(cast.damage, ("M13.5-5",)))
    if cast.hits and spell.frost and target.id in world.table.units:
        yield from _frost(world.table, hero, spell, target)


def _frost(table: Table, hero: Unit, spell: Spell, target: Unit) -> Iterator[Any]:
    """M13.5-2, M13.5-3, M13.5-9"""
    sheet = table.rules.heroes[hero.kind]
    frost = Frost(spell.frost == "freeze", sheet.frost_damage, sheet.frost_sight)
    yield Frosted(target.id, frost, target.seat == table.turn.active)


def _answer(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """M13.3-5 Within the usual limits of retaliation."""
    table = world.table
    hero = table.units.get(UnitId(combat.attacker))
    target = table.units.get(UnitId(combat.defender))
    if hero is None or target is None or table.are_allied(hero.seat, target.seat):
        return
    if may_answer(table, combat, hero, target):
        yield from table.rules.ruleset.strike(world, combat, target, hero, dice)


def combat_of(hero: Unit, target: Unit) -> Combat:
    """A spell looks like a shot to those who reckon with it."""
    return Combat(
        attacker=hero.id, way="shot", origin=hero.hex, battlefield=target.hex, defender=target.id
    )
