"""What a hero's ability is worth to a bot."""

from warhost.games.multiverse.bots.worth import worth_of
from warhost.games.multiverse.combat.dice import chances
from warhost.games.multiverse.heroes.rows import Spell
from warhost.games.multiverse.orders.cast import Cast
from warhost.games.multiverse.world import Table, Unit

A_WOUND, OF_FROST, OF_FREEZING, OF_HEALING = 0.4, 0.15, 0.35, 1.5
USUAL_DICE = 3


def worth_of_spell(table: Table, hero: Unit, order: Cast) -> float:
    """Expected harm to others less that to friends, or health gained."""
    spell = table.rules.spells[order.spell]
    if spell.shape == "self":
        return OF_HEALING * min(spell.heals, hero.wounds)
    hexes = table.board.neighbours[hero.hex] if spell.shape == "around" else order.hexes
    struck = [unit for hex_ in hexes for unit in table.units_at(hex_)]
    return sum(_harm(table, hero, spell, unit) for unit in struck) - 0.2


def _harm(table: Table, hero: Unit, spell: Spell, target: Unit) -> float:
    worth = worth_of(table, target)
    effect = spell.damage * A_WOUND
    if spell.frost:
        effect += OF_FREEZING if spell.frost == "freeze" else OF_FROST
    harm = worth * effect * _chance(table, hero, spell)
    return -harm if table.are_allied(hero.seat, target.seat) else harm


def _chance(table: Table, hero: Unit, spell: Spell) -> float:
    if not table.rules.ruleset.answers_spells:
        return spell.limit / 10
    icon = table.type_of(hero).unit_class.icon
    return 1 - chances(spell.dice or USUAL_DICE, icon, False)[0]
