"""`card wet-bowstrings`: a combat card from the trade row."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.events.cards import CardBought
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class BuyCard(msgspec.Struct, frozen=True, tag="card"):
    """M12.2-1 A card that lies face up."""

    card: str


def candidates(view: View) -> Iterator[BuyCard]:
    for card in dict.fromkeys(view.table.market.row):
        yield BuyCard(card)


def price(view: View, item: BuyCard) -> int:
    """M12.2-5 Its value; its cost is paid when it is played."""
    return view.table.rules.cards[item.card].value


def check(view: View, item: BuyCard) -> Refusal | None:
    """M3.4-2, M12.2-1, M12.2-2"""
    if view.table.turn.number < 2:
        return Refusal("M3.4-2", "card", "No card is bought in the first turn.")
    if item.card not in view.table.market.row:
        return Refusal("M12.2-1", "card", f"{item.card} does not lie in the trade row.")
    return None


def resolve(_: World, seat: Seat, item: BuyCard) -> Iterator[Any]:
    """M12.2-3"""
    yield CardBought(seat, item.card)


def parse(words: list[str], _: View) -> BuyCard:
    if len(words) != 1:
        raise NotUnderstood("expected a card, as in card wet-bowstrings")
    return BuyCard(words[0])


RULE = ItemRule(
    item=BuyCard,
    word="card",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: item.card,
)
