"""The rules of Lanterns."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.miniatures.lanterns.records import (
    DARK,
    Fought,
    Left,
    Moved,
    Scout,
    Sheet,
    TurnEnded,
    View,
    World,
    can_see,
    scouts_of,
    seat_of,
)
from warhost.kernel.asks import Ask, Form, Options, Seat, Verdict
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting, Told
from warhost.kernel.refusals import Refusal


def begin(setting: Setting, dice: Dice) -> World:
    ring = setting.tables["ring"][setting.scenario]
    world = World(ring, setting.seats, memory={seat: {} for seat in setting.seats})
    for seat in setting.seats:
        for number in range(1, ring.scouts + 1):
            name = f"{seat}{number}"
            world.scouts[name] = Scout(name, seat, dice.roll(ring.size, f"place {name}") - 1)
    return world


def asks(world: World) -> tuple[Ask, ...]:
    return tuple(Ask(seat, "sheet") for seat in world.seats if scouts_of(world, seat))


def check(view: View, ask: Ask, order: Sheet) -> list[Refusal]:
    names = scouts_of(view, ask.seat)
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
    return Sheet(
        {name: dice.roll(3, f"step {name}") - 2 for name in sorted(scouts_of(view, ask.seat))}
    )


def fallback(view: View, ask: Ask, wishes: Mapping[str, Any]) -> Sheet:
    return Sheet(
        dict.fromkeys(sorted(scouts_of(view, ask.seat)), 1) if wishes.get("advance") else {}
    )


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
            s.id: s.at
            for s in world.scouts.values()
            if s.seat != seat and can_see(world, seat, s.at)
        }
        world.memory[seat] = {**world.memory[seat], **found}


def view(world: World, seat: Seat) -> View:
    shown = {
        s.id: s if can_see(world, seat, s.at) else replace(s, at=DARK)
        for s in world.scouts.values()
    }
    return View(seat, world.ring, world.seats, world.turn, shown, world.memory.get(seat, {}))


def seen(event: Any, world: World, seat: Seat) -> Any:
    match event:
        case Moved(scout, start, end):
            if seat_of(scout) == seat or (
                can_see(world, seat, start) and can_see(world, seat, end)
            ):
                return event
            return Moved(scout, DARK, end) if can_see(world, seat, end) else None
        case Fought(place, scouts, _, lost):
            if seat in map(seat_of, scouts) or can_see(world, seat, place):
                return event
            return Fought(DARK, ("", ""), (0, 0), lost) if lost else None
    return event


def imagine(seen_world: View, dice: Dice) -> World:
    world = World(seen_world.ring, seen_world.seats, seen_world.turn, dict(seen_world.scouts))
    dark = [at for at in range(world.ring.size) if not can_see(world, seen_world.seat, at)]
    for scout in seen_world.scouts.values():
        if scout.at == DARK:
            world.scouts[scout.id] = replace(scout, at=dice.pick(dark, scout.id))
    world.memory = {seat: {} for seat in world.seats} | {seen_world.seat: seen_world.memory}
    if seen_world.seat not in world.seats:
        del world.memory[seen_world.seat]
    return world


def verdict(world: World) -> Verdict | None:
    counts = {seat: len(scouts_of(world, seat)) for seat in world.seats}
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


def written(sheet: Sheet) -> str:
    return ", ".join(f"{scout} {step:+}" for scout, step in sheet.steps.items())


def tell(event: Any, _: View) -> Told | None:
    return Told(" ".join(str(field) for field in msgspec.structs.astuple(event)), ("L1",))


def options(view: View, ask: Ask) -> Options:
    return Form("sheet", {"scouts": sorted(scouts_of(view, ask.seat)), "steps": [-1, 0, 1]})
