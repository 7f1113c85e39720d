"""Random worlds and random turns for the properties."""

import random
from typing import Any

from tests.games.cosmos.base import rules
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

TERRAINS = ("plains", "woods", "hills", "mountains", "swamp", "deep_ocean")
TYPES = ("noble", "captain", "medium_infantry", "light_cavalry", "cattle")
WAYS = ("nd", "ned", "sed", "sd", "swd", "nwd")
"""Direct, so that what RW knows by units that GE cannot see changes no way of the others."""
KEY = bytes(range(32))
STORES = "gold:90000 food:90000"
UNKNOWN = range(4009, 4015)
"""Units of RW of which GE learns nothing."""


BOARD = "26 x 12"
FAR = range(17 * 12, 24 * 12)
"""Hexes that nobody of GE comes near in the turns that are played."""
CAVE = 1503
FIRST_AT_WAR = 12
"""Worlds with this number or a higher one are at war."""


def random_scene(seed: int, others: int = 0) -> str:
    """Two nations on a map; `others` decides about what GE cannot know of RW."""
    dice, hidden = random.Random(seed), random.Random(f"{seed} {others}")
    lines = [f"board {BOARD} plains", "nation 1 GE Gemland points 30"]
    lines.append("nation 2 RW Rowanmark points 30")
    is_war = seed >= FIRST_AT_WAR
    if is_war:
        lines += ["policy GE RW enemy", "policy RW GE enemy"]
    lines.append(f"pool GE {STORES}")
    lines.append(f"pool RW {STORES} wood:{hidden.randint(1, 99)}")
    for number in range(1, 26 * 12 + 1):
        source = hidden if number in FAR else dice
        lines.append(f"hex {number} {source.choice(TERRAINS)}")
    lines += ["land GE 14 15 26", "location 1501 GE city at 14", "location 1502 RW fort at 130"]
    lines.append(f"location {CAVE} - cave at 16")
    lines.append(f"store 1502 wood:{hidden.randint(1, 99)}")
    for unit in range(3001, 3009):
        lines.append(f"unit {unit} GE {dice.choice(TYPES)} at {dice.randint(1, 40)}")
    for unit in range(4001, 4009):
        kind, place = dice.choice(TYPES), dice.randint(1, 40 if is_war else 144)
        morale = (dice if is_war else hidden).randint(1, 20)
        lines.append(f"unit {unit} RW {kind} at {place} morale {morale}")
    for unit in range(4009, 4012):
        lines.append(f"unit {unit} RW {hidden.choice(TYPES)} at {hidden.choice(FAR)}")
    for unit in range(4012, 4015):
        calm = " tactics defend" if is_war else ""
        lines.append(f"unit {unit} RW {hidden.choice(TYPES)} at {CAVE}{calm}")
    return "\n".join(lines)


def world_of(seed: int, others: int = 0) -> World:
    return read_scene(random_scene(seed, others), rules())


def random_sheet(world: World, nation: int, dice: random.Random) -> Sheet:
    """Some orders for the units of a nation."""
    lines = []
    for unit in sorted(
        u.id for u in world.units.values() if u.nation == nation and u.id not in UNKNOWN
    ):
        way = " ".join(dice.choice(WAYS) for _ in range(dice.randint(1, 4)))
        other = dice.choice(sorted(u.id for u in world.units.values() if u.id not in UNKNOWN))
        lines += [
            f"{unit}:",
            dice.choice(
                [
                    f"move {way}",
                    f"wait 3\nmove {way}",
                    "search 4",
                    "hide",
                    f"sneak {way}",
                    f"find {other} 3",
                    f"join {other}",
                    f"waitforone 1 {other}\nmove {way}",
                ]
            ),
        ]
    return Sheet("\n".join(lines))


def hidden_sheet(seed: int, others: int) -> str:
    """What those do whom GE cannot see."""
    dice = random.Random(f"{seed} {others} ways")
    far = "".join(f"\n{u}:\nmove {dice.choice(WAYS)} {dice.choice(WAYS)}" for u in UNKNOWN[:3])
    caved = (dice.choice(("search 3", "mytactics defend", "hide", "wait 2")) for _ in UNKNOWN[3:])
    return far + "".join(f"\n{u}:\n{d}" for u, d in zip(UNKNOWN[3:], caved, strict=True))


def played(world: World, sheets: dict[Seat, Sheet]) -> dict[Seat, list[Any]]:
    """A turn, and what each nation learnt in it."""
    learnt: dict[Seat, list[Any]] = {seat: [] for seat in world.seats}
    for event in resolve(world, sheets, Dice(KEY)):
        apply(world, event)
        for seat, told in learnt.items():
            one = seen(event, world, seat)
            if one is not None:
                told.append(one)
    return learnt
