"""`move red/3 C7 C8`: a unit goes along a path, step by step."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.adventures.encounters import meet
from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.movement.reach import Move, goes_by_road
from warhost.games.multiverse.movement.sharing import is_barred
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.movement.stepping import step
from warhost.games.multiverse.notation import NotUnderstood, hex_from, unit_and_rest
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.rules import TOKEN
from warhost.games.multiverse.world import Table, Unit, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


def check(view: View, order: Move) -> list[Refusal]:
    """M4.1-4, M4.3 Every step can be paid for and entered, and the last hex is free."""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    if not order.path:
        return [Refusal("M4.2-1", "path", "A move needs a path.")]
    flaw = next(_flaws_of_steps(view.table, unit, order.path), None)
    if flaw is None and not may_stand(view.table, unit, order.path[-1]):
        text = f"Another unit stands in {hex_name(order.path[-1])}."
        flaw = Refusal("M4.3-1", f"path[{len(order.path) - 1}]", text)
    return [flaw] if flaw else []


def _flaws_of_steps(table: Table, unit: Unit, path: tuple[Hex, ...]) -> Iterator[Refusal]:
    """What is wrong with each step, the first one first."""
    left, on_roads = unit.ap, unit.by_road
    default = ap_of(table, unit)
    for number, (origin, target) in enumerate(pairwise((unit.hex, *path))):
        place = f"path[{number}]"
        if flaw := _flaw_of_entry(table, unit, origin, target):
            yield Refusal(flaw[0], place, flaw[1])
            return
        cost = table.ground.step_cost(origin, target)
        left -= cost
        if left < 0:
            text = f"{hex_name(target)} costs {cost} AP, {unit.id} has {left + cost} left."
            yield Refusal("M4.1-4", place, text)
            return
        on_roads += cost if goes_by_road(table.ground, origin, target) else 0
        left += on_roads == default and goes_by_road(table.ground, origin, target)


def _flaw_of_entry(table: Table, unit: Unit, origin: Hex, target: Hex) -> tuple[str, str] | None:
    name, ground = _name(table, target), table.ground
    if target not in table.board.neighbours[origin]:
        return "M4.1-3", f"{name} is not next to {hex_name(origin)}."
    if ground.is_face_down(target):
        return "M5.1-11", f"{name} is unexplored."
    if is_barred(table, unit, target):
        return "M4.3-5", f"An enemy holds {name}."
    if not ground.step_cost(origin, target):
        return "M2.2-3", f"Nobody can walk on {name}: {ground.terrain_of(target).name}."
    if table.occupied[target] & TOKEN:
        return "M5.2-1", f"An adventure waits in {name}."
    return None


def _name(table: Table, hex_: Hex) -> str:
    return hex_name(hex_) if 0 <= hex_ < table.board.size else "that"


def resolve(world: World, _: Seat, order: Move, dice: Dice) -> Iterator[Any]:
    """M6.1-6 Step by step, with a look round after each."""
    yield from activate(world, order.unit)
    for target in order.path:
        yield from step(world, order.unit, target)
        if order.unit not in world.table.units:
            return
    yield from meet(world, order.unit, dice)


def parse(text: str, view: View) -> Move:
    unit, rest = unit_and_rest(text)
    if not rest:
        raise NotUnderstood("expected a path, as in red/3 C7 C8")
    return Move(unit, tuple(hex_from(word, view) for word in rest))


def print_order(order: Move) -> str:
    return " ".join([order.unit, *(hex_name(h) for h in order.path)])


def label(order: Move, _: View) -> str:
    return f"Move to {hex_name(order.path[-1])}"


RULE = OrderRule(
    order=Move,
    word="move",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=label,
)
