"""On what terms a unit goes into battle: all that stays as it is while the battle lasts."""

from typing import NamedTuple

from warhost.games.cosmos.battle.formula import HELD, WEAKENED, reason
from warhost.games.cosmos.battle.records import WHOLE, Reason
from warhost.games.cosmos.magic.holding import gift_of
from warhost.games.cosmos.quests.retreating import level_of_retreat
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.world import Unit, World

CHARGE_PACE, CHARGE_GROUND = 6, 75
"""C15.6.2-2, C15.6.2-3"""
HUNDRED = 100


class Terms(NamedTuple):
    """What a unit can do in this battle."""

    standing: tuple[Reason, ...] = ()
    """What makes all its attacks stronger or weaker."""
    storms: bool = False
    """C15.6.1-4 It attacks into walled locations."""
    ships: int = 0
    """C12.2-7 Strength of its melee at sea, in thousandths; for those who are aboard."""
    is_aboard: bool = False
    retreats_at: int = 0
    """C20.5-7 At how many wound points it retreats; 0: it does not."""
    is_disabled: bool = False
    """C15.1-2 A special power keeps it from striking back."""


def terms_of(world: World, unit: Unit, ships: int) -> Terms:
    """Of a unit of the world; what magic and sieges do to units in battle comes in here."""
    return Terms(
        tuple(standing_reasons(world, unit)),
        unit.id in world.storming and unit.tactics in ("charge", "attack"),
        ships,
        unit.is_aboard,
        level_of_retreat(world, unit),
    )


def standing_reasons(world: World, unit: Unit) -> list[Reason]:
    """C7.4.1-4, C17.1-13, and what spells give."""
    found = []
    if more := gift_of(world, unit).fighting:
        found.append(reason("strengthened by magic", WHOLE + WHOLE * more // HUNDRED))
    if unit.taken is not None and unit.taken.how in ("charmed", "dominated"):
        found.append(reason("held by magic", HELD))
    if unit.is_weakened:
        found.append(reason("weakened by siege", WEAKENED))
    return found


def can_charge_on(kind: UnitType, ground: str) -> bool:
    """C15.6.2-2, C15.6.2-3 Whether the ground lets it."""
    pace = kind.moves.get(ground)
    if pace is None or pace > CHARGE_PACE:
        return False
    return kind.combat.get(ground, HUNDRED) >= CHARGE_GROUND
