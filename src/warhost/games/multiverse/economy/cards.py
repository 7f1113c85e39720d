"""What building cards say of a building as it stands: hit points, zone, VP."""

from warhost.games.multiverse.world import SETTLEMENT, Building, Table


def building_hp(table: Table, building: Building) -> int:
    """M7.4-1 to -3 Hit points at full health."""
    rules = table.rules
    if building.kind == SETTLEMENT:
        return rules.numbers.settlement_hp
    return rules.buildings[building.kind].hp[rules.scenario.ruleset]


def zone_of(table: Table, kind: str) -> int:
    """M7.3-1 The radius of a zone of influence."""
    if kind == SETTLEMENT:
        return table.rules.numbers.settlement_zone
    return table.rules.buildings[kind].zone


def points_of(table: Table, building: Building) -> int:
    """M18.3-1 to -6 VP of a building by its tier."""
    if building.kind == SETTLEMENT:
        return 0
    return table.rules.buildings[building.kind].points[building.tier - 1]


def is_complete(table: Table, building: Building) -> bool:
    """M7.1-4, M7.1-13 A Fortress that is being built counts for nothing yet."""
    return building.done_in <= table.turn.number
