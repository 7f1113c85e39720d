"""M11.4-8 A bolt that goes through its target to whoever stands straight behind."""

from warhost.games.multiverse.abilities.perks import passive_of
from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.combat.fighters import is_tower
from warhost.games.multiverse.combat.targets import is_enemy_at
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.world import HIDDEN, Table, Unit

ICONS_NEEDED = 2


def pierced_by(table: Table, striker: Unit, target: Unit | None, icons: int) -> Unit | None:
    """M11.4-9 Two of its own icons; friends behind are spared."""
    passive = passive_of(table, striker) if table.type_of(striker).is_ranged else None
    if passive is None or passive.special != "piercing" or icons < ICONS_NEEDED:
        return None
    if target is None or is_tower(table, target):
        return None
    hex_ = straight_behind(table, striker.hex, target.hex)
    reach = table.type_of(striker).side.range
    if hex_ == NOWHERE or table.board.distance(striker.hex, hex_) > reach:
        return None
    return _first_enemy(table, striker, hex_)


def _first_enemy(table: Table, striker: Unit, hex_: Hex) -> Unit | None:
    """Walls shield whoever is inside (M7.5-1)."""
    if hex_ in table.sites or not is_enemy_at(table, striker.seat, hex_):
        return None
    known = [unit for unit in table.units_at(hex_) if unit.kind != HIDDEN]
    return min(known, key=lambda unit: (is_builder(table, unit), unit.id), default=None)


def straight_behind(table: Table, origin: Hex, target: Hex) -> Hex:
    """The next hex of the row from one to the other; nowhere if they are in no common row."""
    board = table.board
    (q, r), (other_q, other_r) = board.axial[origin], board.axial[target]
    steps = board.distance(origin, target)
    if (other_q - q) % steps or (other_r - r) % steps:
        return NOWHERE
    step = (other_q - q) // steps, (other_r - r) // steps
    return board.number.get((other_q + step[0], other_r + step[1]), NOWHERE)
