"""`bridge C7 2`: a Builder spans the water beyond a side of its hex, straight on to land."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.builders import builder_at, free_builders, refuse_work
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.events.land import RoadBuilt
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Bridge(msgspec.Struct, frozen=True, tag="bridge"):
    """M8.3-6 Over the water hex beyond this side (0 to 5), to the land opposite."""

    hex: Hex
    side: int


def candidates(view: View) -> Iterator[Bridge]:
    for builder in free_builders(view):
        for side in range(6):
            yield Bridge(builder.hex, side)


def check(view: View, item: Bridge) -> Refusal | None:
    """M8.3-6 One water hex between two explored land entrances in a straight line."""
    if flaw := refuse_work(view, item.hex):
        return flaw
    ground = view.table.ground
    if not 0 <= item.side < 6:
        return Refusal("M8.3-6", "side", "A hex has sides 1 to 6.")
    water = ground.board.next_to[item.hex][item.side]
    far = ground.board.next_to[water][item.side] if water >= 0 else water
    if far < 0 or ground.is_face_down(water) or ground.cost[water] or not ground.cost[far]:
        return Refusal("M8.3-6", "side", "A bridge leads over one water hex to explored land.")
    if ground.roads[water] >> item.side & 1:
        return Refusal("M8.3-6", "side", "There is a bridge already.")
    return None


def resolve(world: World, seat: Seat, item: Bridge) -> Iterator[Any]:
    """M8.3-1, M8.3-5"""
    table = world.table
    yield CapacityUsed(seat, builders=(builder_at(table, seat, item.hex),))
    water = table.board.next_to[item.hex][item.side]
    yield RoadBuilt(seat, water, (item.side, (item.side + 3) % 6))


def parse(words: list[str], view: View) -> Bridge:
    if len(words) != 2 or not words[1].isdecimal():
        raise NotUnderstood("expected a hex and a side, as in bridge C7 2")
    return Bridge(hex_from(words[0], view), int(words[1]) - 1)


RULE = ItemRule(
    item=Bridge,
    word="bridge",
    candidates=candidates,
    price=lambda view, _: view.table.rules.numbers.bridge_gold,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: f"{hex_name(item.hex)} {item.side + 1}",
)
