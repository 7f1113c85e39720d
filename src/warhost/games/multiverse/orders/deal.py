"""`deal blue gives 3; green gives 5 repays 6 in 3; green peace`: offers to other players."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.diplomacy.terms import flaws_of_offers
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.story import Offer
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

AMOUNTS = {"gives": "gives", "asks": "asks", "repays": "repays", "in": "turns"}


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """M19.1-2, M20.2-4 Everything that a seat offers this turn."""

    offers: tuple[Offer, ...] = ()


def check(view: View, order: Deal) -> list[Refusal]:
    """M20.2-4"""
    return flaws_of_offers(view, order.offers)


def resolve(_: World, __: Seat, ___: Deal, ____: Dice) -> Iterator[Any]:
    """All offers are made together."""
    return iter(())


def parse(text: str, view: View) -> Deal:
    return Deal(tuple(_offer(part, view) for part in text.split(";") if part.strip()))


def _offer(text: str, view: View) -> Offer:
    """Amounts and peace first, then free words after a colon (M20.2-6)."""
    terms, _, free = text.partition(":")
    taker, *words = terms.split()
    offer = Offer(view.seat, Seat(taker), words=free.strip())
    rest = iter(words)
    for word in rest:
        amount = "" if word == "peace" else next(rest, "")
        if word == "peace":
            offer = replace(offer, peace=True)
        elif word in AMOUNTS and amount.isdecimal():
            offer = replace(offer, **{AMOUNTS[word]: int(amount)})
        else:
            raise NotUnderstood("expected offers as in blue gives 5 repays 6 in 3; green peace")
    return offer


def print_order(order: Deal) -> str:
    return "; ".join(print_offer(offer) for offer in order.offers)


def print_offer(offer: Offer) -> str:
    words = [str(offer.taker)]
    for word, field in AMOUNTS.items():
        if getattr(offer, field):
            words += [word, str(getattr(offer, field))]
    words += ["peace"] if offer.peace else []
    return " ".join(words) + (f": {offer.words}" if offer.words else "")


RULE = OrderRule(
    order=Deal,
    word="deal",
    asks=frozenset({"dealing"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=lambda order, _: print_order(order) or "Offer nothing",
)
