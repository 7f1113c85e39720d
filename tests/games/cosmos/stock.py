"""Types that clause tests need besides those of the base pack, each for one property."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tests.games.cosmos import stock_battles
from warhost.games.cosmos.rows.fighting import Attack
from warhost.games.cosmos.rows.peoples import People, ShipType
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.things import ItemType
from warhost.games.cosmos.rows.units import Leadership, UnitType

FOOT = {"plains": 6, "woods": 7, "hills": 8, "mountains": 12, "city": 6, "structure": 6, "cave": 6}
EXAMPLE = ("medium_infantry", "light_infantry")
ALL = (*EXAMPLE, "light_cavalry")

UNITS = (
    UnitType(id="porter", number=901, name="Porter", carry=100, moves={**FOOT, "road": 4}),
    UnitType(id="mule", number=902, name="Mule", carry=400, moves=FOOT, is_slowed=False),
    UnitType(id="loner", number=903, name="Loner", carry=100, moves=FOOT,
             abilities=frozenset(("shares_nothing",))),
    UnitType(id="hawk", number=904, name="Hawk", carry=100,
             moves={**FOOT, "air": 2}, abilities=frozenset(("flies",))),
    UnitType(id="mole", number=905, name="Mole", moves={**FOOT, "underground": 5}),
    UnitType(id="fish", number=906, name="Fish", moves={"deep_ocean": 3, "coastal_ocean": 3}),
    UnitType(id="veteran", number=907, name="Veteran", carry=100, wound_points=8, lightly=6,
             heavily=4, incapacitated=2, weight=10, moves=FOOT, regeneration=24),
    UnitType(id="smith", number=908, name="Smith", carry=1000, moves=FOOT, makes=("sword",)),
    UnitType(id="ranger", number=909, name="Ranger", standard=50, minimum=1, maximum=200,
             familiarity={"woods": 150}, moves={**FOOT, "woods": 6}, influences_control=True),
    UnitType(id="archers", number=910, name="Archers", standard=50, minimum=1, maximum=200,
             moves=FOOT, attacks=(Attack(strength=8, range=2),), cost={"men": 50}),
    UnitType(id="elephants", number=911, name="Elephants", standard=10, minimum=1, maximum=50,
             moves=FOOT, cost={"men": 50}),
    UnitType(id="golems", number=912, name="Golems", standard=50, minimum=1, maximum=200,
             moves=FOOT, abilities=frozenset(("mindless",)), influences_control=True),
    UnitType(id="pilgrims", number=913, name="Pilgrims", standard=50, minimum=1, maximum=200,
             moves=FOOT, attacks=(), influences_control=True),
    UnitType(id="old_general", number=914, name="Old General", wound_points=8, moves=FOOT,
             leads=Leadership(bonus=25, units=4, individuals=800, types=ALL,
                              subordinates=("old_captain", "sellsword"))),
    UnitType(id="old_captain", number=915, name="Old Captain", wound_points=8, moves=FOOT,
             leads=Leadership(bonus=15, units=4, individuals=400, types=ALL)),
    UnitType(id="herald", number=917, name="Herald", moves=FOOT, administers=1),
    UnitType(id="sellsword", number=916, name="Sellsword", wound_points=8, moves=FOOT,
             leads=Leadership(bonus=10, units=4, individuals=400, types=EXAMPLE)),
    UnitType(id="ram", number=917, name="Ram", moves=FOOT, engines=200, wound_points=4, lightly=2),
    UnitType(id="crew", number=918, name="Crew", standard=20, minimum=1, maximum=80, moves=FOOT,
             engines=400, cost={"men": 20}),
    UnitType(id="diggers", number=919, name="Diggers", standard=20, minimum=1, maximum=80,
             moves=FOOT, sapping=400, cost={"men": 20}),
    *stock_battles.UNITS,
)  # fmt: skip
ITEMS = (
    ItemType(id="stone", number=901, name="Stone", weight=1),
    ItemType(id="seal", number=903, name="Seal", administers=2, is_unique=True),
    ItemType(id="ring", number=902, name="Ring", weight=0, is_personal=True),
)
PLACES = (
    LocationType(id="cellar", number=901, name="Cellar", terrain="cave", interior=100),
    LocationType(id="shed", number=902, name="Shed", terrain="structure", bulk=60),
    LocationType(id="refuge", number=920, name="Refuge", terrain="structure", protects=True),
    LocationType(id="grove", number=903, name="Grove"),
    LocationType(id="lair", number=904, name="Lair", terrain="underground"),
    LocationType(id="archive", number=906, name="Archive", administers=2, is_unique=True),
    LocationType(id="gate", number=905, name="Gate", terrain="structure", blocking=7),
)
SHIP = {"gold": 20, "wood": 100, "manpower": 50}
PEOPLES = (
    People(
        id="shipwrights",
        name="Shipwrights",
        warships=ShipType(cost=SHIP),
        transports=ShipType(cost={**SHIP, "gold": 10}),
    ),
    People(
        id="druids",
        name="Druids",
        blurb="Each stone circle gives 5 nature mana a turn.",
    ),
    People(id="boatmen", name="Boatmen", has_boats=True, lane_cost=2, boarding_phases=3),
)


def with_stock(tables: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of a pack and these."""
    more: dict[str, tuple[Any, ...]] = {
        "unit": UNITS,
        "item": ITEMS,
        "location": PLACES,
        "people": PEOPLES,
    }
    sword = msgspec.structs.replace(
        tables["item"]["sword"], cost={"gold": 20, "iron": 5}, phases=3, weight=4
    )
    found = {name: {**rows} for name, rows in tables.items()}
    for name, rows in more.items():
        found[name] |= {row.id: row for row in rows}
    found["item"]["sword"] = sword
    return found
