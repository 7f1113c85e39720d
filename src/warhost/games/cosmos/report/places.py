"""What is known to be at each position, sorted once for the whole report."""

from warhost.games.cosmos.ids import HexNumber, LocationId, Position
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Item, Location, Sighting, Unit


class Places:
    """Own things as they are; those of others seen in this turn as they were seen."""

    def __init__(self, view: View) -> None:
        self.locations: dict[Position, list[Location]] = {}
        self.items: dict[Position, list[Item]] = {}
        self.units: dict[Position, list[Unit]] = {}
        self.strangers: dict[Position, list[Sighting]] = {}
        known = {i: one.location for i, one in view.mind.locations.items()} | view.locations
        for number in sorted(known):
            self.locations.setdefault(known[number].position, []).append(known[number])
        lying = {i: one.item for i, one in view.mind.items.items()} | view.items
        for item in sorted(lying):
            if lying[item].holder is None and lying[item].position:
                self.items.setdefault(lying[item].position, []).append(lying[item])
        for unit in sorted(view.units):
            self.units.setdefault(view.units[unit].position, []).append(view.units[unit])
        for unit in sorted(view.mind.units):
            sighting = view.mind.units[unit]
            if was_seen_this_turn(view, sighting):
                self.strangers.setdefault(sighting.position, []).append(sighting)


def is_in_view(view: View, sighting: Sighting) -> bool:
    """C18-27 Whether a unit of others is still seen where it was."""
    eyes = view.in_quest if sighting.quests else view.in_sight
    return not sighting.lost and ground_of(view, sighting.position) in eyes


def last_seen(view: View, sighting: Sighting) -> int:
    """The tick of the last sighting: until the hex went out of sight, if it stayed till then."""
    hex_seen = view.mind.hexes.get(ground_of(view, sighting.position))
    if sighting.lost or hex_seen is None:
        return sighting.seen
    return max(sighting.seen, hex_seen.seen)


def was_seen_this_turn(view: View, sighting: Sighting) -> bool:
    """C18-26"""
    if sighting.lost == "gone":
        return False
    before = (view.clock.turn - 1) * view.rules.phases
    return is_in_view(view, sighting) or last_seen(view, sighting) > before


def ground_of(view: View, position: Position) -> HexNumber:
    """The hex around a position, through the locations that are known."""
    while position.isdigit() and (place := place_at(view, LocationId(int(position)))) is not None:
        position = place.position
    return HexNumber(int(position.lstrip("ou")))


def place_at(view: View, number: LocationId) -> Location | None:
    """A location of the nation, or one that it remembers."""
    if number in view.locations:
        return view.locations[number]
    known = view.mind.locations.get(number)
    return None if known is None else known.location
