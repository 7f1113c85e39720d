"""Everything that units may do now, as a list of orders."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.economy.logistics import may_order
from warhost.games.multiverse.movement.reach import can_move, moves_of
from warhost.games.multiverse.orders.attack import attacks_of
from warhost.games.multiverse.orders.cast import casts_of
from warhost.games.multiverse.orders.demolish import demolitions_of
from warhost.games.multiverse.orders.explore import explorations_of
from warhost.games.multiverse.orders.face import turns_of
from warhost.games.multiverse.orders.fire import fires_of
from warhost.games.multiverse.orders.set_up import MakeReady, can_set_up
from warhost.games.multiverse.orders.shoot import shots_of
from warhost.games.multiverse.orders.swap import swaps_of
from warhost.games.multiverse.orders.venture import ventures_of
from warhost.games.multiverse.world import Table, Unit, UnitId
from warhost.kernel.asks import Seat


def deeds_of(table: Table, unit: Unit) -> list[Any]:
    """M4.2-1 All that one unit can do."""
    deeds: list[Any] = list(casts_of(table, unit)) if unit.kind in table.heroes else []
    if not unit.ap:
        return [*deeds, *turns_of(table, unit)]
    deeds.extend(moves_of(table, unit))
    deeds.extend(_fights(table, unit))
    deeds.extend(explorations_of(table, unit))
    deeds.extend(ventures_of(table, unit))
    deeds.extend(swaps_of(table, unit))
    deeds.extend(turns_of(table, unit))
    return deeds


def salvoes_of(table: Table, seat: Seat) -> list[Any]:
    """M10.3-7 What the buildings of a seat can shoot at."""
    return list(fires_of(table, seat))


def _fights(table: Table, unit: Unit) -> Iterator[Any]:
    kind = table.type_of(unit)
    if kind.is_ranged:
        yield from shots_of(table, unit)
        if kind.side.sets_up and can_set_up(table, unit):
            yield MakeReady(unit.id)
    elif kind.unit_class.fights:
        yield from attacks_of(table, unit)
    yield from demolitions_of(table, unit)


def ready_units(table: Table, seat: Seat) -> list[Unit]:
    """M4.1-6, M21.2-2 The seat's units that have not been activated yet this turn, and may be."""
    own = [unit for unit in table.units.values() if unit.seat == seat and not unit.done]
    if table.players[seat].command is None:
        return own
    return [unit for unit in own if may_order(table, unit)]


def can_go_on(table: Table, name: UnitId) -> bool:
    """Whether a unit can still do anything this turn."""
    unit = table.units.get(name)
    return unit is not None and not unit.done and _has_deed(table, unit)


def can_act(table: Table, seat: Seat) -> bool:
    """Whether any unit of a seat can still do anything."""
    if any(_has_deed(table, unit) for unit in ready_units(table, seat)):
        return True
    return next(fires_of(table, seat), None) is not None


def _has_deed(table: Table, unit: Unit) -> bool:
    return (unit.ap > 0 and can_move(table, unit)) or bool(deeds_of(table, unit))
