"""What things are worth to a bot, in gold."""

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.economy.cards import building_hp, points_of
from warhost.games.multiverse.world import DECOY, HIDDEN, Building, Table, Unit

UNKNOWN = 3.0
"""A block that shows its back may be a decoy."""
OF_DECOY, OF_COMPANION, HERO_BASE, A_LEVEL = 0.3, 4.0, 6.0, 2.0
OF_SETTLEMENT, A_POINT, BUILDER_MORE = 30.0, 0.8, 2.0


def worth_of(table: Table, unit: Unit) -> float:
    """What it would cost to lose a block, or be worth to defeat one."""
    if unit.kind == HIDDEN:
        return UNKNOWN
    if unit.kind == DECOY:
        return OF_DECOY
    hero = table.heroes.get(unit.kind)
    if hero is not None:
        return HERO_BASE + A_LEVEL * hero.level
    kind = table.type_of(unit)
    cost = float(kind.side.cost) or OF_COMPANION
    return cost if kind.unit_class.fights else cost + BUILDER_MORE


def worth_of_building(table: Table, building: Building) -> float:
    """What it cost, and what it counts for."""
    if building.is_settlement:
        return OF_SETTLEMENT
    card = table.rules.buildings[building.kind]
    cost = card.cost + (card.upgrade if building.tier > 1 else 0)
    return cost + 1 + A_POINT * 2 * points_of(table, building)


def health(table: Table, unit: Unit) -> float:
    """The share of its HP that is left."""
    if unit.kind == HIDDEN:
        return 1.0
    return max(0.0, 1 - unit.wounds / hp_of(table, unit))


def health_of_building(table: Table, building: Building) -> float:
    return max(0.0, 1 - building.wounds / building_hp(table, building))
