"""`construct barracks C7`: a Builder puts up a building where it stands."""

from collections.abc import Iterator
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
from warhost.games.multiverse.building.placement import refuse_site
from warhost.games.multiverse.events.buildings import BuildingBegun
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import Building, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Construct(msgspec.Struct, frozen=True, tag="construct"):
    """M7.1-2 A building of this kind in the Builder's hex."""

    kind: str
    hex: Hex


def candidates(view: View) -> Iterator[Construct]:
    for builder in free_builders(view):
        for kind in view.table.rules.buildings:
            yield Construct(kind, builder.hex)


def price(view: View, item: Construct) -> int:
    """M7.1-2"""
    return view.table.rules.buildings[item.kind].cost


def check(view: View, item: Construct) -> Refusal | None:
    """M7.1-1, M7.1-8, M7.2, M7.3"""
    table = view.table
    if flaw := refuse_work(view, item.hex):
        return flaw
    card = table.rules.buildings.get(item.kind)
    if card is None:
        return Refusal("M7.1-1", "kind", f"There is no building {item.kind!r}.")
    own = [b for b in table.buildings.values() if b.seat == view.seat and b.kind == item.kind]
    if len(own) >= card.at_most:
        return Refusal("M7.1-8", "kind", f"No more than {card.at_most} of these.")
    return refuse_site(table, item.kind, item.hex)


def resolve(world: World, seat: Seat, item: Construct) -> Iterator[Any]:
    """M7.1-3, M7.1-4"""
    table = world.table
    yield CapacityUsed(seat, builders=(builder_at(table, seat, item.hex),))
    done = table.turn.number + table.rules.buildings[item.kind].turns
    yield BuildingBegun(Building(item.hex, seat, item.kind, (item.hex,), done_in=done))
    yield from reward_work(table, seat)


def parse(words: list[str], view: View) -> Construct:
    if len(words) != 2:
        raise NotUnderstood("expected a building and a hex, as in construct barracks C7")
    return Construct(words[0], hex_from(words[1], view))


RULE = ItemRule(
    item=Construct,
    word="construct",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: f"{item.kind} {hex_name(item.hex)}",
)
