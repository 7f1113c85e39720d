"""What only the whole of the tables shows: names that resolve, and scenes that can be read."""

from collections.abc import Iterator, Sequence

from warhost.games.cosmos.audit_names import flaws_of_names
from warhost.games.cosmos.magic.auditing import flaws_of_magic
from warhost.games.cosmos.quests.auditing import flaws_of_quests
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.scene.cursor import SceneFlaw
from warhost.games.cosmos.scene.reading import read_scene
from warhost.kernel.packs import Flaw, Tables


def audit(tables: Tables) -> Sequence[Flaw]:
    """Every flaw of the tables as a whole; scenes are read only on sound tables."""
    flaws = [flaw for find in FINDERS for flaw in find(tables)]
    return flaws or list(flaws_of_scenarios(tables))


def flaws_of_terrain(tables: Tables) -> Iterator[Flaw]:
    """C18-5 Ground that nobody knows is imagined as such."""
    if not any(kind.viewing_range == 1 for kind in tables["terrain"].values()):
        yield Flaw("terrain", "", "viewing_range", "some terrain must be seen from one hex away")


def flaws_of_units(tables: Tables) -> Iterator[Flaw]:
    """C2.3.1 Numbers are given once, standards lie between the least and the most."""
    numbers: dict[int, str] = {}
    for kind in tables["unit"].values():
        if kind.number in numbers:
            yield Flaw("unit", kind.id, "number", f"{numbers[kind.number]} has it already")
        numbers[kind.number] = kind.id
        if not kind.minimum <= kind.standard <= kind.maximum:
            yield Flaw("unit", kind.id, "standard", "must lie between minimum and maximum")


def flaws_of_places(tables: Tables) -> Iterator[Flaw]:
    """C16.3-13 What can be destroyed leaves something."""
    if not tables["people"]:
        yield Flaw("people", "", "", "there must be a people for nations of which nothing is said")
    for place in tables["location"].values():
        if place.is_specialised and place.can_fortify and not place.ruins:
            yield Flaw("location", place.id, "ruins", "a fortification can be destroyed")


def flaws_of_scenarios(tables: Tables) -> Iterator[Flaw]:
    """Every line of every scene says something."""
    for scenario in tables["scenario"].values():
        try:
            read_scene(scenario.scene, rules_from(tables, scenario))
        except SceneFlaw as flaw:
            yield Flaw("scenario", scenario.id, "scene", str(flaw))


FINDERS = (
    flaws_of_names,
    flaws_of_terrain,
    flaws_of_units,
    flaws_of_places,
    flaws_of_magic,
    flaws_of_quests,
)
