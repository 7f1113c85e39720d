"""What an attack is worth to a bot: the exact odds, and what each side has to lose."""

from msgspec.structs import replace

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.bots.worth import UNKNOWN, worth_of, worth_of_building
from warhost.games.multiverse.combat.fighting import Assault, combat_of, combat_of_tower
from warhost.games.multiverse.combat.forecast import WALLS, Fate, forecast
from warhost.games.multiverse.economy.cards import building_hp
from warhost.games.multiverse.orders.attack import Attack
from warhost.games.multiverse.orders.shoot import Shoot
from warhost.games.multiverse.questions.odds import known_faces_of
from warhost.games.multiverse.tasks import Combat, Way
from warhost.games.multiverse.world import Building, Table, Unit, UnitId
from warhost.kernel.asks import Seat

A_WOUND = 0.55
"""What a wound is worth beside the share of a life that it takes."""
A_KILL = 2.0
"""What is learnt by a kill (M11.1-2)."""
OWN = 0.9
"""What own losses weigh beside those of others."""
BLIND = 0.15
"""What an attack on a back is worth of what it might be."""
LAST_WALLS = 40.0
"""A Settlement that may fall."""


def worth_of_attack(table: Table, unit: Unit, order: Attack | Shoot) -> float:
    """What an attack or shot may bring, less what it may cost."""
    assault = Assault(unit, order.hex, _way(table, unit), 0, order.ability, order.partner)
    return _worth(table, combat_of(table, assault), unit.seat)


def worth_from(table: Table, unit: Unit, origin: Hex, target: Hex) -> float:
    """The same if the unit stood elsewhere."""
    moved = replace(unit, hex=origin)
    there = replace(table, units={**table.units, unit.id: moved})
    assault = Assault(moved, target, _way(table, unit), 0)
    return _worth(there, combat_of(there, assault), unit.seat)


def _way(table: Table, unit: Unit) -> Way:
    return "shot" if table.type_of(unit).is_ranged else "melee"


def worth_of_salvo(table: Table, building: Building, target: Hex) -> float:
    """The same of a building that shoots."""
    return _worth(table, combat_of_tower(table, building, target), building.seat)


def _worth(table: Table, combat: Combat, seat: Seat) -> float:
    known = known_faces_of(table, combat)
    if not known.defender and known.building == NOWHERE:
        return UNKNOWN * BLIND
    fates = forecast(table, known).fates
    return sum(_of_fate(table, combat, seat, fate) for fate in fates)


def _of_fate(table: Table, combat: Combat, seat: Seat, fate: Fate) -> float:
    if fate.who == WALLS:
        return _of_walls(table, table.buildings[Hex(combat.building)], fate)
    unit = table.units.get(UnitId(fate.who))
    if unit is None or not fate.damage:
        return 0.0
    worth = worth_of(table, unit)
    loss = worth * fate.slain + A_WOUND * fate.damage
    if unit.seat == seat or table.are_allied(unit.seat, seat):
        return -OWN * loss
    return loss + A_KILL * fate.slain


def _of_walls(table: Table, building: Building, fate: Fate) -> float:
    worth = worth_of_building(table, building)
    share = fate.damage / building_hp(table, building)
    last = LAST_WALLS if building.is_settlement else 0.0
    return worth * (0.6 * share + 0.6 * fate.slain) + last * fate.slain
