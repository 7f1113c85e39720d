"""M11.4-3 to -6 An attack that also hits others."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.targets import is_enemy_at
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit

WIDE = "sweep"
"""Hits the hexes in front of the attacker; `cleave` hits those round the target."""
CLEAVES = (WIDE, "cleave")


def cleaves_after(table: Table, combat: Combat, striker: Unit) -> int:
    """How many more units the attacker's strike may hit."""
    if not combat.ability or striker.id != combat.attacker:
        return 0
    ability = table.rules.abilities[combat.ability]
    return ability.targets if ability.special in CLEAVES else 0


def more_targets(table: Table, combat: Combat, striker: Unit) -> list[Unit]:
    """M11.4-6 Enemies whose faces are known, in the open, each once."""
    wide = table.rules.abilities[combat.ability].special == WIDE
    return [
        unit
        for hex_ in _hexes(table, combat, wide)
        if hex_ not in table.sites and is_enemy_at(table, striker.seat, hex_)
        for unit in table.units_at(hex_)
        if unit.face_up
        and unit.id not in combat.cleaved
        and not (wide and _is_shielded(table, unit))
    ]


def _hexes(table: Table, combat: Combat, wide: bool) -> list[Hex]:
    """M11.4-5 Beside the target; on the wide sweep only those in front of the attacker."""
    near = table.board.neighbours[combat.battlefield]
    front = table.board.neighbours[combat.origin] if wide else near
    return [hex_ for hex_ in near if hex_ in front]


def _is_shielded(table: Table, unit: Unit) -> bool:
    """M8.1-6 A Builder that somebody guards."""
    return is_builder(table, unit) and len(table.blocks[unit.hex]) > 1
