"""M12.2 The deck of combat cards: a bag of what lies nowhere else, and the trade row."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from warhost.games.multiverse.events.cards import CardDealt, CardsReshuffled, CardTurned
from warhost.games.multiverse.world import Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def deal(world: World, dice: Dice) -> Iterator[Any]:
    """M2.4-8, M2.4-9 Everybody's first cards, and the trade row."""
    for card in world.table.rules.numbers.first_cards:
        for seat in world.table.seats:
            yield CardDealt(seat, card)
    yield from refill(world, dice)


def refill(world: World, dice: Dice) -> Iterator[Any]:
    """M12.2-4 Draw until the row is full; an empty deck takes the discarded cards back."""
    table = world.table
    while len(table.market.row) < table.rules.numbers.trade_row:
        hands = [card for secret in world.secrets.values() for card in secret.hand]
        bag = bag_of(table, hands)
        if not bag and not table.market.discarded:
            return
        if not bag:
            yield CardsReshuffled()
            continue
        yield CardTurned(dice.pick(bag, f"card {len(table.market.row)}"))


def bag_of(table: Table, hands: Iterable[str]) -> list[str]:
    """The cards that lie neither in the row, nor in these hands, nor among the discarded."""
    market = table.market
    cards = Counter({card.id: card.copies for card in table.rules.cards.values()})
    cards.subtract(Counter((*market.row, *market.discarded, *hands)))
    return list((+cards).elements())


def imagined_hand(view: View, seat: Seat, dice: Dice) -> tuple[str, ...]:
    """As many cards as a seat is known to hold, out of those that it could hold."""
    table = view.table
    first = table.rules.numbers.first_cards
    bag = [*first, *bag_of(table, view.secret.hand)]
    size = table.players[seat].hand_size
    return tuple(dice.shuffled(bag, f"hand of {seat}")[:size]) if size else ()
