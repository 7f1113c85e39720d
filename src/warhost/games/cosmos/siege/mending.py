"""C16.3-16 to C16.3-18 What repairs cost, and how many points of them can be paid."""

from warhost.games.cosmos.economy.stores import Source, Till
from warhost.games.cosmos.places.walls import volume_cost
from warhost.games.cosmos.world import Location, World


def to_mend(world: World, place: Location, what: str) -> int:
    """C16.3.1-12 Points of damage, or of what is hidden."""
    return place.damage if what == "damage" else world.sapped.get(place.id, 0)


def affordable_repairs(
    world: World, place: Location, wanted: int, sources: tuple[Source, ...]
) -> tuple[int, dict[str, int]]:
    """C16.3-17 As many points as can be paid, and what they cost."""
    price, till = volume_cost(world.rules.locations[place.type], 1), Till(world)
    within = [till.reach(sources, name) // amount for name, amount in price.items() if amount]
    points = max(min(wanted, *within), 0)
    return points, {name: amount * points for name, amount in price.items()}
