"""Combat cards are dealt, bought, drawn into the trade row, and shown."""

import msgspec

from warhost.games.multiverse.events import writing
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat


class CardDealt(msgspec.Struct, frozen=True, tag="card dealt"):
    """M2.4-8 A card that everybody gets at the start."""

    seat: Seat
    card: str


class CardTurned(msgspec.Struct, frozen=True, tag="card turned"):
    """M2.4-9, M12.2-4 A card of the deck now lies in the trade row."""

    card: str


class CardBought(msgspec.Struct, frozen=True, tag="card bought"):
    """M12.2-1, M12.2-3 A card goes from the open row into a hand; all see which."""

    seat: Seat
    card: str


class CardShown(msgspec.Struct, frozen=True, tag="card shown"):
    """M12.1-8, M12.1-9 A card that was committed is turned up and discarded."""

    seat: Seat
    card: str
    paid: bool


class CardsReshuffled(msgspec.Struct, frozen=True, tag="cards reshuffled"):
    """M12.1-9 The deck was empty: what was discarded is the deck again."""


def apply_card_dealt(world: World, event: CardDealt) -> None:
    _take(world, event.seat, event.card)


def apply_card_turned(world: World, event: CardTurned) -> None:
    market = world.table.market
    writing.change_market(world, row=(*market.row, event.card))


def apply_card_bought(world: World, event: CardBought) -> None:
    writing.change_market(world, row=_without(world.table.market.row, event.card))
    _take(world, event.seat, event.card)


def apply_card_shown(world: World, event: CardShown) -> None:
    hand = _without(world.secrets[event.seat].hand, event.card)
    writing.change_secret(world, event.seat, hand=hand)
    size = world.table.players[event.seat].hand_size
    writing.change_player(world, event.seat, hand_size=size - 1)
    writing.change_market(world, discarded=(*world.table.market.discarded, event.card))


def apply_cards_reshuffled(world: World, _: CardsReshuffled) -> None:
    writing.change_market(world, discarded=())


def _take(world: World, seat: Seat, card: str) -> None:
    writing.change_secret(world, seat, hand=(*world.secrets[seat].hand, card))
    size = world.table.players[seat].hand_size
    writing.change_player(world, seat, hand_size=size + 1)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


APPLY = {
    CardDealt: apply_card_dealt,
    CardTurned: apply_card_turned,
    CardBought: apply_card_bought,
    CardShown: apply_card_shown,
    CardsReshuffled: apply_cards_reshuffled,
}
