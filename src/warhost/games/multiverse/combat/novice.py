"""M10.8 to M10.10 A strike in the Novice ruleset: fixed damage, now and then a D10."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.combat.damage import Blow, hit_building, hit_unit
from warhost.games.multiverse.combat.initiative import SIEGE
from warhost.games.multiverse.events.combat import Tested
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit, UnitId, World
from warhost.kernel.dice import Dice

MELEE, RANGED = 2, 1
RANGED_FROM_VANTAGE = 2
MOUNTED_AGAINST_BUILDINGS = 1
D10, HITS_UP_TO = 10, 5
FLANKED_BY = 2
HEAVY, AGILE = "heavy armor", "highly agile"


def strike(world: World, combat: Combat, striker: Unit, dice: Dice) -> Iterator[Any]:
    """M10.9-1 A strike always hits, but for flanked strikers and agile targets."""
    table = world.table
    attacks = striker.id == combat.attacker
    target = None if attacks and combat.building >= 0 else _opponent(table, combat, striker)
    for why in _tests(table, combat, striker, target):
        face = dice.roll(D10, f"{why} {striker.id}")
        yield Tested(striker.id, why, face, face <= HITS_UP_TO)
        if face > HITS_UP_TO:
            return
    if target is None:
        yield from hit_building(world, combat, striker, against_building(table, striker))
    else:
        blow = against_unit(table, striker, target)
        yield from hit_unit(world, combat, striker, target, blow)


def against_unit(table: Table, striker: Unit, target: Unit) -> Blow:
    """M10.8-4, M10.8-8, M10.9-3 to -6 What a strike does to a unit."""
    kind, armour = table.type_of(striker), table.type_of(target).side.attributes
    if kind.is_ranged and table.ground.hides[target.hex]:
        return Blow(RANGED, ("M10.9-6",))
    if kind.is_ranged:
        return shot_from(table, striker)
    if HEAVY in armour:
        return Blow(MELEE - 1, ("M10.9-3", "M10.8-4"))
    return Blow(MELEE, ("M10.9-3",))


def shot_from(table: Table, striker: Unit) -> Blow:
    """M10.9-4, M10.9-5"""
    if stands_high(table, striker):
        return Blow(RANGED_FROM_VANTAGE, ("M10.9-5",))
    return Blow(RANGED, ("M10.9-4",))


def against_building(table: Table, striker: Unit) -> Blow:
    """M10.9-7, M10.9-10 What a strike does to a building."""
    kind = table.type_of(striker)
    if kind.card.unit_class == SIEGE:
        return Blow(RANGED * table.rules.numbers.siege_factor, ("M10.9-10",))
    if kind.card.body == "mounted":
        return Blow(MOUNTED_AGAINST_BUILDINGS, ("M10.9-7",))
    return shot_from(table, striker) if kind.is_ranged else Blow(MELEE, ("M10.9-3",))


def stands_high(table: Table, unit: Unit) -> bool:
    """M10.9-5 On a hill or in a building."""
    return table.ground.terrain_of(unit.hex).vantage or unit.hex in table.sites


def is_flanked(table: Table, combat: Combat, striker: Unit) -> bool:
    """M10.10-1, M10.10-2 The other side has two more units beside the battlefield."""
    own = other = 0
    for near in table.board.neighbours[combat.battlefield]:
        for unit in table.units_at(near):
            if unit.id in (combat.attacker, combat.defender):
                continue
            if table.type_of(unit).unit_class.supports:
                allied = table.are_allied(unit.seat, striker.seat)
                own, other = own + allied, other + (not allied)
    return other - own >= FLANKED_BY


def _tests(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> Iterator[str]:
    """M10.10-6 Each test has a D10 of its own."""
    if is_flanked(table, combat, striker):
        yield "M10.10-3"
    agile = target is not None and AGILE in table.type_of(target).side.attributes
    if agile and table.type_of(striker).is_ranged:
        yield "M10.8-5"


def _opponent(table: Table, combat: Combat, striker: Unit) -> Unit:
    other = combat.defender if striker.id == combat.attacker else combat.attacker
    return table.units[UnitId(other)]
