"""What spells give a force for its way: wings and haste, as far as all of it has them."""

from collections.abc import Iterable

from msgspec.structs import replace

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.magic.holding import WHOLE, Gift, gift_of
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.world import Unit, World

NO_GIFT = Gift()
AIR = "air"


def shared_gift(world: World, units: Iterable[UnitId]) -> Gift:
    """C11.1-6 The slowest decides; who cannot fly keeps all of them on the ground."""
    force = [world.units[one] for one in units]
    if not world.enchanted and not any(one.id in world.index.held for one in force):
        return NO_GIFT
    gifts = [gift_of(world, one) for one in force]
    flying = [
        gift.fly
        for gift, one in zip(gifts, force, strict=True)
        if gift.fly or AIR in world.rules.units[one.type].moves
    ]
    fly = max(flying) if len(flying) == len(force) else 0
    return Gift(fly, min(max(gift.pace for gift in gifts), WHOLE))


def winged(kind: UnitType, fly: int) -> UnitType:
    """C11.3-7 A type that has been given wings."""
    return replace(kind, moves={AIR: fly, **kind.moves}) if fly else kind


def can_be_in(world: World, unit: Unit, terrain: str) -> bool:
    """C2.1.2-9 By its own nature, or as long as a spell holds it up."""
    if terrain in world.rules.units[unit.type].moves:
        return True
    return terrain == AIR and bool(gift_of(world, unit).fly)
