"""M4.3 In which hexes a unit may end its move."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.formations.forming import may_join
from warhost.games.multiverse.world import Table, Unit


def may_stand(table: Table, unit: Unit, hex_: Hex, leaving: tuple[str, ...] = ()) -> bool:
    """M4.3-1 to -3 The hex is empty of others, but for its Builder or its partner.

    M8.3-7 Nobody ends a move on a bridge.
    """
    if not table.ground.cost[hex_]:
        return False
    others = [u for u in table.units_at(hex_) if u.id != unit.id and u.id not in leaving]
    building = table.building_at(hex_)
    if building is not None and building.seat != unit.seat:
        return False
    return not others or may_join(table, unit, others, leaving)
