"""M22.1 Who may stand together with whom, and who attacks together."""

from collections.abc import Collection, Iterator, Sequence

from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.world import DECOY, Table, Unit, UnitId
from warhost.kernel.asks import Seat

FORTRESS = "fortress"
FULL_FORMATION = 2


def may_join(
    table: Table, unit: Unit, others: Sequence[Unit], leaving: Collection[str] = ()
) -> bool:
    """M4.3-2, M4.3-3, M22.1-8 A Builder with one or two military units, all of one seat."""
    if len(others) == 1:
        return may_pair(table, unit, others[0], leaving)
    if any(other.seat != unit.seat or other.kind == DECOY for other in others):
        return False
    if unit.kind == DECOY:
        return False
    builds = is_builder(table, unit)
    builders = sum(is_builder(table, other) for other in others)
    soldiers = len(others) - builders
    if builds:
        return not builders
    if builders > 1 or soldiers >= FULL_FORMATION:
        return False
    return not soldiers or may_form(table, unit, others, leaving)


def may_pair(table: Table, unit: Unit, other: Unit, leaving: Collection[str] = ()) -> bool:
    """The same with one other, which is asked most."""
    if other.seat != unit.seat or DECOY in (unit.kind, other.kind):
        return False
    builds = unit.kind in table.rules.builders
    if builds != (other.kind in table.rules.builders):
        return True
    return not builds and may_form(table, unit, (other,), leaving)


def may_form(
    table: Table, unit: Unit, others: Sequence[Unit], leaving: Collection[str] = ()
) -> bool:
    """M22.1-1, M22.1-2, M22.1-5 A Fortress for each formation; the one it leaves is free again."""
    if not table.rules.scenario.formations:
        return False
    fortresses = fortresses_of(table, unit.seat)
    if not fortresses:
        return False
    both = [unit, *(other for other in others if not is_builder(table, other))]
    if not all(table.type_of(one).unit_class.military for one in both):
        return False
    return formations_of(table, unit.seat, without=(unit.id, *leaving)) < fortresses


def formations_of(table: Table, seat: Seat, without: Collection[str]) -> int:
    """How many hexes hold two military units of a seat."""
    return sum(
        _is_formation(table, seat, names, without)
        for names in table.blocks.values()
        if len(names) >= FULL_FORMATION
    )


def _is_formation(
    table: Table, seat: Seat, names: Sequence[UnitId], without: Collection[str]
) -> bool:
    units = [table.units[name] for name in names if name not in without]
    soldiers = [u for u in units if u.seat == seat and not is_builder(table, u)]
    return len(soldiers) >= FULL_FORMATION


def fortresses_of(table: Table, seat: Seat) -> int:
    """M22.1-2, M7.1-13 Those that stand complete."""
    return sum(
        building.seat == seat and building.kind == FORTRESS and is_complete(table, building)
        for building in table.buildings.values()
    )


def partners_of(table: Table, unit: Unit) -> Iterator[Unit]:
    """M22.2-2 The other half of its formation, if it may still act."""
    if len(table.blocks[unit.hex]) < FULL_FORMATION:
        return
    for other in table.units_at(unit.hex):
        if other.id != unit.id and not other.done and not is_builder(table, other):
            yield other
