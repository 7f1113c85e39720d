"""`chop C7`: a Builder fells the forest in its hex."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.builders import builder_at, free_builders, refuse_work
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.events.land import ForestChopped
from warhost.games.multiverse.events.turn import CapacityUsed, GoldGained
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Chop(msgspec.Struct, frozen=True, tag="chop"):
    """M8.4-1 The forest becomes gold and grassland."""

    hex: Hex


def candidates(view: View) -> Iterator[Chop]:
    for builder in free_builders(view):
        yield Chop(builder.hex)


def check(view: View, item: Chop) -> Refusal | None:
    """M8.4-1, M8.4-3"""
    if flaw := refuse_work(view, item.hex):
        return flaw
    if not view.table.ground.terrain_of(item.hex).chopped:
        return Refusal("M8.4-1", "hex", f"There is no forest in {hex_name(item.hex)}.")
    return None


def resolve(world: World, seat: Seat, item: Chop) -> Iterator[Any]:
    """M8.4-1, M8.4-2"""
    table = world.table
    yield CapacityUsed(seat, builders=(builder_at(table, seat, item.hex),))
    gold = table.rules.numbers.chop_gold
    yield ForestChopped(seat, item.hex, gold)
    yield GoldGained(seat, gold)


def parse(words: list[str], view: View) -> Chop:
    if len(words) != 1:
        raise NotUnderstood("expected a hex, as in chop C7")
    return Chop(hex_from(words[0], view))


RULE = ItemRule(
    item=Chop,
    word="chop",
    candidates=candidates,
    price=lambda _, __: 0,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: hex_name(item.hex),
)
