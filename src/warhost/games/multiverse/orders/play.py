"""`play wet-bowstrings`, `play nothing`: a combat card, face down, or none."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.cards.playing import playable, refuse_card
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

NOTHING = "nothing"


class Play(msgspec.Struct, frozen=True, tag="play"):
    """M12.1-1 A card for the combat that has been announced; no name is no card."""

    card: str = ""


def combat_at_hand(table: Table) -> Combat:
    """The combat below the question."""
    combat = table.agenda[-2]
    assert isinstance(combat, Combat), combat
    return combat


def plays_of(view: View) -> Iterator[Play]:
    """M12.1-8 No card, or one of those that fit."""
    yield Play()
    for card in playable(view, combat_at_hand(view.table)):
        yield Play(card)


def check(view: View, order: Play) -> list[Refusal]:
    """M12.1-3, M12.1-13"""
    if not order.card:
        return []
    flaw = refuse_card(view, combat_at_hand(view.table), order.card)
    return [flaw] if flaw else []


def resolve(_: World, __: Seat, ___: Play, ____: Dice) -> Iterator[Any]:
    """M12.1-8 Cards are shown together, when all have decided."""
    return iter(())


def parse(text: str, _: View) -> Play:
    return Play("" if text == NOTHING else text)


def label(order: Play, view: View) -> str:
    card = view.table.rules.cards.get(order.card)
    if card is None:
        return "No card"
    short = card.cost - view.secret.gold
    warning = f", {short} more than you have: the fight would be lost" if short > 0 else ""
    return f"{card.name} ({card.cost} gold{warning})"


RULE = OrderRule(
    order=Play,
    word="play",
    asks=frozenset({"card"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: order.card or NOTHING,
    label=label,
)
