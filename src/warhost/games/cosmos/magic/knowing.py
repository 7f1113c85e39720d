"""Which spells a nation knows of: its own, and those that lie on what is its own."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import (
    NEVER,
    NOBODY,
    HexNumber,
    LocationId,
    NationId,
    UnitId,
)
from warhost.games.cosmos.world import Enchantment, World


def known_spells(world: World, nation: NationId) -> dict[str, tuple[Enchantment, ...]]:
    """Of spells of others neither who cast them nor how long they hold."""
    found = {}
    for key, spells in world.enchanted.items():
        is_own = owner_of_key(world, key) == nation
        known = tuple(
            one if one.nation == nation else stripped(one)
            for one in spells
            if is_own or one.nation == nation
        )
        if known:
            found[key] = known
    return found


def stripped(one: Enchantment) -> Enchantment:
    """As the victim knows it."""
    return replace(one, nation=NOBODY, caster=UnitId(0), until=NEVER)


def is_gone(world: World, key: str) -> bool:
    """Whether the unit on which spells lay is no more."""
    if not key.isdigit():
        return False
    number = int(key)
    known = (HexNumber(number) in world.hexes, LocationId(number) in world.locations)
    return not any(known) and UnitId(number) not in world.units


def owner_of_key(world: World, key: str) -> NationId:
    """Whose the unit, location or hex is on which spells lie."""
    if not key.isdigit():
        return NOBODY
    number = int(key)
    if (unit := world.units.get(UnitId(number))) is not None:
        return unit.nation
    if (place := world.locations.get(LocationId(number))) is not None:
        return place.owner
    ground = world.hexes.get(HexNumber(number))
    return NOBODY if ground is None else ground.owner
