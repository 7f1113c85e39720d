"""Who can be given which orders at all; the same in sheets, in passing orders on and in phases."""

from collections.abc import Mapping
from typing import Protocol

from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.orders.rule import Cannot, OrderRule
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Unit


class Known(Protocol):
    """What is asked of a world, or of a nation's view of it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def units(self) -> Mapping[UnitId, Unit]: ...


def unfit(known: Known, actor: ActorId, rule: OrderRule) -> Cannot | None:
    """Why this actor can never carry out such an order; none if it can."""
    unit = known.units.get(UnitId(actor))
    if unit is None:
        place_can = "location" in rule.givers
        return None if place_can else Cannot("C3-2", f"`{rule.word}` is an order of units.")
    if "unit" not in rule.givers:
        return Cannot("C3-3", f"`{rule.word}` is an order of locations.")
    if known.rules.units[unit.type].is_stupid and not rule.for_stupid:
        return Cannot("C3.1-24", f"{unit.id} is too stupid for `{rule.word}`.")
    return None
