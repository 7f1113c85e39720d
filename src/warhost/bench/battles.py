"""Battles of COSMOS: what an attack costs, whole battles and many small ones, beside plain C."""

import ctypes
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from warhost.bench.figures import Figure
from warhost.games.cosmos.battle.fighting import fight_battles
from warhost.games.cosmos.battle.ranks import Ranks
from warhost.games.cosmos.battle.volleys import WOUND, Strike, struck
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.battles import BattleFought
from warhost.games.cosmos.game import GAME
from warhost.games.cosmos.report.battle_text import battle_lines
from warhost.games.cosmos.report.battles import battles_of
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.view import copy_of_world, view_of
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice
from warhost.shelf.packs import load_pack

TOPIC = "COSMOS battles"
NANOSECOND = 1e-9
RUNS = 15
BATCHES = (200, 2000, 8000)
UNITS, INDIVIDUALS = 20, 200
SMALL = 30
SMALL_SIZE = 100
HOW_MANY_TIMES = 100
ENDLESS = 20_000
"""Wound points enough for all times that a volley is measured."""
PLAIN_C = Path(__file__).with_name("attacks.c")


def measure() -> Iterator[Figure]:
    yield _per_attack(
        _one_field(), "an attack of 4,000 against 4,000 in 40 units, with reports", 150
    )
    yield _per_attack(_many_fields(), "an attack of 30 battles at once, 100 against 100 each", 0)
    for batch in BATCHES:
        yield from _kernel(batch)


def _per_attack(world: World, what: str, goal: float) -> Figure:
    """Battle, events and both nations' reports, divided by the attacks made."""
    costs = sorted(_fought(world, seed) for seed in range(RUNS))
    middle, worst = statistics.median(costs), costs[-1]
    return Figure(TOPIC, what, middle / NANOSECOND, "ns", worst / NANOSECOND, goal)


def _fought(world: World, seed: int) -> float:
    mine = copy_of_world(world)
    dice = Dice(bytes([seed]) * 32)
    learnt: dict[str, list[Any]] = {seat: [] for seat in mine.seats}
    attacks = 0
    started = time.process_time()
    for event in fight_battles(mine, dice):
        apply(mine, event)
        if isinstance(event, BattleFought):
            attacks += _attacks(event)
        for seat in mine.seats:
            if (one := seen(event, mine, seat)) is not None:
                learnt[seat].append(one)
    for seat in mine.seats:
        for told in battles_of(view_of(mine, seat), learnt[seat], is_detailed=False):
            "\n".join(battle_lines(told, is_detailed=False))
    return (time.process_time() - started) / attacks


def _attacks(event: BattleFought) -> int:
    return sum(blow.attacks for one in event.battle.segments for blow in one.blows)


def _one_field() -> World:
    return _world(
        f"unit {first + n} {code} medium_infantry {INDIVIDUALS} at 123"
        for n in range(UNITS)
        for first, code in ((3001, "GE"), (4001, "RW"))
    )


def _many_fields() -> World:
    return _world(
        f"unit {first + n} {code} medium_infantry {SMALL_SIZE} at {1 + 2 * n}"
        for n in range(SMALL)
        for first, code in ((3001, "GE"), (4001, "RW"))
    )


def _world(units: Iterator[str]) -> World:
    tables = load_pack("cosmos", "base", GAME.schema, GAME.audit).tables
    rules = rules_from(tables, next(iter(tables["scenario"].values())))
    head = ("nation 1 GE Gemland points 9", "nation 2 RW Rowanmark points 9")
    war = ("policy GE RW enemy", "policy RW GE enemy")
    return read_scene("\n".join((*head, *units, *war)), rules)


def _cpu_each(work: Callable[[], Any]) -> tuple[float, float]:
    """Seconds of one core for a call, the middle of several runs and the worst."""
    found = []
    for _ in range(RUNS):
        started = time.process_time()
        for _ in range(HOW_MANY_TIMES):
            work()
        found.append((time.process_time() - started) / HOW_MANY_TIMES)
    return statistics.median(found), max(found)


def _kernel(batch: int) -> Iterator[Figure]:
    """What draws and wounds, without the rules around it."""
    kind = UnitType(id="k", number=1, name="K", standard=50, wound_points=ENDLESS)
    ranks = Ranks([(kind, ((2, 1),)), (kind, ((ENDLESS, batch),))])
    strikes = [Strike(0, 1, batch, WOUND, 1)]
    dice = Dice(bytes(32))

    def volley() -> None:
        words = np.frombuffer(dice.words(batch, "bench"), dtype="<u4")
        struck(ranks, strikes, words)

    each, worst = _cpu_each(volley)
    what = f"draw and wound in a batch of {batch:,}"
    yield Figure(TOPIC, what, each / batch / NANOSECOND, "ns", worst / batch / NANOSECOND)
    plain = _in_c(batch)
    if plain is not None:
        yield Figure(TOPIC, what, plain / NANOSECOND, "ns", plain / NANOSECOND, who="plain C")


def _in_c(batch: int) -> float | None:
    """The same kernel in C, where there is a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "attacks.so"
        command = [compiler, "-O3", "-shared", "-fPIC", str(PLAIN_C), "-o", str(library)]
        subprocess.run(command, check=True)
        attack = ctypes.CDLL(str(library)).attack
        targets = np.full(batch, 2, dtype=np.int32)
        place = targets.ctypes.data_as(ctypes.c_void_p)
        each, _ = _cpu_each(lambda: attack(batch, batch, place))
        return each / batch
