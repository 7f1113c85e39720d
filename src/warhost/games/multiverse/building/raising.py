"""`raise ysolt A9`: a dead hero comes back to its owner's Settlement."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.hire import refuse_arrival
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.building.makers import new_unit, settlement_hexes
from warhost.games.multiverse.events.heroes import HeroRaised
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.events.units import Appeared
from warhost.games.multiverse.heroes.sheets import heroes_of, price_to_raise
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Raise(msgspec.Struct, frozen=True, tag="raise"):
    """M13.1-4, M13.1-6 The hero lives again, at full HP, with all that it was."""

    hero: str
    hex: Hex


def candidates(view: View) -> Iterator[Raise]:
    for hero in heroes_of(view.table, view.seat):
        if not hero.alive:
            for hex_ in settlement_hexes(view.table, view.seat):
                yield Raise(hero.id, hex_)


def price(view: View, item: Raise) -> int:
    """M13.1-4"""
    hero = view.table.heroes.get(item.hero)
    return price_to_raise(hero) if hero else 0


def check(view: View, item: Raise) -> Refusal | None:
    """M13.1-4"""
    hero = view.table.heroes.get(item.hero)
    if hero is None or hero.seat != view.seat or hero.alive:
        return Refusal("M13.1-4", "hero", "No hero of yours by that name is dead.")
    return refuse_arrival(view, item.hero, item.hex)


def resolve(world: World, seat: Seat, item: Raise) -> Iterator[Any]:
    """M13.1-6"""
    yield CapacityUsed(seat, hexes=(item.hex,))
    yield HeroRaised(item.hero, seat)
    yield Appeared(new_unit(world.table, seat, item.hero, item.hex))


def parse(words: list[str], view: View) -> Raise:
    if len(words) != 2:
        raise NotUnderstood("expected a hero and a hex, as in raise ysolt A9")
    return Raise(words[0], hex_from(words[1], view))


RULE = ItemRule(
    item=Raise,
    word="raise",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: f"{item.hero} {hex_name(item.hex)}",
)
