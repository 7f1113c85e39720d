"""`bury ysolt`: one gold puts the revealed hero to the bottom of the deck."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.events.heroes import HeroBuried
from warhost.games.multiverse.heroes.sheets import BURYING
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Bury(msgspec.Struct, frozen=True, tag="bury"):
    """M13.1-2, M13.1-3 The next sheet is shown, and its seat is asked anew."""

    hero: str


def candidates(view: View) -> Iterator[Bury]:
    if view.table.story.revealed:
        yield Bury(view.table.story.revealed)


def check(view: View, item: Bury) -> Refusal | None:
    """M13.1-2"""
    if item.hero and item.hero == view.table.story.revealed:
        return None
    return Refusal("M13.1-2", "hero", "That hero is not on top of the deck.")


def resolve(_: World, seat: Seat, item: Bury) -> Iterator[Any]:
    """M13.1-2"""
    yield HeroBuried(seat, item.hero)


def parse(words: list[str], _: View) -> Bury:
    if len(words) != 1:
        raise NotUnderstood("expected a hero, as in bury ysolt")
    return Bury(words[0])


RULE = ItemRule(
    item=Bury,
    word="bury",
    candidates=candidates,
    price=lambda _, __: BURYING,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: item.hero,
)
