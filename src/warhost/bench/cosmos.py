"""COSMOS: a whole turn with all reports, checking a sheet, growth and memory."""

import multiprocessing
import random
import resource
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.bench.figures import Figure, in_turn, seconds_each
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.battles import BattleFought
from warhost.games.cosmos.game import GAME
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.telling import drawn_map, page
from warhost.games.cosmos.view import copy_of_world, view_of
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.shelf.packs import load_pack

TOPIC = "COSMOS"
COLUMNS, HEIGHT = 36, 27
NATIONS = 12
UNITS = 5000
IDLE = 10
"""Of so many units one has no orders."""
SIZES = (500, 2000, 5000, 10_000, 20_000)
MILLISECOND = 1e-3
MEGABYTE = 1024
"""In the kilobytes that the system counts memory in."""
GROUNDS = ("plains", "plains", "farmlands", "woods", "hills", "wooded_hills", "mountains", "swamp")
TYPES = ("medium_infantry", "heavy_infantry", "light_cavalry", "captain", "noble")
WAYS = ("n", "ne", "se", "s", "sw", "nw")
STORES = "gold:9000000 food:9000000"
Learnt = dict[Seat, list[Any]]


def measure() -> Iterator[Figure]:
    world, sheets = world_of(UNITS), sheets_of(UNITS)
    whole, told = _turn(world, sheets)
    yield Figure(TOPIC, "a turn of 5,000 units, 12 nations, with reports", whole, "s", whole, 3)
    yield Figure(TOPIC, "of that the reports as record and text", told, "s", told)
    yield from _of_war()
    yield from _of_sheets(world)
    yield from _of_pages(world)
    yield from _of_growth()
    peak = _peak_of_a_turn() / MEGABYTE
    yield Figure(TOPIC, "memory of such a turn at its peak", peak, "MB", peak, 400)


def world_of(units: int, *, in_one_hex: bool = False, is_war: bool = False) -> World:
    """A world, the same whenever it is asked for; at peace if nothing else is said."""
    tables = load_pack("cosmos", "base", GAME.schema, GAME.audit).tables
    rules = rules_from(tables, next(iter(tables["scenario"].values())))
    return read_scene(
        "\n".join((*_scene(units, in_one_hex), *_policies(is_war))),
        msgspec.structs.replace(rules, turns=99),
    )


def _policies(is_war: bool) -> Iterator[str]:
    """Each is at war with the next nation."""
    for nation in range(1, NATIONS + 1 if is_war else 1):
        yield f"policy N{nation} N{nation % NATIONS + 1} enemy"


def sheets_of(units: int) -> dict[Seat, Sheet]:
    """Nine of ten units march, search or wait."""
    dice = random.Random(units)
    lines: dict[int, list[str]] = {nation: [] for nation in range(1, NATIONS + 1)}
    for unit in range(units):
        if unit % IDLE:
            way = " ".join(dice.choice(WAYS) for _ in range(3))
            order = dice.choice((f"move {way}", f"search 3\nmove {way}", f"wait 2\nmove {way}"))
            lines[unit % NATIONS + 1] += [f"{_number(unit)}:", order]
    return {_seat(nation): Sheet("\n".join(text)) for nation, text in lines.items()}


