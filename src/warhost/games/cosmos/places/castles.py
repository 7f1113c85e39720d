"""C13.2 Castles rule the hexes they stand in."""

from collections.abc import Iterable, Mapping

from warhost.games.cosmos.geography import LEVELS, hex_of
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId
from warhost.games.cosmos.places.sieges import Lands, ground_of, inside_of, is_under_siege
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Hex, Location

POINTS = 2
"""C13.2-6 Administration points of a hex with a castle that counts."""
LOWER, HIGHER = 1, 4
"""C13.2-6, C13.2-8 The ratings from which on a castle helps."""


def castle_ratings(
    rules: Rules, known: Lands, hexes: Mapping[HexNumber, Hex], places: Iterable[LocationId]
) -> dict[HexNumber, int]:
    """C13.2-2 For each hex the strongest castle that counts; a hex without one is left out."""
    found: dict[HexNumber, int] = {}
    for number in places:
        place = known.locations[number]
        if not rules.locations[place.type].is_castle or not effective_rating(place):
            continue
        ground = hexes.get(_hex_of(known, place))
        if ground is None or ground.owner != place.owner or _is_besieged(known, place):
            continue
        found[ground.number] = max(found.get(ground.number, 0), effective_rating(place))
    return found


def administration_from(
    rules: Rules,
    known: Lands,
    hexes: Mapping[HexNumber, Hex],
    nation: NationId,
) -> int:
    """C3.2-13 Two points a hex, however many castles stand in it."""
    own = [number for number, place in known.locations.items() if place.owner == nation]
    return POINTS * len(castle_ratings(rules, known, hexes, own))


def _is_besieged(known: Lands, place: Location) -> bool:
    """C13.2-3 Itself, or what it stands in."""
    return is_under_siege(known, inside_of(place))


def _hex_of(known: Lands, place: Location) -> HexNumber:
    """C13.2-5 The hex it stands in, also inside a city; 0 if that is not at the surface."""
    ground = ground_of(known, place.position)
    return HexNumber(0) if ground[0] in LEVELS else hex_of(ground)
