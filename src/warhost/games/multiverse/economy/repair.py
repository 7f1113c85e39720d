"""M7.4 When a damaged building repairs: the rules of the rulesets, one function each."""

from warhost.games.multiverse.world import Building, Table
from warhost.kernel.asks import Seat


def every_turn(_: Table, building: Building, seat: Seat) -> bool:
    """M7.4-7 As its owner begins to act."""
    return building.seat == seat


def after_a_quiet_turn(table: Table, building: Building, seat: Seat) -> bool:
    """M7.4-4 to -6 Strong walls every turn; others when whoever hurt them acts the next turn."""
    if building.is_settlement or table.rules.buildings[building.kind].always_repairs:
        return building.seat == seat
    return building.hurt_by == seat and table.turn.number > building.hurt_in
