"""Crowded worlds of chance, and sheets in which every order is given to everybody."""

import random
from collections.abc import Iterator

from tests.games.cosmos.base import rules
from warhost.games.cosmos.deciding import reading_of
from warhost.games.cosmos.orders import ORDERS, cast
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.world import World

NEAR = (109, 110, 111, 84, 85, 134, 135, 136, 159)
GROUNDS = ("plains", "woods", "hills", "mountains", "swamp", "coastal_ocean", "desert")
SIDES = ("small_river", "large_river bridge", "road", "bay", "sea_lane", "small_river ford")
PLACES = {1501: "city", 1502: "castle", 1503: "cave", 1504: "temple", 1505: "fort", 1506: "keep"}
ITEMS = range(1601, 1607)
UNITS = 20
"""Of each nation."""
STORES = "gold:9000 food:9000 men:900 arms:900 wood:900 iron:900 horses:90 manpower:900"
WORDS = (
    "ne", "uh", "oh", "h", "125d", "o110", "u110", "*", "-1", "0",
    "1", "2", "5", "40", "999999999", "gold:5", "food:-3", "men:1", "all", "on",
    "off", "exact", "joined", "defect", "desert", "flee", "defend", "attack", "avoid", "charge",
    "rating", "strength", "damage", "enemy", "ally", "RW", "warships", "transports", "$a", "$a.",
    "$2/king", "Lancers", "city",
    '"Medium Infantry"', '"Fort"', '"Magic Sword"',
)  # fmt: skip
EMBEDDED = ("wait 1", "mytactics avoid", "move n", "myalias $a.", "clear", "join 3101", "search 1")


def crowded_world(seed: int) -> World:
    """Two foes who share a few hexes, with everything that their orders could be about."""
    return read_scene("\n".join(_lines(random.Random(seed))), rules())


def sheet_of_chance(world: World, nation: int, dice: random.Random) -> Sheet:
    """Orders that are written well, whatever they mean."""
    own = [unit.id for unit in world.units.values() if unit.nation == nation]
    own += [place.id for place in world.locations.values() if place.owner == nation]  # type: ignore[misc]
    lines = _some_lines(world, "", dice, 3)
    for actor in sorted(own):
        lines += [f"{actor}:", *_some_lines(world, f"{actor}:\n", dice, dice.randint(1, 4))]
    return Sheet("\n".join(lines))


def _some_lines(world: World, head: str, dice: random.Random, wanted: int) -> list[str]:
    found: list[str] = []
    for _ in range(wanted):
        for _ in range(12):
            line = _line(world, dice)
            if not reading_of(world.rules, Sheet(head + line)).remarks:
                found.append(line)
                break
    return found


def _line(world: World, dice: random.Random) -> str:
    words = [one.word for one in ORDERS if one is not cast.RULE and not one.refused]
    rule = dice.choice([one for one in ORDERS if one.word in words])
    word = dice.choice([rule.word, *world.rules.spells]) if dice.random() < 0.1 else rule.word
    numbers = [*world.units, *world.locations, *world.items, *NEAR, 9999]
    pool = [*map(str, dice.sample(numbers, 12)), *WORDS]
    line = " ".join([word, *(dice.choice(pool) for _ in range(dice.randint(0, 4)))])
    if rule.embeds == "no":
        return line
    inner = "\n".join(dice.choice(EMBEDDED) for _ in range(dice.randint(1, 3)))
    return f"{line}\norders:\n{inner}\n."


def _lines(dice: random.Random) -> Iterator[str]:
    kinds = [*rules().units]
    yield "hex " + " ".join(f"{n} {dice.choice(GROUNDS)}" for n in NEAR)
    yield from (f"side {dice.choice(NEAR)} s {dice.choice(SIDES)}" for _ in range(4))
    yield "nation 1 GE Gemland points 900 home 1501 ships 2 3"
    yield "nation 2 RW Rowanmark points 900 home 1502 ships 1 1"
    yield from (f"pool {code} {STORES}" for code in ("GE", "RW"))
    yield from (f"policy {one} enemy" for one in ("GE RW", "RW GE") if dice.random() < 0.8)
    yield "land GE 110 109 84\nland RW 111 135"
    for number, kind in PLACES.items():
        owner = dice.choice(("GE", "RW", "-"))
        yield f"location {number} {owner} {kind} at {dice.choice(NEAR)} size {dice.randint(1, 3)}"
    for nation, code in enumerate(("GE", "RW"), 3):
        for number in range(nation * 1000 + 101, nation * 1000 + 101 + UNITS):
            yield f"unit {number} {code} {dice.choice(kinds)} {_where(dice, nation, number)}"
    for number in ITEMS:
        yield f"item {number} {dice.choice(('GE', '-'))} sword at {dice.choice(NEAR)}"


def _where(dice: random.Random, nation: int, number: int) -> str:
    first = nation * 1000 + 101
    if number > first + 3 and dice.random() < 0.2:
        return f"in {first}"
    place = dice.choice((*NEAR, *PLACES))
    return f"at {place}{dice.choice(('', '', ' hidden', ' autotake', ' fleewhen 1'))}"
