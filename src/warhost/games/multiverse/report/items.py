"""What can be built, as a list of buttons says it: a title, a group, the hex it is about."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.building.bridge import Bridge
from warhost.games.multiverse.building.bury import Bury
from warhost.games.multiverse.building.card import BuyCard
from warhost.games.multiverse.building.chop import Chop
from warhost.games.multiverse.building.construct import Construct
from warhost.games.multiverse.building.decoy import PlaceDecoy
from warhost.games.multiverse.building.hire import Hire
from warhost.games.multiverse.building.promote import Promote
from warhost.games.multiverse.building.raising import Raise
from warhost.games.multiverse.building.recruit import Recruit
from warhost.games.multiverse.building.road import Road
from warhost.games.multiverse.building.train import Train
from warhost.games.multiverse.building.upgrade import Upgrade
from warhost.games.multiverse.report.words import listed
from warhost.games.multiverse.world import Table

UNITS, BUILDINGS, LAND, CARDS, HEROES = "units", "buildings", "land", "cards", "heroes"
GROUPS: Mapping[type, str] = {
    Recruit: UNITS,
    Promote: UNITS,
    PlaceDecoy: UNITS,
    Construct: BUILDINGS,
    Upgrade: BUILDINGS,
    Road: LAND,
    Bridge: LAND,
    Chop: LAND,
    BuyCard: CARDS,
    Hire: HEROES,
    Bury: HEROES,
    Train: HEROES,
    Raise: HEROES,
}


def group_of(item: Any) -> str:
    """Under which heading it stands."""
    return GROUPS[type(item)]


def hex_of(table: Table, item: Any) -> Hex:
    """The hex on the board that it is about, if any."""
    if isinstance(item, Promote):
        unit = table.units.get(item.unit)
        return unit.hex if unit else NOWHERE
    return Hex(getattr(item, "hex", NOWHERE))


def title_of_item(table: Table, item: Any) -> str:
    """`Archer`, `Road, sides 1 and 4`: without the hex."""
    return TITLES[type(item)](table, item)


def _promoted(table: Table, item: Promote) -> str:
    unit = table.units[item.unit]
    grown = table.rules.units[unit.kind].card.grows_into
    return f"{item.unit} becomes a {table.rules.units[grown].name}" if grown else str(item.unit)


def _upgraded(table: Table, item: Upgrade) -> str:
    building = table.building_at(item.hex)
    return f"{table.rules.buildings[building.kind].name} II" if building else "Upgrade"


def _skills(table: Table, item: Hire | Train) -> str:
    spells = [table.rules.spells[name].name for name in item.abilities]
    return listed([f"{item.hp} HP", f"{item.ap} AP", *spells])


TITLES: Mapping[type, Callable[[Table, Any], str]] = {
    Recruit: lambda table, item: table.rules.units[item.kind].name,
    Promote: _promoted,
    PlaceDecoy: lambda _, __: "Decoy",
    Construct: lambda table, item: table.rules.buildings[item.kind].name,
    Upgrade: _upgraded,
    Road: lambda _, item: f"Road, sides {item.sides[0] + 1} and {item.sides[1] + 1}",
    Bridge: lambda _, item: f"Bridge over side {item.side + 1}",
    Chop: lambda _, __: "Chop the forest",
    BuyCard: lambda table, item: table.rules.cards[item.card].name,
    Hire: lambda table, item: f"{table.rules.heroes[item.hero].name}: {_skills(table, item)}",
    Bury: lambda table, item: f"Put {table.rules.heroes[item.hero].name} under the deck",
    Train: lambda table, item: f"{table.rules.heroes[item.hero].name}: {_skills(table, item)}",
    Raise: lambda table, item: f"{table.rules.heroes[item.hero].name} lives again",
}
