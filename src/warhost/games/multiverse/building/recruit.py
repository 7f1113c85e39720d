"""`recruit bowman A9`: a new unit in a building or Settlement hex that can make it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.building.makers import (
    may_make,
    new_unit,
    own_hexes,
    refuse_place,
)
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.events.units import Appeared
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Recruit(msgspec.Struct, frozen=True, tag="recruit"):
    """M9.2 A unit of this kind appears in this hex."""

    kind: str
    hex: Hex


def candidates(view: View) -> Iterator[Recruit]:
    """Every kind in every hex that could make it."""
    for hex_ in own_hexes(view.table, view.seat):
        if hex_ not in view.secret.used_hexes:
            for kind in view.table.rules.units:
                yield Recruit(kind, hex_)


def price(view: View, item: Recruit) -> int:
    """M9.2-6"""
    return view.table.rules.units[item.kind].side.cost


def check(view: View, item: Recruit) -> Refusal | None:
    """M9.2-1 to -4 The maker exists, can make it, has not made another, and has room."""
    table = view.table
    if flaw := refuse_place(view, item.kind, item.hex):
        return flaw
    if not may_make(table, table.sites[item.hex], item.kind):
        text = f"{table.rules.units[item.kind].name} cannot be made in {hex_name(item.hex)}."
        return Refusal("M9.2-3", "kind", text)
    if item.hex in view.secret.used_hexes:
        return Refusal("M9.2-1", "hex", f"{hex_name(item.hex)} has made a unit this turn.")
    if not may_stand(table, new_unit(table, view.seat, item.kind, item.hex), item.hex):
        return Refusal("M9.2-4", "hex", f"{hex_name(item.hex)} is occupied.")
    return None


def resolve(world: World, seat: Seat, item: Recruit) -> Iterator[Any]:
    """M9.2-4"""
    yield CapacityUsed(seat, hexes=(item.hex,))
    yield Appeared(new_unit(world.table, seat, item.kind, item.hex))


def parse(words: list[str], view: View) -> Recruit:
    if len(words) != 2:
        raise NotUnderstood("expected a unit and a hex, as in recruit bowman A9")
    return Recruit(words[0], hex_from(words[1], view))


RULE = ItemRule(
    item=Recruit,
    word="recruit",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: f"{item.kind} {hex_name(item.hex)}",
)
