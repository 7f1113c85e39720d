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


def random_scene(seed: int, others: int = 0) -> str:
    """Two nations on a small map; `others` decides about what GE cannot know of RW."""
    dice, hidden = random.Random(seed), random.Random(f"{seed} {others}")
    lines = ["board 12 x 12 plains", "nation 1 GE Gemland points 30"]
    lines.append("nation 2 RW Rowanmark points 30")
    lines.append(f"pool RW gold:{hidden.randint(1, 99)}")
    for number in range(1, 145):
        terrain = dice.choice(TERRAINS)
        lines.append(f"hex {number} {terrain}")
    lines += ["land GE 14 15 26", "location 1501 GE city at 14", "location 1502 RW fort at 130"]
    for unit in range(3001, 3009):
        lines.append(f"unit {unit} GE {dice.choice(TYPES)} at {dice.randint(1, 40)}")
    for unit in range(4001, 4009):
        kind, place = dice.choice(TYPES), dice.randint(1, 144)
        lines.append(f"unit {unit} RW {kind} at {place}")
    for unit in range(4009, 4012):
        kind = hidden.choice(TYPES)
        lines.append(f"unit {unit} RW {kind} at {hidden.randint(1, 144)} hidden")
    return "\n".join(lines)


def world_of(seed: int, others: int = 0) -> World:
    return read_scene(random_scene(seed, others), rules())


def random_sheet(world: World, nation: int, dice: random.Random) -> Sheet:
    """Some orders for the units of a nation."""
    lines = []
    for unit in sorted(
        u.id for u in world.units.values() if u.nation == nation and not u.is_hidden
    ):
        way = " ".join(dice.choice(WAYS) for _ in range(dice.randint(1, 4)))
        other = dice.choice(sorted(u.id for u in world.units.values() if not u.is_hidden))
        lines += [
            f"{unit}:",
            dice.choice(
                [
                    f"move {way}",
                    f"wait 3\nmove {way}",
                    "search 4",
                    f"join {other}",
                    f"waitforone 1 {other}\nmove {way}",
                ]
            ),
        ]
    return Sheet("\n".join(lines))


def hidden_sheet(world: World, seed: int, others: int) -> str:
    """Ways of those that nobody else sees."""
    dice = random.Random(f"{seed} {others} ways")
    hidden = sorted(unit.id for unit in world.units.values() if unit.is_hidden)
    return "".join(f"\n{u}:\nmove {dice.choice(WAYS)} {dice.choice(WAYS)}" for u in hidden)


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
