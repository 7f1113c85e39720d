"""`fire A12 C7`: Guard Towers or a Fortress shoot at the enemy in a hex."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.combat.fighting import announce_tower
from warhost.games.multiverse.combat.shots import refuse_aim
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.buildings import TowerFired
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.orders.acting import IN_ACTION, end_activation
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.tasks import Activation
from warhost.games.multiverse.world import Building, Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Fire(msgspec.Struct, frozen=True, tag="fire"):
    """M10.3-7 A building shoots, once a turn in its owner's action phase."""

    building: Hex
    hex: Hex


def fires_of(table: Table, seat: Seat) -> Iterator[Fire]:
    """All that the seat's buildings could shoot at now."""
    for building in table.buildings.values():
        reach = _reach(table, building)
        if building.seat != seat or not reach or building.shot_in == table.turn.number:
            continue
        for target in table.board.within[reach][building.hex]:
            if table.occupied[target] and _flaw(table, building, target) is None:
                yield Fire(building.hex, target)


def _reach(table: Table, building: Building) -> int:
    return 0 if building.is_settlement else table.rules.buildings[building.kind].range


def check(view: View, order: Fire) -> list[Refusal]:
    """M10.3-7, M6.3-1"""
    building = view.table.buildings.get(order.building)
    if building is None or building.seat != view.seat or not _reach(view.table, building):
        return [Refusal("M10.3-7", "building", "No building of yours shoots from there.")]
    flaw = _flaw(view.table, building, order.hex)
    return [flaw] if flaw else []


def _flaw(table: Table, building: Building, target: Hex) -> Refusal | None:
    if not is_complete(table, building):
        return Refusal("M7.1-13", "building", "It is not complete.")
    if building.shot_in == table.turn.number:
        return Refusal("M10.3-7", "building", "It has shot this turn.")
    reach = _reach(table, building)
    if target not in table.board.within[reach][building.hex]:
        return Refusal("M10.3-7", "hex", f"It shoots {reach} hexes far.")
    return refuse_aim(table, building.seat, building.hex, target)


def resolve(world: World, _: Seat, order: Fire, __: Dice) -> Iterator[Any]:
    """M10.3-7 Whoever was being activated has finished."""
    table = world.table
    if isinstance(table.agenda[-1], Activation):
        yield from end_activation(world)
    yield TowerFired(order.building, table.turn.number)
    yield from announce_tower(world, table.buildings[order.building], order.hex)


def parse(text: str, view: View) -> Fire:
    words = text.split()
    if len(words) != 2:
        raise NotUnderstood("expected the building's hex and the target's, as in A12 C7")
    return Fire(hex_from(words[0], view), hex_from(words[1], view))


def label(order: Fire, _: View) -> str:
    return f"Shoot from {hex_name(order.building)} at {hex_name(order.hex)}"


RULE = OrderRule(
    order=Fire,
    word="fire",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: f"{hex_name(order.building)} {hex_name(order.hex)}",
    label=label,
)
