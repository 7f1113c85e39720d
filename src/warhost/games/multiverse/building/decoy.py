"""`decoy A9`: a block without a face, free, once a turn, two at most."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.building.makers import new_unit, own_hexes
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.events.units import Appeared
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import DECOY, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class PlaceDecoy(msgspec.Struct, frozen=True, tag="decoy"):
    """M14.1-8 A decoy appears where a unit could."""

    hex: Hex


def candidates(view: View) -> Iterator[PlaceDecoy]:
    for hex_ in own_hexes(view.table, view.seat):
        yield PlaceDecoy(hex_)


def check(view: View, item: PlaceDecoy) -> Refusal | None:
    """M3.4-2, M14.1-2, M14.1-3, M14.1-8"""
    table, most = view.table, view.table.rules.numbers.decoys
    if table.turn.number < 2:
        return Refusal("M3.4-2", "hex", "No decoy in the first turn.")
    if view.secret.placed_decoy:
        return Refusal("M14.1-2", "hex", "One decoy a turn.")
    own = [u for u in table.units.values() if u.seat == view.seat and u.kind == DECOY]
    if len(own) >= most:
        return Refusal("M14.1-3", "hex", f"No more than {most} decoys in play.")
    if item.hex not in own_hexes(table, view.seat):
        return Refusal("M14.1-8", "hex", "Decoys appear in your own buildings and Settlement.")
    if not may_stand(table, new_unit(table, view.seat, DECOY, item.hex), item.hex):
        return Refusal("M14.1-8", "hex", f"{hex_name(item.hex)} is occupied.")
    return None


def resolve(world: World, seat: Seat, item: PlaceDecoy) -> Iterator[Any]:
    """M14.1-1"""
    yield CapacityUsed(seat, decoy=True)
    yield Appeared(new_unit(world.table, seat, DECOY, item.hex))


def parse(words: list[str], view: View) -> PlaceDecoy:
    if len(words) != 1:
        raise NotUnderstood("expected a hex, as in decoy A9")
    return PlaceDecoy(hex_from(words[0], view))


RULE = ItemRule(
    item=PlaceDecoy,
    word="decoy",
    candidates=candidates,
    price=lambda _, __: 0,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: hex_name(item.hex),
)
