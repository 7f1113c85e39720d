"""How the questions of diplomacy are shown, and answered by chance or by nobody."""

from warhost.games.multiverse.diplomacy.dealing import answer_together, offer_together
from warhost.games.multiverse.diplomacy.terms import is_open, may_treat
from warhost.games.multiverse.forms import (
    DealingForm,
    RepliesForm,
    WaitingOffer,
    form_of,
)
from warhost.games.multiverse.orders.deal import Deal, print_offer
from warhost.games.multiverse.orders.reply import Reply, offers_for
from warhost.games.multiverse.orders.rule import AnswerRule
from warhost.games.multiverse.story import Offer
from warhost.games.multiverse.world import View
from warhost.kernel.asks import Ask, Form, Seat
from warhost.kernel.dice import Dice

SELDOM = 4
REPAYS_IN = 3


def dealing_form(view: View, _: Ask) -> Form:
    """To whom something may be offered, and what."""
    takers = takers_of(view)
    return form_of(
        DealingForm(
            gold=view.secret.gold,
            takers=takers,
            open=is_open(view.table),
            peace=tuple(t for t in takers if may_treat(view.table, view.seat, t)),
            debts=view.secret.bargains.debts,
        )
    )


def takers_of(view: View) -> tuple[Seat, ...]:
    """M19.1-2, M20.2-4 Allies, or everybody else where diplomacy is open."""
    table = view.table
    return tuple(
        seat
        for seat in table.seats
        if seat != view.seat
        and not table.players[seat].out
        and (is_open(table) or table.are_allied(seat, view.seat))
    )


def any_deal(view: View, _: Ask, dice: Dice) -> Deal:
    """Now and then an offer of some kind."""
    takers = takers_of(view)
    if not takers or dice.roll(SELDOM, "deal") > 1:
        return Deal()
    taker, gold = dice.pick(takers, "taker"), view.secret.gold
    gift = Offer(view.seat, taker, gives=min(1, gold))
    offers = [gift]
    if is_open(view.table):
        offers.append(Offer(view.seat, taker, gives=min(2, gold), repays=3, turns=REPAYS_IN))
        offers.append(Offer(view.seat, taker, gives=min(1, gold), asks=1))
        if may_treat(view.table, view.seat, taker):
            offers.append(Offer(view.seat, taker, peace=True))
    return Deal((dice.pick(offers, "offer"),))


def replies_form(view: View, _: Ask) -> Form:
    """The offers that wait for an answer."""
    offers = offers_for(view)
    return form_of(RepliesForm(tuple(WaitingOffer(o, print_offer(o)) for o in offers)))


def any_reply(view: View, _: Ask, dice: Dice) -> Reply:
    return Reply(tuple(offer for offer in offers_for(view) if dice.roll(2, "accept") == 1))


DEALING = AnswerRule(
    kind="dealing",
    options=dealing_form,
    sample=any_deal,
    fallback=lambda _, __, ___: Deal(),
    together=offer_together,
)
REPLIES = AnswerRule(
    kind="replies",
    options=replies_form,
    sample=any_reply,
    fallback=lambda _, __, ___: Reply(),
    together=answer_together,
)
