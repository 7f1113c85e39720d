"""Deals in words, to those who know of them."""

from warhost.games.multiverse.events.diplomacy import (
    DebtPaid,
    GiftGiven,
    OfferAnswered,
    OfferMade,
    TreatyMade,
)
from warhost.games.multiverse.report.words import listed
from warhost.games.multiverse.story import Offer
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def _terms(offer: Offer) -> str:
    words = [f"{offer.gives} gold"] if offer.gives else []
    words += [f"{offer.asks} gold wanted at once"] if offer.asks else []
    words += [f"{offer.repays} gold back in {offer.turns} turns"] if offer.repays else []
    words += ["peace for three turns"] if offer.peace else []
    words += [f"“{offer.words}”"] if offer.words else []
    return listed(words) or "nothing"


def tell_made(event: OfferMade, _: View) -> Told:
    offer = event.offer
    return Told(f"{offer.maker} offers {offer.taker}: {_terms(offer)}.", ("M20.2-4",))


def tell_answered(event: OfferAnswered, _: View) -> Told:
    offer = event.offer
    verb = "is accepted" if event.accepted else "is off"
    return Told(f"The offer of {offer.maker} to {offer.taker} {verb}.", (event.clause,))


def tell_gift(event: GiftGiven, _: View) -> Told:
    offer = event.offer
    return Told(f"{offer.maker} gives {offer.taker} {offer.gives} gold.", ("M19.1-2",))


def tell_treaty(event: TreatyMade, _: View) -> Told:
    one, other = event.treaty.parties
    text = f"{one} and {other} keep the peace to the end of turn {event.treaty.last}."
    return Told(text, ("M20.2-1", "M20.2-7"))


def tell_debt(event: DebtPaid, _: View) -> Told:
    debt = event.debt
    rest = debt.gold - event.gold
    text = f"{debt.debtor} pays {debt.creditor} {event.gold} gold back"
    return Told(f"{text}; {rest} are still owed." if rest else f"{text}.", ("M20.2-4",))


TELL = {
    OfferMade: tell_made,
    OfferAnswered: tell_answered,
    GiftGiven: tell_gift,
    TreatyMade: tell_treaty,
    DebtPaid: tell_debt,
}
