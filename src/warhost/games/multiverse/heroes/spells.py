"""M13.3, M13.5 Which uses of its abilities a hero has, and on whom."""

from collections.abc import Iterator
from itertools import combinations

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.targets import refuse_breach
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.heroes.rows import Spell
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.rules import FULL, TOKEN
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.story import Hero
from warhost.games.multiverse.world import Table, Unit

TRIANGLE = 3


def targets_of(spell: Spell, hero: Hero) -> int:
    """M13.5-5, M13.5-6 One more from a certain level on."""
    return spell.targets + (hero.level >= spell.one_more_at)


def uses_left(spell: Spell, hero: Hero) -> int:
    """M13.3-2, M13.5-6 Once a turn; what moves allies, once for each of them."""
    uses = targets_of(spell, hero) if spell.shape == "ally" else 1
    return uses - hero.used.count(spell.id)


def cost_of(table: Table, spell: Spell, hero: Hero) -> int:
    """M13.3-3, M13.3-4 AP of a use; further uses of the same one are part of it."""
    return 0 if spell.id in hero.used else table.rules.numbers.spell_ap


def uses_of(table: Table, unit: Unit, spell: Spell, hero: Hero) -> Iterator[tuple[Hex, ...]]:
    """The hexes on which the hero could use it now."""
    if spell.shape == "targets":
        yield from _choices(table, unit, spell, hero)
    elif spell.shape == "triangle":
        yield from _triangles(table, unit, spell)
    elif spell.shape == "ally":
        yield from _ways_of_allies(table, unit, spell)
    elif spell.shape == "around":
        if any(table.occupied[near] & FULL for near in table.board.neighbours[unit.hex]):
            yield ()
    elif unit.wounds:
        yield ()


def _choices(table: Table, unit: Unit, spell: Spell, hero: Hero) -> Iterator[tuple[Hex, ...]]:
    """M13.5-5 Enemies in range that can be seen, as many as the spell has targets."""
    hexes = [h for h in _in_range(table, unit, spell) if _is_target(table, unit, h)]
    for number in range(1, targets_of(spell, hero) + 1):
        yield from combinations(hexes, number)


def _in_range(table: Table, unit: Unit, spell: Spell) -> list[Hex]:
    board = table.board
    return [h for h in board.within[spell.range][unit.hex] if is_clear(table.ground, unit.hex, h)]


def _is_target(table: Table, unit: Unit, hex_: Hex) -> bool:
    """M7.5-1 An enemy block that no building shields."""
    if not table.occupied[hex_] & FULL:
        return False
    if refuse_breach(table, unit.seat, hex_):
        return False
    building = table.building_at(hex_)
    if building is not None and is_complete(table, building):
        return False
    return not table.are_allied(unit.seat, table.units_at(hex_)[0].seat)


def _triangles(table: Table, unit: Unit, spell: Spell) -> Iterator[tuple[Hex, ...]]:
    """M13.5-7 Three hexes that touch each other, all in range, an enemy in one of them."""
    board = table.board
    near = sorted(_in_range(table, unit, spell))
    hit = {h for h in near if _is_target(table, unit, h)}
    if not hit:
        return
    for one, other, third in combinations(near, TRIANGLE):
        touch = other in board.neighbours[one] and third in board.neighbours[one]
        if touch and third in board.neighbours[other] and hit & {one, other, third}:
            yield one, other, third


def _ways_of_allies(table: Table, unit: Unit, spell: Spell) -> Iterator[tuple[Hex, ...]]:
    """M13.5-6 From where a friend stands to a free hex beside the hero."""
    free = [h for h in table.board.neighbours[unit.hex] if _is_free(table, unit, h)]
    for origin in table.board.within[spell.range][unit.hex]:
        friend = friend_at(table, unit, origin)
        if friend is not None:
            for target in free:
                if target != origin:
                    yield origin, target


def _is_free(table: Table, unit: Unit, hex_: Hex) -> bool:
    return not table.occupied[hex_] & (FULL | TOKEN) and may_stand(table, unit, hex_)


def friend_at(table: Table, unit: Unit, hex_: Hex) -> Unit | None:
    """M13.5-6 A friend that stands alone; who shares a hex stays with its partner."""
    here = table.units_at(hex_)
    if len(here) != 1 or here[0].id == unit.id or not table.are_allied(unit.seat, here[0].seat):
        return None
    return here[0]


def wounds_to_heal(table: Table, unit: Unit, spell: Spell) -> int:
    """A hero that mends itself is never better than whole."""
    return min(spell.heals, unit.wounds, hp_of(table, unit))
