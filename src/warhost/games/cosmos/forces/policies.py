"""C5.4 What nations hold each other for."""

from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.world import World


def holds_as_enemy(world: World, nation: NationId, other: NationId) -> bool:
    """C5.4-2 Whether a nation holds another as its enemy."""
    known = world.nations.get(nation)
    return known is not None and known.policies.get(other) == "enemy"


def are_enemies(world: World, one: NationId, other: NationId) -> bool:
    """Whether either holds the other as its enemy."""
    return holds_as_enemy(world, one, other) or holds_as_enemy(world, other, one)


def is_ally(world: World, nation: NationId, other: NationId) -> bool:
    """Whether a nation holds another as its ally; it is its own."""
    known = world.nations.get(nation)
    return nation == other or (known is not None and known.policies.get(other) == "ally")
