"""`reply 1 3`: which of the offers that wait for an answer are accepted."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.deal import print_offer
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.story import Offer
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

BETWEEN = "; "


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """M20.2-7 Whatever is not accepted is declined."""

    accepted: tuple[Offer, ...] = ()


def offers_for(view: View) -> list[Offer]:
    """The offers that this seat has to answer, in the order in which they were made."""
    return [offer for offer in view.secret.bargains.offers if offer.taker == view.seat]


def check(view: View, order: Reply) -> list[Refusal]:
    """M20.2-7"""
    waiting = offers_for(view)
    if all(offer in waiting for offer in order.accepted):
        return []
    return [Refusal("M20.2-7", "accepted", "No such offer was made to you.")]


def resolve(_: World, __: Seat, ___: Reply, ____: Dice) -> Iterator[Any]:
    """All answers are given together."""
    return iter(())


def parse(text: str, view: View) -> Reply:
    """By numbers, or in the words in which it is printed."""
    waiting = offers_for(view)
    words = text.split()
    if all(word.isdecimal() and 0 < int(word) <= len(waiting) for word in words):
        return Reply(tuple(waiting[int(word) - 1] for word in words))
    accepted, rest = list[Offer](), text.strip()
    while rest:
        offer = next((o for o in waiting if _begins(rest, _in_words(o))), None)
        if offer is None:
            raise NotUnderstood(f"expected numbers from 1 to {len(waiting)}, as in reply 1 3")
        accepted.append(offer)
        rest = rest.removeprefix(_in_words(offer)).removeprefix(BETWEEN)
    return Reply(tuple(accepted))


def _begins(text: str, offer: str) -> bool:
    return text == offer or text.startswith(offer + BETWEEN)


def _in_words(offer: Offer) -> str:
    return f"{offer.maker}: {print_offer(offer)}"


def print_order(order: Reply) -> str:
    return BETWEEN.join(_in_words(offer) for offer in order.accepted)


RULE = OrderRule(
    order=Reply,
    word="reply",
    asks=frozenset({"replies"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=lambda order, _: print_order(order) or "Accept nothing",
)
