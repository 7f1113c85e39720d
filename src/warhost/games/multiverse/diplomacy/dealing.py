"""M20.2 The two rounds of a deal: offers sealed by all, then answers sealed by all."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.multiverse.diplomacy.terms import is_gift, may_deal, may_treat, treaty_of
from warhost.games.multiverse.events.agenda import Decided
from warhost.games.multiverse.events.diplomacy import (
    DebtPaid,
    GiftGiven,
    OfferAnswered,
    OfferCounted,
    OfferMade,
    TreatyMade,
)
from warhost.games.multiverse.story import Debt, Offer
from warhost.games.multiverse.turn.steps import everybody, nobody
from warhost.games.multiverse.world import Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def who_deals(table: Table) -> tuple[Seat, ...]:
    """M19.1-2, M20.1-2"""
    return everybody(table) if may_deal(table) else nobody(table)


def who_answers(table: Table) -> tuple[Seat, ...]:
    """Everybody, if there is any offer at all: so nobody learns who has received one."""
    return everybody(table) if table.story.offers else nobody(table)


def offer_together(world: World, answers: Mapping[Seat, Any], _: Dice) -> Iterator[Any]:
    """M19.1-2 Gifts are given at once; what needs an answer waits for it."""
    waiting = 0
    for seat in world.table.seats:
        if seat in answers:
            for offer in answers[seat].offers:
                yield GiftGiven(offer) if is_gift(offer) else OfferMade(offer)
                waiting += not is_gift(offer)
            yield Decided(seat)
    yield OfferCounted(world.table.story.offers + waiting)


def answer_together(world: World, answers: Mapping[Seat, Any], _: Dice) -> Iterator[Any]:
    """M20.2-7 In player order; what cannot be kept any more is void."""
    for seat in world.table.turn.order:
        if seat in answers:
            for offer in offers_to(world, seat):
                wanted = offer in answers[seat].accepted
                yield from _strike(world, offer, wanted)
            yield Decided(seat)
    yield OfferCounted(0)


def offers_to(world: World, seat: Seat) -> list[Offer]:
    """What waits for an answer of this seat."""
    return [offer for offer in world.secrets[seat].bargains.offers if offer.taker == seat]


def _strike(world: World, offer: Offer, wanted: bool) -> Iterator[Any]:
    table = world.table
    if not wanted or not _can_be_kept(world, offer):
        yield OfferAnswered(offer, False)
        return
    due = table.turn.number + offer.turns
    debts = (Debt(offer.taker, offer.maker, offer.repays, due),) if offer.repays else ()
    yield OfferAnswered(offer, True, debts)
    if offer.peace:
        yield TreatyMade(treaty_of(table, offer))


def _can_be_kept(world: World, offer: Offer) -> bool:
    """Both have the gold, and peace is possible still."""
    has_gold = (
        offer.gives <= world.secrets[offer.maker].gold
        and offer.asks <= world.secrets[offer.taker].gold
    )
    return has_gold and (not offer.peace or may_treat(world.table, offer.maker, offer.taker))


def collect_debts(world: World) -> Iterator[Any]:
    """M20.2-4, M20.2-5 What is due is paid by the program, as far as the gold goes."""
    turn = world.table.turn.number
    for seat in everybody(world.table):
        for debt in world.secrets[seat].bargains.debts:
            if debt.debtor == seat and debt.due <= turn:
                yield DebtPaid(debt, min(debt.gold, world.secrets[seat].gold))
