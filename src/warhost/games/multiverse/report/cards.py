"""Combat cards in words."""

from warhost.games.multiverse.events.cards import (
    CardBought,
    CardDealt,
    CardShown,
    CardsReshuffled,
    CardTurned,
)
from warhost.games.multiverse.report.sheets import of_card
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def tell_dealt(event: CardDealt, view: View) -> Told:
    return Told(f"{event.seat} is dealt {_name(view, event.card)}.", ("M2.4-8",))


def tell_turned(event: CardTurned, view: View) -> Told:
    return Told(f"{_name(view, event.card)} lies in the trade row.", ("M12.2-1",))


def tell_bought(event: CardBought, view: View) -> Told:
    return Told(f"{event.seat} buys {_name(view, event.card)}.", ("M12.2-1",))


def tell_shown(event: CardShown, view: View) -> Told:
    """M12.1-3 The card with its saying; who cannot pay has lost."""
    card = view.table.rules.cards[event.card]
    saying = f"{card.quote} ({card.by})"
    if event.paid:
        text, details = f"{event.seat} plays {card.name}.", (saying, card.text)
        return Told(text, ("M12.1-1",), details, sheet=of_card(event, view))
    text = f"{event.seat} plays {card.name}, cannot pay for it, and has lost the fight."
    return Told(text, ("M12.1-5",), (saying,), sheet=of_card(event, view))


def tell_reshuffled(_: CardsReshuffled, __: View) -> Told:
    return Told("The discarded combat cards are the deck again.", ("M12.1-9",))


def _name(view: View, card: str) -> str:
    return view.table.rules.cards[card].name


TELL = {
    CardDealt: tell_dealt,
    CardTurned: tell_turned,
    CardBought: tell_bought,
    CardShown: tell_shown,
    CardsReshuffled: tell_reshuffled,
}
