"""What only the whole of the tables shows: names that resolve, and scenes that can be read."""

from collections.abc import Iterator, Sequence

from warhost.games.cosmos.magic.auditing import flaws_of_magic
from warhost.games.cosmos.quests.auditing import flaws_of_quests
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.scene.cursor import SceneFlaw
from warhost.games.cosmos.scene.reading import read_scene
from warhost.kernel.packs import Flaw, Tables


def audit(tables: Tables) -> Sequence[Flaw]:
    """Every flaw of the tables as a whole; scenes are read only on sound tables."""
    finders = (flaws_of_terrain, flaws_of_units, flaws_of_economy, flaws_of_magic, flaws_of_quests)
    flaws = [flaw for find in finders for flaw in find(tables)]
    return flaws or list(flaws_of_scenarios(tables))


def flaws_of_terrain(tables: Tables) -> Iterator[Flaw]:
    """C2.1.2-5 What lies over and under a terrain is terrain too."""
    if not any(kind.viewing_range == 1 for kind in tables["terrain"].values()):
        yield Flaw("terrain", "", "viewing_range", "some terrain must be seen from one hex away")
    for kind in tables["terrain"].values():
        for field in ("over", "under"):
            if (name := getattr(kind, field)) not in tables["terrain"]:
                yield Flaw("terrain", kind.id, field, f"there is no terrain `{name}`")


def flaws_of_units(tables: Tables) -> Iterator[Flaw]:
    """C2.3.1 Units move in terrain there is, cross features there are, cost resources there are."""
    numbers: dict[int, str] = {}
    for kind in tables["unit"].values():
        if kind.number in numbers:
            yield Flaw("unit", kind.id, "number", f"{numbers[kind.number]} has it already")
        numbers[kind.number] = kind.id
        if not kind.minimum <= kind.standard <= kind.maximum:
            yield Flaw("unit", kind.id, "standard", "must lie between minimum and maximum")
        for field, table in (
            ("moves", "terrain"),
            ("familiarity", "terrain"),
            ("combat", "terrain"),
            ("crossings", "feature"),
            ("cost", "resource"),
            ("upkeep", "resource"),
        ):
            for name in getattr(kind, field):
                if name not in tables[table]:
                    yield Flaw("unit", kind.id, field, f"there is no {table} `{name}`")


def flaws_of_economy(tables: Tables) -> Iterator[Flaw]:
    """Peoples, locations and recruiters name resources, types and terrains there are."""
    if not tables["people"]:
        yield Flaw("people", "", "", "there must be a people for nations of which nothing is said")
    for table, field, other in NAMED:
        for row in tables[table].values():
            for name in getattr(row, field):
                if name not in tables[other]:
                    yield Flaw(table, row.id, field, f"there is no {other} `{name}`")
    for place in tables["location"].values():
        if place.is_specialised and place.can_fortify and not place.ruins:
            yield Flaw("location", place.id, "ruins", "a fortification can be destroyed")
        if place.ruins and place.ruins not in tables["location"]:
            yield Flaw("location", place.id, "ruins", f"there is no location `{place.ruins}`")
    for kind in tables["unit"].values():
        for one in kind.recruits:
            if one.type not in tables["unit"]:
                yield Flaw("unit", kind.id, "recruits", f"there is no unit `{one.type}`")


NAMED = (
    ("people", "efficiency", "resource"),
    ("people", "arms", "resource"),
    ("people", "costs", "unit"),
    ("people", "builds", "location"),
    ("people", "home_cost", "resource"),
    ("item", "cost", "resource"),
    ("unit", "makes", "item"),
    ("location", "production", "resource"),
    ("location", "special", "resource"),
    ("location", "upkeep", "resource"),
    ("location", "cost", "resource"),
    ("location", "expansion", "resource"),
    ("location", "wall_cost", "resource"),
    ("location", "wall_upkeep", "resource"),
    ("location", "grounds", "terrain"),
    ("terrain", "production", "resource"),
    ("feature", "production", "resource"),
    ("unit", "production", "resource"),
    ("unit", "builds", "location"),
)
"""Which field of which table names rows of which other."""


def flaws_of_scenarios(tables: Tables) -> Iterator[Flaw]:
    """Every line of every scene says something."""
    for scenario in tables["scenario"].values():
        try:
            read_scene(scenario.scene, rules_from(tables, scenario))
        except SceneFlaw as flaw:
            yield Flaw("scenario", scenario.id, "scene", str(flaw))
