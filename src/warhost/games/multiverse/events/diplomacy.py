"""Offers are made and answered, treaties begin, debts are paid."""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.events import writing
from warhost.games.multiverse.story import Bargains, Debt, Offer, Treaty
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat


class OfferMade(msgspec.Struct, frozen=True, tag="offer made"):
    """M20.2-4 One seat proposes something to another."""

    offer: Offer


class OfferCounted(msgspec.Struct, frozen=True, tag="offer counted"):
    """M20.2-7 All know that so many offers wait for an answer, and not whose."""

    waiting: int


class OfferAnswered(msgspec.Struct, frozen=True, tag="offer answered"):
    """M20.2-7 Both agree, or the offer is gone."""

    offer: Offer
    accepted: bool
    debts: tuple[Debt, ...] = ()
    clause: str = "M20.2-7"


class GiftGiven(msgspec.Struct, frozen=True, tag="gift given"):
    """M19.1-2 Gold that was given for nothing."""

    offer: Offer


class TreatyMade(msgspec.Struct, frozen=True, tag="treaty made"):
    """M20.2-1, M20.2-7 All know that there is peace between two, and until when."""

    treaty: Treaty


class DebtPaid(msgspec.Struct, frozen=True, tag="debt paid"):
    """M20.2-4 The program takes what is due, or as much as there is."""

    debt: Debt
    gold: int


def apply_offer_made(world: World, event: OfferMade) -> None:
    for seat in _both(event.offer):
        bargains = world.secrets[seat].bargains
        _change(world, seat, offers=(*bargains.offers, event.offer))


def apply_counted(world: World, event: OfferCounted) -> None:
    writing.change_story(world, offers=event.waiting)


def apply_answered(world: World, event: OfferAnswered) -> None:
    offer = event.offer
    for seat in _both(offer):
        bargains = world.secrets[seat].bargains
        left = tuple(other for other in bargains.offers if other != offer)
        struck = (*bargains.struck, offer) if event.accepted else bargains.struck
        _change(world, seat, offers=left, struck=struck, debts=(*bargains.debts, *event.debts))
    if event.accepted:
        _move_gold(world, offer.maker, offer.taker, offer.gives - offer.asks)


def apply_gift(world: World, event: GiftGiven) -> None:
    _move_gold(world, event.offer.maker, event.offer.taker, event.offer.gives)


def apply_treaty(world: World, event: TreatyMade) -> None:
    pair = {*event.treaty.parties}
    others = tuple(treaty for treaty in world.table.treaties if {*treaty.parties} != pair)
    world.table.treaties = (*others, event.treaty)


def apply_debt_paid(world: World, event: DebtPaid) -> None:
    debt = event.debt
    rest = replace(debt, gold=debt.gold - event.gold, due=debt.due + 1)
    for seat in (debt.debtor, debt.creditor):
        others = tuple(other for other in world.secrets[seat].bargains.debts if other != debt)
        _change(world, seat, debts=(*others, rest) if rest.gold else others)
    _move_gold(world, debt.debtor, debt.creditor, event.gold)


def _both(offer: Offer) -> tuple[Seat, Seat]:
    return offer.maker, offer.taker


def _change(world: World, seat: Seat, **changes: object) -> None:
    bargains: Bargains = world.secrets[seat].bargains
    writing.change_secret(world, seat, bargains=replace(bargains, **changes))


def _move_gold(world: World, giver: Seat, taker: Seat, gold: int) -> None:
    for seat, sum_ in ((giver, -gold), (taker, gold)):
        writing.change_secret(world, seat, gold=world.secrets[seat].gold + sum_)


APPLY = {
    OfferMade: apply_offer_made,
    OfferCounted: apply_counted,
    OfferAnswered: apply_answered,
    GiftGiven: apply_gift,
    TreatyMade: apply_treaty,
    DebtPaid: apply_debt_paid,
}
