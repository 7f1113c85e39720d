"""How reports call things (C2.3-11, C2.4-4)."""

from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Location, Sighting, Unit


def code_of(view: View, nation: NationId) -> str:
    """C5-5"""
    known = view.nations.get(nation)
    return known.code if known is not None else ""


def named(name: str, kind: str) -> str:
    """C2.3-11 The type stands behind a name that does not tell it."""
    if not name:
        return kind
    return name if kind.lower() in name.lower() else f"{name} ({kind})"


def unit_named(view: View, unit: Unit | Sighting, marks: str = "") -> str:
    """C2.3-12 `3192(OQ) Sir Aloqaine (Knight)`"""
    code = code_of(view, unit.nation)
    owner = f"({code}{marks})" if code else ""
    return f"{unit.id}{owner} {named(unit.name, view.rules.units[unit.type].name)}"


def place_named(view: View, place: Location) -> str:
    """C2.4-4 `Sergilia [1826(GE)] (City)`"""
    kind = view.rules.locations[place.type].name
    code = code_of(view, place.owner)
    number = f"[{place.id}({code})]" if code else f"[{place.id}]"
    full = named(place.name, kind)
    name, _, rest = full.partition(" (")
    return f"{name} {number}" + (f" ({rest}" if rest else "")


def strength_of(view: View, unit: Unit) -> str:
    """C15.3-10, C15.3-12 `200/100%/100%`, or `8 w.p./100%` of an individual."""
    kind = view.rules.units[unit.type]
    points = sum(points * count for points, count in unit.health)
    if not kind.is_mass:
        return f"{points} w.p./100%"
    percent = round(100 * points / max(kind.wound_points * unit.individuals, 1))
    return f"{unit.individuals}/{percent}%/100%"
