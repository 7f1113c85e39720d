"""C16.2 How far walls can be improved, and what a point of them costs."""

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.economy.stores import Source, Till
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.places.sieges import ground_of
from warhost.games.cosmos.places.walls import RATING_NEEDS, length_of, together, volume_cost
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.world import Location, World

MOST_POINTS = 1000
"""Nobody improves more at once, however rich."""


def highest_rating(world: World, place: Location) -> int:
    """C16.2-9 to C16.2-14 By type or people, ground, and thickness."""
    kind = world.rules.locations[place.type]
    walls = people_of(world.rules, world.nations[place.owner]).walls
    usual = walls.most_in_castles if kind.is_castle else walls.most_in_cities
    limits = [kind.most_rating or usual, place.strength // RATING_NEEDS]
    ground = ground_of(world, place.position)
    terrain = world.rules.terrains[world.hexes[HexNumber(int(ground))].terrain]
    if terrain.most_rating:
        limits.append(terrain.most_rating)
    return min(limits)


def point_cost(kind: LocationType, place: Location, what: str) -> dict[str, int]:
    """C16.1-12, C16.1-13"""
    other = place.strength if what == "rating" else place.rating
    return volume_cost(kind, other * length_of(kind, place))


def affordable_points(
    world: World, place: Location, what: str, wanted: int | None, sources: tuple[Source, ...]
) -> tuple[int, dict[str, int]]:
    """C16.2-2, C16.2-7 As many of the points wanted as are allowed and paid for; what they cost."""
    kind, till = world.rules.locations[place.type], Till(world)
    most = MOST_POINTS if wanted is None else min(wanted, MOST_POINTS)
    if what == "rating":
        most = min(most, highest_rating(world, place) - place.rating)
    elif wanted is None and not place.rating:
        most = 0
    points, bill, cost = 0, dict[str, int](), point_cost(kind, place, what)
    while points < most and till.can_pay(sources, together(bill, cost)):
        points, bill = points + 1, together(bill, cost)
    return points, bill
