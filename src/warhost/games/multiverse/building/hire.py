"""`hire ysolt A9 3 3 ice-bolt`: the revealed hero joins, with these HP, AP and abilities."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.building.makers import new_unit, settlement_hexes
from warhost.games.multiverse.events.heroes import HeroHired
from warhost.games.multiverse.events.turn import CapacityUsed
from warhost.games.multiverse.events.units import Appeared
from warhost.games.multiverse.heroes.sheets import (
    PRICE,
    SKILL_POINTS,
    heroes_of,
    points_spent,
    refuse_skills,
)
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.story import Hero
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Hire(msgspec.Struct, frozen=True, tag="hire"):
    """M13.1-1, M13.2-1 The sheet, where the hero appears, and how its points are spent."""

    hero: str
    hex: Hex
    hp: int
    ap: int
    abilities: tuple[str, ...] = ()


def candidates(view: View) -> Iterator[Hire]:
    """M13.2-5 The suggested start, in every free hex of the Settlement."""
    revealed = view.table.story.revealed
    if revealed:
        start = view.table.rules.heroes[revealed].start
        for hex_ in settlement_hexes(view.table, view.seat):
            yield Hire(revealed, hex_, start.hp, start.ap, start.abilities)


def check(view: View, item: Hire) -> Refusal | None:
    """M13.1-1, M13.1-7, M13.2, M9.2-4"""
    table = view.table
    if item.hero != table.story.revealed or not item.hero:
        return Refusal("M13.1-1", "hero", "Only the hero on top of the deck can be hired.")
    if len(heroes_of(table, view.seat)) >= table.rules.numbers.heroes:
        text = f"No more than {table.rules.numbers.heroes} heroes a player."
        return Refusal("M13.1-7", "hero", text)
    blank = Hero(item.hero, view.seat, 0, 0, points=SKILL_POINTS)
    return refuse_skills(table, blank, item) or refuse_arrival(view, item.hero, item.hex)


def refuse_arrival(view: View, hero: str, hex_: Hex) -> Refusal | None:
    """M13.1-6, M9.2-2, M9.2-4 A free hex of the Settlement that has made nobody this turn."""
    table = view.table
    if hex_ not in settlement_hexes(table, view.seat):
        return Refusal("M9.2-4", "hex", "Heroes appear in your Settlement.")
    if hex_ in view.secret.used_hexes:
        return Refusal("M9.2-2", "hex", f"{hex_name(hex_)} has made a unit this turn.")
    if not may_stand(table, new_unit(table, view.seat, hero, hex_), hex_):
        return Refusal("M9.2-4", "hex", f"{hex_name(hex_)} is occupied.")
    return None


def resolve(world: World, seat: Seat, item: Hire) -> Iterator[Any]:
    """M13.1-1, M13.2-9 What is not spent is kept."""
    left = SKILL_POINTS - points_spent(item)
    yield CapacityUsed(seat, hexes=(item.hex,))
    yield HeroHired(Hero(item.hero, seat, item.hp, item.ap, item.abilities, points=left))
    yield Appeared(new_unit(world.table, seat, item.hero, item.hex))


def parse(words: list[str], view: View) -> Hire:
    if len(words) < 4 or not (words[2].isdecimal() and words[3].isdecimal()):
        raise NotUnderstood("expected a hero, a hex, HP and AP, as in hire ysolt A9 3 3 ice-bolt")
    hex_ = hex_from(words[1], view)
    return Hire(words[0], hex_, int(words[2]), int(words[3]), tuple(words[4:]))


def print_item(item: Hire) -> str:
    words = (item.hero, hex_name(item.hex), str(item.hp), str(item.ap), *item.abilities)
    return " ".join(words)


RULE = ItemRule(
    item=Hire,
    word="hire",
    candidates=candidates,
    price=lambda _, __: PRICE,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_item,
)
