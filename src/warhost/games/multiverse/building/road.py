"""`road C7 1 4`: a Builder joins two sides of its hex; 1 is the east, then clockwise."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.builders import (
    builder_at,
    free_builders,
    refuse_work,
    reward_work,
)
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.events.land import RoadBuilt
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.rules import TOKEN
from warhost.games.multiverse.world import Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Road(msgspec.Struct, frozen=True, tag="road"):
    """M8.2-11 A course through the hex that joins these two sides (0 to 5)."""

    hex: Hex
    sides: tuple[int, int]


def candidates(view: View) -> Iterator[Road]:
    """Every course that carries on a road or leaves a building, or any if there is none near."""
    for builder in free_builders(view):
        joined = _sides_with_road(view.table, builder.hex)
        for sides in combinations(range(6), 2):
            if not joined or joined & {*sides}:
                yield Road(builder.hex, sides)


def price(view: View, item: Road) -> int:
    """M8.2-1 As much as it costs to enter the hex."""
    return view.table.ground.cost[item.hex]


def check(view: View, item: Road) -> Refusal | None:
    """M8.2-1, M8.2-11"""
    if flaw := refuse_work(view, item.hex):
        return flaw
    one, other = item.sides
    if not 0 <= one < other < 6:
        return Refusal("M8.2-11", "sides", "A road joins two different sides, 1 to 6.")
    if item.hex in view.table.sites or view.table.occupied[item.hex] & TOKEN:
        return Refusal("M8.2-4", "hex", f"{hex_name(item.hex)} needs no road.")
    course = view.table.ground.roads[item.hex]
    if course >> one & 1 and course >> other & 1:
        return Refusal("M8.2-11", "sides", "The road joins these sides already.")
    return None


def resolve(world: World, seat: Seat, item: Road) -> Iterator[Any]:
    """M8.2-1"""
    yield CapacityUsed(seat, builders=(builder_at(world.table, seat, item.hex),))
    yield RoadBuilt(seat, item.hex, item.sides)
    yield from reward_work(world.table, seat)


def _sides_with_road(table: Table, hex_: Hex) -> set[int]:
    """Sides beyond which a road or building waits to be joined."""
    roads = table.ground.roads
    return {
        side
        for side, near in enumerate(table.board.next_to[hex_])
        if near >= 0 and roads[near] >> (side + 3) % 6 & 1
    }


def parse(words: list[str], view: View) -> Road:
    if len(words) != 3 or not all(word.isdecimal() for word in words[1:]):
        raise NotUnderstood("expected a hex and two sides, as in road C7 1 4")
    one, other = sorted(int(word) - 1 for word in words[1:])
    return Road(hex_from(words[0], view), (one, other))


RULE = ItemRule(
    item=Road,
    word="road",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: f"{hex_name(item.hex)} {item.sides[0] + 1} {item.sides[1] + 1}",
)
