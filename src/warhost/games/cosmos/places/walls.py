"""C16 Walls: how high, how thick, how long, and what a volume of them costs."""

from collections.abc import Mapping

from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.world import Location

RATING_NEEDS = 3
"""C16.2-14 Points of strength for each of rating."""


def effective_rating(place: Location) -> int:
    """C16-5"""
    if not place.strength:
        return 0
    return max(place.rating - place.damage // place.strength, 0)


def length_of(kind: LocationType, place: Location) -> int:
    """C16.1-3, C16.1-4"""
    return kind.wall_length or place.size


def volume_cost(kind: LocationType, volume: int) -> dict[str, int]:
    """C16.1-5"""
    return {resource: amount * volume for resource, amount in kind.wall_cost.items()}


def wall_upkeep(kind: LocationType, place: Location) -> dict[str, int]:
    """C16.1-17 By rating and length, not by strength."""
    points = place.rating * length_of(kind, place)
    return {resource: amount * points for resource, amount in kind.wall_upkeep.items() if points}


def lengthening(kind: LocationType, place: Location, increments: int) -> dict[str, int]:
    """C16.1-8 What the walls of a city cost that grows."""
    if kind.wall_length:
        return {}
    return volume_cost(kind, place.rating * place.strength * increments)


def together(*costs: Mapping[str, int]) -> dict[str, int]:
    """Several costs as one."""
    found: dict[str, int] = {}
    for cost in costs:
        for resource, amount in cost.items():
            found[resource] = found.get(resource, 0) + amount
    return {resource: amount for resource, amount in found.items() if amount}
