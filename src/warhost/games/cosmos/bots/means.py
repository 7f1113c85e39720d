"""What a nation can spend, and what it can afford to keep."""

from collections.abc import Mapping

from warhost.games.cosmos.economy.costs import unit_cost
from warhost.games.cosmos.economy.realms import realm_of
from warhost.games.cosmos.economy.table import forecast, upkeep_of
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.view import View

RESERVE = {"gold": 40}
"""What is never spent."""
STORE_FOR = 2
"""Turns that a lack may be lived from the pool, a part of which perishes."""


class Means:
    """The pool, less what this turn's orders take; and what each turn brings beyond upkeep."""

    def __init__(self, view: View) -> None:
        assert view.nation is not None
        self._realm = realm_of(view, view.nation)
        self.pool = dict(self._realm.nation.pool)
        brings, needs = forecast(self._realm).produced, upkeep_of(self._realm)
        self.margin = {
            name: brings.get(name, 0) - needs.get(name, 0) for name in {**brings, **needs}
        }

    def spend(self, cost: Mapping[str, int], upkeep: Mapping[str, int]) -> bool:
        """Whether it can be paid now and kept later; then it is taken off."""
        if not self._can_pay(cost) or not self._can_keep(upkeep):
            return False
        for name, amount in cost.items():
            self.pool[name] = self.pool.get(name, 0) - amount
        for name, amount in upkeep.items():
            self.margin[name] = self.margin.get(name, 0) - amount
        return True

    def of_units(self, kind: UnitType) -> dict[str, int]:
        """What a standard unit costs this people."""
        return unit_cost(self._realm.people, kind, kind.standard)

    def _can_pay(self, cost: Mapping[str, int]) -> bool:
        return all(
            self.pool.get(name, 0) - RESERVE.get(name, 0) >= amount for name, amount in cost.items()
        )

    def _can_keep(self, upkeep: Mapping[str, int]) -> bool:
        """The margin reaches, or the pool does for some turns."""
        return all(
            self.margin.get(name, 0) + self.pool.get(name, 0) // (4 * STORE_FOR) >= amount
            for name, amount in upkeep.items()
            if amount
        )