def _scene(units: int, in_one_hex: bool) -> Iterator[str]:
    dice = random.Random(7)
    size = COLUMNS * HEIGHT
    yield f"board {COLUMNS} x {HEIGHT} plains"
    yield "hex " + " ".join(f"{n} {dice.choice(GROUNDS)}" for n in range(1, size + 1))
    homes = [1 + nation * size // NATIONS + HEIGHT // 2 for nation in range(NATIONS)]
    for nation, home in enumerate(homes, 1):
        yield f"nation {nation} N{nation} Realm{nation} points 9000"
        yield f"pool N{nation} {STORES}"
        yield f"land N{nation} " + " ".join(str(home + n) for n in range(-6, 7))
        yield f"location {5000 + nation} N{nation} city at {home} size 8"
    for unit in range(units):
        nation = unit % NATIONS
        far = dice.randint(-40, 40)
        place = size // 2 if in_one_hex else min(max(homes[nation] + far, 1), size)
        yield f"unit {_number(unit)} N{nation + 1} {dice.choice(TYPES)} at {place}"


def _number(unit: int) -> int:
    return 10_000 * (unit % NATIONS + 1) + unit // NATIONS


def _seat(nation: int) -> Seat:
    return Seat(f"N{nation}")


def _turn(world: World, sheets: dict[Seat, Sheet]) -> tuple[float, float]:
    """Seconds of one core for a whole turn, and for the reports in it."""
    started = time.process_time()
    learnt = played(world, sheets)
    turned = time.process_time()
    for seat in world.seats:
        text_of(report_of(view_of(world, seat), learnt[seat]))
    ended = time.process_time()
    return ended - started, ended - turned


def played(world: World, sheets: dict[Seat, Sheet]) -> Learnt:
    """A turn, and what each nation learns of it."""
    learnt: Learnt = {seat: [] for seat in world.seats}
    for event in resolve(world, sheets, Dice(bytes(32))):
        apply(world, event)
        for seat, found in learnt.items():
            if (one := seen(event, world, seat)) is not None:
                found.append(one)
    return learnt


def _of_war() -> Iterator[Figure]:
    """The same world with everybody an enemy of everybody; battles by the dozen in every turn."""
    world, sheets = world_of(UNITS, is_war=True), sheets_of(UNITS)
    started = time.process_time()
    learnt = played(world, sheets)
    for seat in world.seats:
        text_of(report_of(view_of(world, seat), learnt[seat], is_detailed=False))
    whole = time.process_time() - started
    fought = {
        (event.battle.position, event.battle.units)
        for found in learnt.values()
        for event in found
        if isinstance(event, BattleFought)
    }
    yield Figure(TOPIC, "such a turn at war, with reports", whole, "s", whole, 6)
    yield Figure(TOPIC, "accounts of battles in it", len(fought), "battles", len(fought))


def _of_sheets(world: World) -> Iterator[Figure]:
    """Each time another text, for what was read once is remembered."""
    own = sorted(u.id for u in world.units.values() if u.nation == 1)[:150]
    text = "\n".join(f"{unit}:\nmove n ne 124d 125\nsearch 4" for unit in own)
    texts = [f"{text}\n; {number}" for number in range(100)]
    view = view_of(world, _seat(1))
    each, worst = seconds_each(in_turn(texts, lambda one: advise(view, Read(one))), 5)
    yield _milliseconds("checking a sheet of 300 orders", each, worst, 20)


def _of_pages(world: World) -> Iterator[Figure]:
    view = view_of(world, _seat(1))
    each, worst = seconds_each(lambda: page(view, ()), 1, runs=3)
    yield _milliseconds("a report as a page with its map", each, worst)
    each, worst = seconds_each(lambda: drawn_map(view, ()), 1, runs=3)
    yield _milliseconds("its map alone", each, worst)
    each, worst = seconds_each(lambda: copy_of_world(world), 5)
    yield _milliseconds("copy of such a world", each, worst)


def _of_growth() -> Iterator[Figure]:
    for size in SIZES:
        whole, _ = _turn(world_of(size), sheets_of(size))
        yield _milliseconds(f"a turn for each 1,000 of {size:,} units", *[1000 * whole / size] * 2)
    whole, _ = _turn(world_of(UNITS, in_one_hex=True), sheets_of(UNITS))
    yield Figure(TOPIC, "a turn of 5,000 units that begin in one hex", whole, "s", whole)


def _peak_of_a_turn() -> int:
    """In a process of its own, so that nothing else is counted."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_peak)


def _peak() -> int:
    _turn(world_of(UNITS), sheets_of(UNITS))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _milliseconds(what: str, each: float, worst: float, goal: float = 0) -> Figure:
    return Figure(TOPIC, what, each / MILLISECOND, "ms", worst / MILLISECOND, goal)
