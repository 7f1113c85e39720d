"""M12.1 What combat cards that were shown do to a combat."""

from collections.abc import Iterator

from warhost.games.multiverse.cards.rows import CombatCard
from warhost.games.multiverse.combat.strength import Factor
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit
from warhost.kernel.asks import Seat


def has_lost(combat: Combat, seat: Seat) -> bool:
    """M12.1-5 Showed a card that it could not pay."""
    return any(played.seat == seat and not played.paid for played in combat.cards)


def card_factors(table: Table, combat: Combat, striker: Unit) -> Iterator[Factor]:
    """M12.1-2 Points and dice of the own card, dice lost to the other's."""
    for played in combat.cards:
        if not played.paid:
            continue
        card = table.rules.cards[played.card]
        if played.seat != striker.seat:
            yield from _amount(-card.hinders, "dice", card)
        elif fits(table, card, striker):
            yield from _amount(card.strength, "strength", card)
            yield from _amount(card.dice, "dice", card)


def fits(table: Table, card: CombatCard, unit: Unit) -> bool:
    """M12.1-3 Whether a fighter is of a class that may use the card."""
    return not card.classes or table.type_of(unit).card.unit_class in card.classes


def _amount(amount: int, of: str, card: CombatCard) -> Iterator[Factor]:
    if amount:
        yield Factor(amount, "dice" if of == "dice" else "strength", card.name, "M12.1-2")
