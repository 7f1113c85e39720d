"""M19.1-2, M20.2 What may be offered, and who keeps the peace."""

from warhost.games.multiverse.story import NOBODY, Offer, Treaty
from warhost.games.multiverse.world import Table, View
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

TREATY_TURNS = 3
PAUSE = 3
MOST_WORDS = 200
MOST_OFFERS = 12


def may_deal(table: Table) -> bool:
    """M19.1-2, M20.1-2 Allies give gold; others need open diplomacy."""
    return table.rules.mode.gifts or is_open(table)


def is_open(table: Table) -> bool:
    """M20.1-2 Agreed at the start, and only in a free for all."""
    return table.rules.mode.diplomacy and table.rules.scenario.diplomacy


def at_peace(table: Table, one: Seat, other: Seat) -> bool:
    """M20.2-1, M20.2-6 A treaty between the two holds in this turn."""
    turn = table.turn.number
    return any({one, other} == {*t.parties} and t.first <= turn <= t.last for t in table.treaties)


def may_treat(table: Table, one: Seat, other: Seat) -> bool:
    """M20.2-2, M20.2-3 None holds, and the last one ended long enough ago."""
    own = [treaty for treaty in table.treaties if {one, other} == {*treaty.parties}]
    return all(table.turn.number > treaty.last + PAUSE for treaty in own)


def treaty_of(table: Table, offer: Offer) -> Treaty:
    """M20.2-1 From this turn on."""
    turn = table.turn.number
    return Treaty((offer.maker, offer.taker), turn, turn + TREATY_TURNS - 1)


def is_gift(offer: Offer) -> bool:
    """Nothing is asked in return, so nobody has to agree."""
    return not (offer.asks or offer.repays or offer.peace or offer.words)


def flaws_of_offers(view: View, offers: tuple[Offer, ...]) -> list[Refusal]:
    """M19.1-2, M20.1-2, M20.2-2, M20.2-4"""
    given = sum(offer.gives for offer in offers)
    if given > view.secret.gold:
        text = f"You would give {given} gold and have {view.secret.gold}."
        return [Refusal("M19.1-2", "offers", text)]
    if len(offers) > MOST_OFFERS:
        return [Refusal("M20.2-4", "offers", f"At most {MOST_OFFERS} offers a turn.")]
    for number, offer in enumerate(offers):
        flaw = _flaw(view, offer)
        if flaw is not None:
            return [Refusal(flaw.clause, f"offers[{number}].{flaw.place}", flaw.text)]
    return []


def _flaw(view: View, offer: Offer) -> Refusal | None:
    return _flaw_of_taker(view, offer) or _flaw_of_terms(view.table, offer)


def _flaw_of_taker(view: View, offer: Offer) -> Refusal | None:
    table = view.table
    if offer.maker != view.seat or offer.taker == view.seat or offer.taker not in table.seats:
        return Refusal("M20.2-4", "taker", "A deal is with another player.")
    if table.players[offer.taker].out:
        return Refusal("M20.2-4", "taker", f"{offer.taker} is out of the war.")
    if not is_open(table) and not _may_gift(table, offer):
        return Refusal("M20.1-2", "taker", "Only gifts to your ally are allowed in this war.")
    return None


def _flaw_of_terms(table: Table, offer: Offer) -> Refusal | None:
    if min(offer.gives, offer.asks, offer.repays, offer.turns) < 0:
        return Refusal("M20.2-4", "gives", "Gold and turns are whole numbers from 0.")
    if bool(offer.repays) != bool(offer.turns):
        return Refusal("M20.2-4", "turns", "A loan names what is paid back, and in how many turns.")
    if len(offer.words) > MOST_WORDS:
        return Refusal("M20.2-6", "words", f"At most {MOST_WORDS} letters.")
    if offer.peace and not may_treat(table, offer.maker, offer.taker):
        return Refusal("M20.2-2", "peace", f"No treaty with {offer.taker} is possible now.")
    return None


def _may_gift(table: Table, offer: Offer) -> bool:
    return is_gift(offer) and table.are_allied(offer.maker, offer.taker)


def refuses_peace(table: Table, seat: Seat, other: Seat) -> Refusal | None:
    """M20.2-6 Who has promised peace does not attack."""
    if table.treaties and other != NOBODY and at_peace(table, seat, other):
        return Refusal("M20.2-6", "hex", f"You have a treaty with {other}.")
    return None
