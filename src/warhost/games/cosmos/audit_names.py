"""Which fields of which tables name rows of others; a name that is nowhere is a flaw."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.kernel.packs import Flaw, Tables

EACH = "*"
"""In a path: what the keys of a dictionary lead to."""
NAMED = (
    ("terrain", "over", "terrain"),
    ("terrain", "under", "terrain"),
    ("terrain", "production", "resource"),
    ("feature", "production", "resource"),
    ("gait", "moves", "terrain"),
    ("gait", "crossings", "feature"),
    ("unit", "gait", "gait"),
    ("unit", "moves", "terrain"),
    ("unit", "crossings", "feature"),
    ("unit", "familiarity", "terrain"),
    ("unit", "combat", "terrain"),
    ("unit", "cost", "resource"),
    ("unit", "upkeep", "resource"),
    ("unit", "production", "resource"),
    ("unit", "makes", "item"),
    ("unit", "builds", "location"),
    ("unit", "leads.types", "unit"),
    ("unit", "leads.subordinates", "unit"),
    ("unit", "controls.helpers", "unit"),
    ("unit", "recruits.type", "unit"),
    ("unit", "recruits.terrains", "terrain"),
    ("unit", "recruits.locations", "location"),
    ("unit", "charms.types", "unit"),
    ("unit", "charms.upkeep", "resource"),
    ("location", "terrain", "terrain"),
    ("location", "grounds", "terrain"),
    ("location", "production", "resource"),
    ("location", "special", "resource"),
    ("location", "upkeep", "resource"),
    ("location", "cost", "resource"),
    ("location", "expansion", "resource"),
    ("location", "wall_cost", "resource"),
    ("location", "wall_upkeep", "resource"),
    ("location", "mine.makes", "resource"),
    ("location", "ruins", "location"),
    ("item", "cost", "resource"),
    ("item", "production", "resource"),
    ("people", "efficiency", "resource"),
    ("people", "arms", "resource"),
    ("people", "home_cost", "resource"),
    ("people", "costs", "unit"),
    ("people", "costs.*", "resource"),
    ("people", "builds", "location"),
    ("people", "warships.cost", "resource"),
    ("people", "warships.upkeep", "resource"),
    ("people", "transports.cost", "resource"),
    ("people", "transports.upkeep", "resource"),
    ("people", "muster.ruler", "unit"),
    ("people", "muster.leaders", "unit"),
    ("people", "muster.troops", "unit"),
    ("people", "muster.pool", "resource"),
    ("people", "muster.city", "location"),
    ("people", "muster.places", "location"),
)
"""A table, the path of a field, and the table whose rows it names; nothing said is no flaw."""


def flaws_of_names(tables: Tables) -> Iterator[Flaw]:
    for table, path, other in NAMED:
        for row in tables[table].values():
            for name in _names(row, path):
                if name not in tables[other]:
                    yield Flaw(table, row.id, path, f"there is no {other} `{name}`")
    for people in tables["people"].values():
        for name in people.points:
            if name not in tables["terrain"] and name not in tables["location"]:
                text = f"there is no terrain and no location `{name}`"
                yield Flaw("people", people.id, "points", text)


def _names(row: Any, path: str) -> list[str]:
    found: list[Any] = [row]
    for part in path.split("."):
        found = [inner for one in found for inner in _inside(one, part)]
    return [name for one in found for name in _each(one)]


def _inside(one: Any, part: str) -> list[Any]:
    """What stands under a part of a path; each of a list by itself, nothing where nothing is."""
    if part == EACH:
        return list(one.values())
    value = getattr(one, part)
    if value is None:
        return []
    if isinstance(value, tuple) and not any(isinstance(inner, str) for inner in value):
        return list(value)
    return [value]


def _each(value: Any) -> list[str]:
    """The names in a text, a list of texts or the keys of a dictionary."""
    if isinstance(value, str):
        return [value] if value else []
    return list(value) if isinstance(value, Mapping) else list(value or ())
