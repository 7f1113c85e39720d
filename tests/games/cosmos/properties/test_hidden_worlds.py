"""The properties of all worlds once more, in worlds with sieges, illusions, spells and quests."""

import random
from typing import Any

import pytest

from tests.games.cosmos.base import rules
from tests.games.cosmos.properties.test_worlds import everything
from tests.games.cosmos.properties.worlds import KEY, played
from tests.rule import rule
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.magic import Enchanted, EnchantmentsEnded, Struck
from warhost.games.cosmos.events.quests import Arrived, Departed, ModeChanged
from warhost.games.cosmos.events.sieges import SiegeChanged
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import copy_of_world, dump, imagined, load, view_of
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical

GE, RW = Seat("GE"), Seat("RW")
SEEDS = range(8)
WATCHED = (ModeChanged, Struck, SiegeChanged, Departed, Arrived, Enchanted, EnchantmentsEnded)
BY_ALL = ("move {way}", "wait 3\nmove {way}", "search 2", "hide", "storm", "wait 2")
QUESTING = (
    "questing on", "questing off", "questing on\nmove {way}", "questing on\nmove 1601\nsearch 3",
    "questing on\nmove 1601\ntravel 1602", "questing on\nretreatspot\nretreatwhen 5",
)  # fmt: skip
SPELLS = (
    "spark {near}", "false_peaks {near}", "strikeward", "true_sight", "haste {unit}", "wings",
    "clearing {near}", "darknight {near}", "blight {near}", "mend 2", "crumble 1502",
)  # fmt: skip
WALLS = ("damage 1502 3", "sap 1502 4")
ORDERS = {
    "mage": SPELLS, "errant": (*QUESTING, "spark {near}", "mend 2"), "noble": QUESTING,
    "crew": WALLS, "diggers": WALLS,
}  # fmt: skip
"""What units of a type are told besides what all are."""
WAYS = ("n", "ne", "se", "s", "sw", "nw")
TYPES = ("mage", "errant", "seer", "medium_infantry", "diggers", "crew", "noble")


def scene(seed: int, others: int = 0) -> str:
    """Two nations at war round a castle; `others` decides about what GE cannot know."""
    dice, hidden = random.Random(seed), random.Random(f"{seed} {others}")
    lines = ["board 20 x 20 plains", "nation 1 GE Gemland home 1501 points 30"]
    lines += ["nation 2 RW Rowanmark points 30", "policy GE RW enemy", "policy RW GE enemy"]
    lines += [f"pool {one} gold:90000 food:90000" for one in ("GE", "RW")]
    lines += [f"hex {n} {dice.choice(('woods', 'hills'))}" for n in range(1, 401, 7)]
    lines += ["land GE 42 43 62", "land RW 64 84 85", "location 1501 GE city at 42 size 2"]
    sapped = hidden.randint(1, 9)
    lines += [f"location 1502 RW castle at 64 walls 2 3000 sapped {sapped}"]
    lines += ["location 1601 - den at 43", "location 1602 - bazaar at 86"]
    lines += ["quest wolf_den in 1601 items 1701", "route 1601 1602 3 price 1"]
    lines += [f"unit {n} GE {dice.choice(TYPES)} at {dice.choice((42, 43, 62, 63, 64))}"
              for n in range(3001, 3009)]  # fmt: skip
    lines += [f"unit {n} RW {dice.choice(TYPES)} at {dice.choice((64, 84, 85, 1502))}"
              for n in range(4001, 4009)]  # fmt: skip
    lines += ["unit 3020 GE captain at 360", "spell false_peaks RW on 361"]
    lines += [f"hex 361 {hidden.choice(('plains', 'woods', 'hills'))}"]
    lines += [f"unit 4020 RW errant at {hidden.choice((360, 361, 341))} questing"]
    lines += [f"item 1790 RW {hidden.choice(('sword', 'blade'))} in 4020 questing"]
    lines += ["unit 4021 RW errant at 200", f"spell strikeward RW on 4021 power {1 + others % 2}"]
    return "\n".join(lines)


def world_of(seed: int, others: int = 0) -> World:
    return read_scene(scene(seed, others), rules())


def sheet(world: World, nation: int, dice: random.Random) -> Sheet:
    units = sorted(u.id for u in world.units.values() if u.nation == nation and u.id % 1000 < 20)
    lines = []
    for unit in units:
        words = {
            "way": " ".join(dice.choice(WAYS) for _ in range(2)),
            "near": dice.choice((42, 43, 62, 63, 64, 84)),
            "unit": dice.choice(units),
        }
        known = (*BY_ALL, *2 * ORDERS.get(world.units[unit].type, ()))
        lines += [f"{unit}:", *(dice.choice(known).format(**words) for _ in range(3))]
    return Sheet("\n".join(lines))


def sheets(world: World, seed: int) -> dict[Seat, Sheet]:
    dice = random.Random(seed)
    return {seat: sheet(world, n, dice) for seat, n in world.seats.items()}


@rule("C20-2", "C19.2-5", "C16.3.1-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_hidden_changes_no_byte(seed: int) -> None:
    received = []
    for others in range(3):
        world = world_of(seed, others)
        orders = sheets(world, seed)
        first = everything(view_of(world, GE), orders[GE], [])
        learnt = played(world, orders)[GE]
        received.append(
            canonical([*first, learnt, *everything(view_of(world, GE), Sheet(), learnt)])
        )
    assert received[0] == received[1] == received[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_index_twin_and_imagination_hold(seed: int) -> None:
    world = world_of(seed)
    for turn in range(3):
        twin = load(dump(world), rules())
        orders = sheets(world, seed * 10 + turn)
        assert played(twin, orders) == played(world, orders)
        assert canonical(dump(twin)) == canonical(dump(world))
        assert world.index == index_of(world)
        for seat in world.seats:
            view = view_of(world, seat)
            assert view_of(imagined(view, Dice(KEY)), seat) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_events_are_learnt_with_own_eyes(seed: int) -> None:
    world = world_of(seed)
    told: list[Any] = []
    for event in resolve(world, sheets(world, seed), Dice(KEY)):
        apply(world, event)
        if isinstance(event, WATCHED):
            for seat in world.seats:
                other = imagined(view_of(world, seat), Dice(KEY))
                assert seen(event, world, seat) == seen(event, other, seat)
            told.append(event)
    assert told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_goes_its_own_way(seed: int) -> None:
    world = world_of(seed)
    before = canonical(dump(world))
    other = copy_of_world(world)
    played(other, sheets(other, seed))
    assert canonical(dump(world)) == before
    assert world.index == index_of(world)
