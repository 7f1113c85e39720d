"""How reports call things (C2.3-11, C2.4-4)."""

from collections.abc import Mapping

from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Item, Location, Sighting, Unit

FULL = 100


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


def own_named(view: View, unit: Unit) -> str:
    """C9.2.2-24 `3203 General`; C5.5-2 the code only where it has a mark."""
    marks = marks_of(view, unit)
    if marks:
        return unit_named(view, unit, marks)
    return f"{unit.id} {named(unit.name, view.rules.units[unit.type].name)}"


def marks_of(view: View, unit: Unit) -> str:
    """C5.5-2, C5.5-12 Of the nation's own units."""
    own = view.nations[unit.nation]
    if own.ruler == unit.id:
        return "*"
    return "+" if unit.type == own.ruler_type else ""


def place_named(view: View, place: Location) -> str:
    """C2.4-4 `Sergilia [1826(GE)] (City)`"""
    kind = view.rules.locations[place.type].name
    return _bracketed(place.name, kind, place.id, code_of(view, place.owner))


def item_named(view: View, item: Item) -> str:
    """C2.4-4 `Excalibur [1342(EK)] (Magic Sword)`"""
    kind = view.rules.items[item.type].name
    return _bracketed(item.name, kind, item.id, code_of(view, item.owner))


def strength_of(view: View, unit: Unit | Sighting) -> str:
    """C15.3-10, C15.3-12 `200/100%/100%`, or `8 w.p./100%` of an individual."""
    kind = view.rules.units[unit.type]
    points = sum(points * count for points, count in unit.health)
    efficiency = f"{round(FULL * efficiency_of(view.rules, unit))}%"
    if not kind.is_mass:
        return f"{points} w.p./{efficiency}"
    percent = round(FULL * points / max(kind.wound_points * unit.individuals, 1))
    return f"{unit.individuals}/{percent}%/{efficiency}"


def goods_named(store: Mapping[str, int]) -> str:
    """`15 gold, 50 men`"""
    return ", ".join(f"{amount} {name}" for name, amount in store.items())


def plain(name: str) -> str:
    """`wooded hills`"""
    return name.replace("_", " ")


def _bracketed(name: str, kind: str, number: int, code: str) -> str:
    inside = f"[{number}({code})]" if code else f"[{number}]"
    known = named(name, kind)
    if name and known != name:
        return f"{name} {inside} ({kind})"
    return f"{known} {inside}"
