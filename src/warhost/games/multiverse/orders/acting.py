"""What the orders to one unit have in common: whose turn it is, and that it is activated."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.economy.logistics import may_order
from warhost.games.multiverse.events.agenda import TaskBegun, TaskDone
from warhost.games.multiverse.events.units import ActivationBegun, ActivationEnded
from warhost.games.multiverse.tasks import Activation
from warhost.games.multiverse.world import Unit, UnitId, View, World
from warhost.kernel.refusals import Refusal

NOBODY = UnitId("")
IN_ACTION = frozenset({"action", "activation"})


def own_unit(view: View, name: UnitId) -> Unit | list[Refusal]:
    """M4.1-6 The seat's own unit, if it may still act this turn."""
    unit = view.table.units.get(name)
    if unit is None or unit.seat != view.seat:
        return [Refusal("M4.1-6", "unit", f"{name} is no unit of yours.")]
    if unit.done:
        return [Refusal("M4.2-4", "unit", f"{name} can do nothing more this turn.")]
    if not may_order(view.table, unit):
        return [Refusal("M21.2-2", "unit", "No logistics points are left this turn.")]
    return unit


def activate(world: World, name: UnitId, partner: UnitId = NOBODY) -> Iterator[Any]:
    """M4.1-6 One unit after the other: whoever was being activated has finished.

    M22.2-2 Its partner in the attack has not.
    """
    top = world.table.agenda[-1]
    if isinstance(top, Activation) and top.unit == name:
        return
    if isinstance(top, Activation) and top.unit == partner:
        yield TaskDone(top)
    elif isinstance(top, Activation):
        yield from end_activation(world)
    yield TaskBegun(Activation(name))
    yield ActivationBegun(name)


def end_activation(world: World) -> Iterator[Any]:
    """The unit on top of the agenda does nothing more this turn, if it still stands."""
    top = world.table.agenda[-1]
    assert isinstance(top, Activation), top
    if UnitId(top.unit) in world.table.units:
        yield ActivationEnded(UnitId(top.unit))
    yield TaskDone(top)
