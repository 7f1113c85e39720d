"""What lies beside the board: cards, missions, the dial, deals, the combat at hand."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.cards.rows import CombatCard
from warhost.games.multiverse.diplomacy.terms import at_peace
from warhost.games.multiverse.missions.drawing import tasks_of
from warhost.games.multiverse.missions.tasks import is_fulfilled
from warhost.games.multiverse.orders.deal import print_offer
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, View
from warhost.kernel.asks import Seat


class WarCard(msgspec.Struct, frozen=True):
    """M12.1-3 A combat card, in hand, in the trade row or discarded."""

    id: str
    name: str
    quote: str
    by: str
    text: str
    cost: int
    """To play it."""
    value: int
    """To buy it."""


class WarMarket(msgspec.Struct, frozen=True):
    """M12.2-1 The trade row, the deck behind it, the pile beside it."""

    row: tuple[WarCard, ...]
    deck: int
    discarded: tuple[WarCard, ...]


class WarMission(msgspec.Struct, frozen=True):
    """M17.1-2, M17.3-9 A mission of the viewer's own, and whether it is fulfilled."""

    id: str
    name: str
    text: str
    points: int
    done: bool
    secret: bool


class WarSection(msgspec.Struct, frozen=True):
    """M15.4-1 A section of the event dial."""

    name: str
    text: str


class WarTreaty(msgspec.Struct, frozen=True):
    """M20.2-1 Who keeps the peace, and the last turn in which it holds."""

    parties: tuple[Seat, Seat]
    last: int
    holds: bool


class WarDeal(msgspec.Struct, frozen=True):
    """M20.2-7 An offer or debt that this viewer knows of."""

    kind: str
    """offered, struck, owed."""
    maker: Seat
    taker: Seat
    text: str


class WarPlayed(msgspec.Struct, frozen=True):
    """M12.1-8 A combat card that has been shown."""

    seat: Seat
    card: WarCard
    paid: bool


class WarClash(msgspec.Struct, frozen=True):
    """M10.1 The combat that is being fought."""

    attacker: str
    defender: str
    origin: Hex
    battlefield: Hex
    way: str
    building: Hex
    ability: str
    cards: tuple[WarPlayed, ...]


def card_of(table: Table, name: str) -> WarCard:
    """A card as anybody may read it."""
    row: CombatCard = table.rules.cards[name]
    return WarCard(row.id, row.name, row.quote, row.by, row.text, row.cost, row.value)


def market_of(view: View) -> WarMarket:
    """M12.2-1 Cards that lie open, and how many do not."""
    table = view.table
    market, seats = table.market, table.seats
    first = len(table.rules.numbers.first_cards) * len(seats)
    copies = sum(card.copies for card in table.rules.cards.values())
    hands = sum(table.players[seat].hand_size for seat in seats)
    hidden = copies + first - len(market.row) - len(market.discarded) - hands
    return WarMarket(
        row=tuple(card_of(table, name) for name in market.row),
        deck=max(0, hidden) if table.rules.numbers.trade_row else 0,
        discarded=tuple(card_of(table, name) for name in market.discarded),
    )


def missions_of(view: View) -> Iterator[WarMission]:
    """Those that all play for, then those on the viewer's secret card."""
    table = view.table
    if not view.seat:
        return
    for name in table.rules.scenario.missions:
        row = table.rules.missions[name]
        done = name in table.players[view.seat].accomplished
        yield WarMission(name, row.name, row.text, row.points, done, secret=False)
    for name in tasks_of(table, view.secret):
        row = table.rules.missions[name]
        done = is_fulfilled(table, view.seat, name)
        yield WarMission(name, row.name, row.text, row.points, done, secret=True)


def dial_of(table: Table) -> Iterator[WarSection]:
    """Clockwise from position 1."""
    return (WarSection(row.name, row.text) for row in table.rules.dial)


def treaties_of(table: Table) -> Iterator[WarTreaty]:
    """Those that hold, and those that were."""
    for treaty in table.treaties:
        holds = at_peace(table, *treaty.parties)
        yield WarTreaty(treaty.parties, treaty.last, holds)


def deals_of(view: View) -> Iterator[WarDeal]:
    """M20.2-7 Only the two know of them."""
    bargains = view.secret.bargains
    for kind, offers in (("offered", bargains.offers), ("struck", bargains.struck)):
        for offer in offers:
            yield WarDeal(kind, offer.maker, offer.taker, print_offer(offer))
    for debt in bargains.debts:
        text = f"{debt.gold} gold in turn {debt.due}"
        yield WarDeal("owed", debt.debtor, debt.creditor, text)


def clash_of(table: Table) -> WarClash | None:
    """The combat that waits in the agenda, if there is one."""
    combat = next((t for t in reversed(table.agenda) if isinstance(t, Combat)), None)
    if combat is None:
        return None
    played = (WarPlayed(p.seat, card_of(table, p.card), p.paid) for p in combat.cards)
    return WarClash(
        attacker=combat.attacker,
        defender=combat.defender,
        origin=combat.origin,
        battlefield=combat.battlefield,
        way=combat.way,
        building=combat.building,
        ability=combat.ability,
        cards=tuple(played),
    )
