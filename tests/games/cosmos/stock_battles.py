"""Types that fight, each for one property. `mass` ones are medium infantry but for that."""

from typing import Any

from warhost.games.cosmos.rows.fighting import Attack
from warhost.games.cosmos.rows.units import UnitType

FOOT = {"plains": 6, "woods": 7, "hills": 8, "swamp": 10, "city": 6, "structure": 6, "cave": 6}
HOOF = {"plains": 4, "woods": 6, "hills": 6, "swamp": 12, "city": 4, "structure": 4}
SEAS = {"coastal_ocean": 3, "deep_ocean": 3}
NORMAL = Attack(strength=10)
NUMBERS = iter(range(1001, 1100))


def mass(name: str, *words: str, **more: Any) -> UnitType:
    given: dict[str, Any] = {"wound_points": 2, "lightly": 1, "moves": FOOT, "size": 4,
                             "regeneration": 0}  # fmt: skip
    return UnitType(
        id=name, number=next(NUMBERS), name=f"Stock {name.title()}",
        standard=50, minimum=1, maximum=5000,
        abilities=frozenset(words), **(given | more),
    )  # fmt: skip


def lone(name: str, *words: str, **more: Any) -> UnitType:
    given: dict[str, Any] = {"wound_points": 20, "lightly": 14, "heavily": 8, "moves": FOOT,
                             "regeneration": 0}  # fmt: skip
    return UnitType(
        id=name, number=next(NUMBERS), name=f"Stock {name.title()}", abilities=frozenset(words),
        **(given | more),
    )  # fmt: skip


UNITS = (
    mass("spears"),
    mass("shields", "formation"),
    mass("braves", "brave"),
    mass("cowards", "cowardly"),
    mass("husks", "mindless"),
    mass("zealots", "fearless"),
    mass("pikes", "cancel_charge"),
    mass("lancers", "charge", moves=HOOF, size=12, tactics="charge"),
    mass("bog_riders", "charge", moves=HOOF, size=12, combat={"plains": 74, "hills": 75}),
    mass("bows", attacks=(Attack(strength=6), Attack(strength=8, range=3))),
    mass("slings", attacks=(Attack(strength=6), Attack(strength=8, range=1))),
    mass("javelins", attacks=(Attack(strength=9), Attack(strength=8, range=2))),
    mass("ghosts", harm={"normal": 0}),
    mass("witches", attacks=(Attack(strength=6), Attack(strength=8, form="fire"))),
    mass("salamanders", harm={"fire": 0}),
    mass("scarecrows", harm={"fire": 200}),
    mass("foresters", familiarity={"woods": 150}),
    mass("strangers", familiarity={"woods": 50}),
    mass("hillmen", combat={"hills": 120}),
    mass("wall_shy", on_walls=50),
    mass("eagles", combat={"air": 100}),
    mass("rats", size=1, wound_points=1, lightly=0),
    mass("dwarves", size=2),
    mass("giants", size=10, wound_points=10, lightly=6, heavily=3),
    mass("mermen", moves=SEAS | FOOT),
    mass("lurkers", stealth=200),
    mass("trolls", defence=200, regeneration=24, wound_points=8, lightly=4),
    mass("levies", influences_control=True),
    mass("skirmishers", influences_control=True, attacks=(Attack(strength=8, range=2),)),
    mass("stout", wound_points=4, lightly=2),
    mass("tough", defence=20),
    mass("fierce", attacks=(Attack(strength=20),)),
    lone("hero", size=4),
    lone(
        "dragon", size=50, attacks=(Attack(strength=60), Attack(strength=30, form="fire", area=40))
    ),
    lone("hydra", size=30, attacks=(Attack(strength=20, number=5),)),
    lone("terror", fear=30),
    lone("banner", heartens=20),
    lone("lesser_banner", heartens=15),
    lone("king", "major", wound_points=10, lightly=6, heavily=3),
    lone("slayer", attacks=(Attack(strength=2000),)),
    lone("hangman", "major", attacks=(Attack(strength=2000),)),
    lone("page", attacks=()),
)
