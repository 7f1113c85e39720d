"""Attacks that have been reckoned before: once a position, or roughly, once a deliberation."""

from typing import Any

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.bots.fights import worth_from, worth_of_attack
from warhost.games.multiverse.orders.attack import Attack
from warhost.games.multiverse.orders.shoot import Shoot
from warhost.games.multiverse.world import Table, Unit

Assaults = dict[Any, float]


class Reckoning:
    """The worth of attacks in one position, each reckoned once."""

    def __init__(self) -> None:
        self.known: Assaults = {}

    def of_order(self, table: Table, unit: Unit, order: Attack | Shoot) -> float:
        """An attack or shot from where the unit stands."""
        key = self.key(table, unit, unit.hex, order.hex), order.partner, order.ability
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = worth_of_attack(table, unit, order)
        return worth

    def after_a_move(self, table: Table, unit: Unit, origin: Hex, target: Hex) -> float:
        """The same from elsewhere; whence exactly makes little difference."""
        key = self.key(table, unit, Hex(-1), target)
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = worth_from(table, unit, origin, target)
        return worth

    def key(self, _: Table, unit: Unit, origin: Hex, target: Hex) -> Any:
        return unit.id, origin, target


class RoughReckoning(Reckoning):
    """For positions that differ little: who stands beside the battlefield is left out."""

    def key(self, table: Table, unit: Unit, origin: Hex, target: Hex) -> Any:
        there = tuple((foe.kind, foe.wounds) for foe in table.units_at(target))
        building = table.building_at(target)
        walls = building.wounds if building else -1
        return unit.kind, unit.wounds, origin, target, there, walls
