"""Lanterns: scouts on a ring in the dark. Sealed sheets, resolved all at once, under fog."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.kernel.asks import Ask, Form, Options, Seat, Verdict
from warhost.kernel.dice import Dice
from warhost.kernel.game import Game, Setting, Told, Words
from warhost.kernel.refusals import Refusal

DARK = -1


class Ring(msgspec.Struct, frozen=True):
    size: int
    sight: int
    turns: int
    scouts: int


class Scout(msgspec.Struct, frozen=True):
    id: str
    seat: Seat
    at: int


class Sheet(msgspec.Struct, frozen=True, tag="sheet", forbid_unknown_fields=True):
    steps: dict[str, int] = {}


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    scout: str
    start: int
    end: int


class Fought(msgspec.Struct, frozen=True, tag="fought"):
    place: int
    scouts: tuple[str, str]
    rolls: tuple[int, int]
    lost: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    seat: Seat


class TurnEnded(msgspec.Struct, frozen=True, tag="turn ended"):
    turn: int


class World(msgspec.Struct):
    ring: Ring
    seats: tuple[Seat, ...]
    turn: int = 1
    scouts: dict[str, Scout] = {}
    memory: dict[Seat, dict[str, int]] = {}


class View(msgspec.Struct, frozen=True):
    seat: Seat
    ring: Ring
    seats: tuple[Seat, ...]
    turn: int
    scouts: dict[str, Scout]
    """Scouts out of sight stand in the dark."""
    memory: dict[str, int]


def begin(setting: Setting, dice: Dice) -> World:
    ring = setting.tables["ring"][setting.scenario]
    world = World(ring, setting.seats, memory={seat: {} for seat in setting.seats})
    for seat in setting.seats:
        for number in range(1, ring.scouts + 1):
            name = f"{seat}{number}"
            world.scouts[name] = Scout(name, seat, dice.roll(ring.size, f"place {name}") - 1)
    return world


def asks(world: World) -> tuple[Ask, ...]:
    return tuple(Ask(seat, "sheet") for seat in world.seats if _own(world, seat))


def check(view: View, ask: Ask, order: Sheet) -> list[Refusal]:
    names = _own(view, ask.seat)
    strange = [
        Refusal("L1", f"steps.{name}", "no scout of yours") for name in order.steps.keys() - names
    ]
    far = [
        Refusal("L2", f"steps.{name}", "one step at most")
        for name, n in order.steps.items()
        if abs(n) > 1
    ]
    return sorted(strange, key=lambda refusal: refusal.place) + far


def sample(view: View, ask: Ask, dice: Dice) -> Sheet:
    return Sheet({name: dice.roll(3, f"step {name}") - 2 for name in sorted(_own(view, ask.seat))})


def fallback(view: View, ask: Ask, wishes: Mapping[str, Any]) -> Sheet:
    return Sheet(dict.fromkeys(sorted(_own(view, ask.seat)), 1) if wishes.get("advance") else {})


def resolve(world: World, answers: Mapping[Seat, Sheet], dice: Dice) -> Iterator[Any]:
    steps = {name: step for sheet in answers.values() for name, step in sheet.steps.items() if step}
    moves = [
        Moved(name, world.scouts[name].at, (world.scouts[name].at + step) % world.ring.size)
        for name, step in sorted(steps.items())
    ]
    yield from moves
    for one, other in combinations(sorted(world.scouts), 2):
        yield from _meet(world, one, other, dice)
    yield TurnEnded(world.turn)


def _meet(world: World, one: str, other: str, dice: Dice) -> Iterator[Fought]:
    first, second = world.scouts.get(one), world.scouts.get(other)
    if first and second and first.at == second.at and first.seat != second.seat:
        a, b = dice.roll(6, f"fight {one} {other}"), dice.roll(6, f"fight {other} {one}")
        yield Fought(first.at, (one, other), (a, b), "" if a == b else one if a < b else other)


def apply(world: World, event: Any) -> None:
    match event:
        case Moved(scout, _, end):
            world.scouts[scout] = replace(world.scouts[scout], at=end)
        case Fought(lost=lost) if lost:
            del world.scouts[lost]
        case Left(seat):
            world.scouts = {name: s for name, s in world.scouts.items() if s.seat != seat}
        case TurnEnded():
            world.turn += 1
    for seat in world.seats:
        found = {
            s.id: s.at for s in world.scouts.values() if s.seat != seat and _sees(world, seat, s.at)
        }
        world.memory[seat] = {**world.memory[seat], **found}


def view(world: World, seat: Seat) -> View:
    shown = {
        s.id: s if _sees(world, seat, s.at) else replace(s, at=DARK) for s in world.scouts.values()
    }
    return View(seat, world.ring, world.seats, world.turn, shown, world.memory.get(seat, {}))


def seen(event: Any, world: World, seat: Seat) -> Any:
    match event:
        case Moved(scout, start, end):
            if _seat_of(scout) == seat or (_sees(world, seat, start) and _sees(world, seat, end)):
                return event
            return Moved(scout, DARK, end) if _sees(world, seat, end) else None
        case Fought(place, scouts, _, lost):
            if seat in map(_seat_of, scouts) or _sees(world, seat, place):
                return event
            return Fought(DARK, ("", ""), (0, 0), lost) if lost else None
    return event


def imagine(seen_world: View, dice: Dice) -> World:
    world = World(seen_world.ring, seen_world.seats, seen_world.turn, dict(seen_world.scouts))
    dark = [at for at in range(world.ring.size) if not _sees(world, seen_world.seat, at)]
    for scout in seen_world.scouts.values():
        if scout.at == DARK:
            world.scouts[scout.id] = replace(scout, at=dice.pick(dark, scout.id))
    world.memory = {seat: {} for seat in world.seats} | {seen_world.seat: seen_world.memory}
    if seen_world.seat not in world.seats:
        del world.memory[seen_world.seat]
    return world


def verdict(world: World) -> Verdict | None:
    counts = {seat: len(_own(world, seat)) for seat in world.seats}
    if world.turn <= world.ring.turns and sum(count > 0 for count in counts.values()) > 1:
        return None
    best = max(counts.values())
    winners = tuple(seat for seat, count in counts.items() if count == best)
    return Verdict(winners if len(winners) == 1 else (), "the most scouts are left", "L3")


def copy(world: World) -> World:
    return replace(world, scouts=dict(world.scouts), memory=dict(world.memory))


def load(setting: Setting, data: Any) -> World:
    return msgspec.convert(data, World)


def parse(text: str, _: View, __: Ask) -> Sheet | list[Refusal]:
    try:
        pairs = [words.split() for words in text.split(",") if words.strip()]
        return Sheet({name: int(step) for name, step in pairs})
    except ValueError:
        return [Refusal("L1", text, "write a scout and its step: red1 +1, red2 -1")]


def tell(event: Any, _: View) -> Told | None:
    return Told(" ".join(str(field) for field in msgspec.structs.astuple(event)), ("L1",))


def options(view: View, ask: Ask) -> Options:
    return Form("sheet", {"scouts": sorted(_own(view, ask.seat)), "steps": [-1, 0, 1]})


def _own(world: World | View, seat: Seat) -> set[str]:
    return {scout.id for scout in world.scouts.values() if scout.seat == seat}


def _seat_of(scout: str) -> str:
    return scout.rstrip("0123456789")


def _sees(world: World, seat: Seat, place: int) -> bool:
    own = (scout.at for scout in world.scouts.values() if scout.seat == seat)
    gaps = ((place - at) % world.ring.size for at in own)
    return any(min(gap, world.ring.size - gap) <= world.ring.sight for gap in gaps)


LANTERNS = Game(
    name="lanterns",
    title="Lanterns",
    version="1",
    schema={"ring": Ring},
    orders=Sheet,
    events=Moved | Fought | Left | TurnEnded,
    questions=None,
    reveals=frozenset({Fought}),
    secret=frozenset({"sheet"}),
    audit=lambda _: (),
    prepare=lambda setting: (
        []
        if setting.scenario in setting.tables["ring"]
        else [Refusal("L4", "scenario", "no such ring")]
    ),
    begin=begin,
    asks=asks,
    options=options,
    sample=sample,
    check=check,
    fallback=fallback,
    advise=lambda view, _: len(view.scouts),
    resolve=resolve,
    resign=lambda _, seat: iter([Left(seat)]),
    apply=apply,
    view=view,
    seen=seen,
    picture=msgspec.to_builtins,
    imagine=imagine,
    copy=copy,
    dump=msgspec.to_builtins,
    load=load,
    verdict=verdict,
    words=Words(
        parse, lambda sheet: ", ".join(f"{k} {v:+}" for k, v in sheet.steps.items()), repr, tell
    ),
)
