"""Types as orders name them: by number, by name, or by the word of their row."""

from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules


def location_type_named(rules: Rules, name: str) -> LocationType | None:
    """C13-8"""
    word = name.strip().lower()
    for kind in rules.locations.values():
        if word in (str(kind.number), kind.name.lower(), kind.id):
            return kind
    return None


def unit_type_named(rules: Rules, name: str) -> UnitType | None:
    """C7.1-3"""
    word = name.strip().lower()
    for kind in rules.units.values():
        if word in (str(kind.number), kind.name.lower(), kind.id):
            return kind
    return None
