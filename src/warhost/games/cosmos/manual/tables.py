"""C2.3-4 Unit tables: basic data, combat data and terrain data, each by the groups of types."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from warhost.games.cosmos.manual.groups import MILITARY, SPECIAL, groups_of
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules

STANDARD = 100
COLUMNS = {
    "plains": "Pl", "farmlands": "Fa", "woods": "Wo", "wooded_hills": "WH", "hills": "Hi",
    "mountains": "Mo", "high_mountains": "HM", "swamp": "Sw", "jungle": "Ju", "desert": "De",
    "wastelands": "Wa", "lake": "La", "coastal_ocean": "Co", "deep_ocean": "DO", "city": "Ci",
    "structure": "St", "cave": "Ca", "air": "Air", "underground": "Un", "road": "Ro",
}  # fmt: skip
CROSSINGS = {"small_river": "SR", "large_river": "LR", "ford": "Fo", "bridge": "Br"}
NOTES = {
    "Basic data": "Standard, least and most individuals; what a standard unit costs, and needs "
    "each turn; of each individual size, weight and what it carries.",
    "Combat data": "Rating: what an individual is worth, medium infantry being 10. Wound points; "
    "at how many left it is lightly wounded, heavily wounded, incapacitated; phases to regain one; "
    "steps its missiles fly.",
    "Terrain data": "Phases for a hex, and those added by rivers, fords and bridges; a dash: it "
    "cannot go there. Familiarity and melee where they are not 100.",
}


class UnitTable(msgspec.Struct, frozen=True):
    """One table of one group."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Part(msgspec.Struct, frozen=True):
    """Basic, combat or terrain data, with what its columns mean."""

    title: str
    note: str
    tables: tuple[UnitTable, ...]


def parts_of(rules: Rules) -> tuple[Part, ...]:
    """Basic data of mass units alone; the rest of all types."""
    groups = groups_of(rules)
    mass = {name: kinds for name, kinds in groups.items() if name in (MILITARY, SPECIAL)}
    return (
        _part("Basic data", mass, BASIC),
        _part("Combat data", groups, COMBAT),
        _part("Terrain data", groups, TERRAIN),
    )


Column = tuple[str, Callable[[UnitType], str]]


def _part(title: str, groups: Mapping[str, list[UnitType]], columns: tuple[Column, ...]) -> Part:
    headings = tuple(heading for heading, _ in columns)
    tables = (
        UnitTable(name, headings, tuple(tuple(tell(kind) for _, tell in columns) for kind in kinds))
        for name, kinds in groups.items()
    )
    return Part(title, NOTES[title], tuple(tables))


def _goods(goods: Mapping[str, int]) -> str:
    return ", ".join(f"{amount} {name}" for name, amount in goods.items()) or "-"


def _words(kind: UnitType) -> str:
    """C2.3.1-21 Abilities and special forms of attack; how strong they are is not told."""
    return ", ".join(_special(kind)) or "-"


def _special(kind: UnitType) -> Iterator[str]:
    yield from (word.replace("_", " ") for word in sorted(kind.abilities))
    forms = dict.fromkeys(one.form for one in kind.attacks if one.form != "normal")
    yield from (f"{form} attack" for form in forms)
    if any(one.area for one in kind.attacks):
        yield "area attack"
    for word, value in (("fear", kind.fear), ("heartens", kind.heartens)):
        if value:
            yield f"{word} {value}"
    for word, engines in (("siege engines", kind.engines), ("sapping", kind.sapping)):
        if engines:
            yield f"{word} {engines / STANDARD:g}"


def _range(kind: UnitType) -> str:
    return str(max((one.range for one in kind.attacks), default=0) or "-")


def _move(terrain: str) -> Callable[[UnitType], str]:
    return lambda kind: str(kind.moves.get(terrain, "-"))


def _crossing(feature: str) -> Callable[[UnitType], str]:
    return lambda kind: str(kind.crossings.get(feature, 0))


def _differing(values: Mapping[str, int]) -> str:
    told = (f"{COLUMNS.get(name, name)} {value}" for name, value in values.items())
    return ", ".join(told) or "-"


NAME: tuple[Column, ...] = (
    ("No.", lambda kind: str(kind.number)),
    ("Type", lambda kind: kind.name),
)
BASIC: tuple[Column, ...] = (
    *NAME,
    ("Class", lambda kind: kind.category),
    ("Std", lambda kind: str(kind.standard)),
    ("Min", lambda kind: str(kind.minimum)),
    ("Max", lambda kind: str(kind.maximum)),
    ("Cost", lambda kind: _goods(kind.cost)),
    ("Upkeep", lambda kind: _goods(kind.upkeep)),
    ("Size", lambda kind: str(kind.size)),
    ("Weight", lambda kind: str(kind.weight)),
    ("Carry", lambda kind: str(kind.carry)),
)
COMBAT: tuple[Column, ...] = (
    *NAME,
    ("Rating", lambda kind: str(kind.rating) if kind.attacks else "unarmed"),
    ("W.p.", lambda kind: str(kind.wound_points)),
    (
        "Levels",
        lambda kind: f"{kind.lightly or '-'}/{kind.heavily or '-'}/{kind.incapacitated or '-'}",
    ),
    ("Heals", lambda kind: str(kind.regeneration or "never")),
    ("Range", _range),
    ("Starts", lambda kind: kind.tactics),
    ("Special", _words),
)
TERRAIN: tuple[Column, ...] = (
    *NAME,
    *((short, _move(terrain)) for terrain, short in COLUMNS.items()),
    *((short, _crossing(feature)) for feature, short in CROSSINGS.items()),
    ("Familiarity", lambda kind: _differing(kind.familiarity)),
    ("Melee", lambda kind: _differing(kind.combat)),
)
