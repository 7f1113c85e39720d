"""`upgrade C7`: a Builder raises the building in its hex to tier 2."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.buildings import BuildingUpgraded
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Upgrade(msgspec.Struct, frozen=True, tag="upgrade"):
    """M7.1-10 Tier 2 for the building in this hex."""

    hex: Hex


def candidates(view: View) -> Iterator[Upgrade]:
    for building in view.table.buildings.values():
        if building.seat == view.seat and not building.is_settlement:
            yield Upgrade(building.hex)


def price(view: View, item: Upgrade) -> int:
    """M7.1-10"""
    building = view.table.buildings[item.hex]
    return view.table.rules.buildings[building.kind].upgrade


def check(view: View, item: Upgrade) -> Refusal | None:
    """M3.4-2, M7.1-10, M7.1-11 Also in the turn of its construction, by the same Builder."""
    table = view.table
    if table.turn.number < 2:
        return Refusal("M3.4-2", "hex", "Nothing is upgraded in the first turn.")
    building = table.buildings.get(item.hex)
    if building is None or building.seat != view.seat or building.is_settlement:
        return Refusal("M7.1-10", "hex", "There is no building of yours to upgrade.")
    if building.tier > 1 or not is_complete(table, building):
        return Refusal("M7.1-10", "hex", "It is not complete, or at tier 2 already.")
    if not any(is_builder(table, unit) for unit in table.units_at(item.hex)):
        return Refusal("M8.1-3", "hex", f"No Builder is in {hex_name(item.hex)}.")
    return None


def resolve(_: World, seat: Seat, item: Upgrade) -> Iterator[Any]:
    """M7.4-10 Its damage stays."""
    yield BuildingUpgraded(item.hex, seat)


def parse(words: list[str], view: View) -> Upgrade:
    if len(words) != 1:
        raise NotUnderstood("expected a hex, as in upgrade C7")
    return Upgrade(hex_from(words[0], view))


RULE = ItemRule(
    item=Upgrade,
    word="upgrade",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: hex_name(item.hex),
)
