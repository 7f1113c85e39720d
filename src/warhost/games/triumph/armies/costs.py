"""T3.1-1 What an army costs, line by line. Prices are half points."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.armies.cards import Card, CardCode, price_of
from warhost.games.triumph.armies.counts import Uses, cards_on, uses_of
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules


class Cost(msgspec.Struct, frozen=True):
    """One line of the bill."""

    place: str
    """`troops[2]`, or the code of a card."""
    text: str
    count: int
    half_points: int


def cost_of(roster: Roster, rules: Rules) -> tuple[Cost, ...]:
    """T3.1-2 The bill of an army, stands and battle cards together.

    Types and cards that the game does not have are left out; `check_roster` names them.
    """
    return (*_troop_costs(roster, rules), *_card_costs(uses_of(roster), rules))


def total_cost(roster: Roster, rules: Rules) -> int:
    """T3.1-2 The exact sum of the bill."""
    return sum(cost.half_points for cost in cost_of(roster, rules))


def stand_price(troop: Troop, rules: Rules) -> int:
    """T17.4-1 A stand that can dismount costs the dearer of its two types."""
    types = (rules.types.get(code) for code in (troop.type, troop.on_foot) if code is not None)
    return max((line.half_points for line in types if line is not None), default=0)


def worth_of(troop: Troop, rules: Rules) -> int:
    """T16-4 What a destroyed stand counts: its price, changed by the cards it carries."""
    return stand_price(troop, rules) + sum(card.worth for card in cards_on(troop, rules))


def points(half_points: int) -> str:
    """Half points as players write them: `46`, `46½`."""
    whole, half = divmod(abs(half_points), 2)
    sign = "-" if half_points < 0 else ""
    digits = "" if half and not whole else str(whole)
    return f"{sign}{digits}{'½' if half else ''}"


def _troop_costs(roster: Roster, rules: Rules) -> Iterator[Cost]:
    for number, troop in enumerate(roster.troops):
        if line := rules.types.get(troop.type):
            price = troop.count * stand_price(troop, rules)
            yield Cost(f"troops[{number}]", line.name, troop.count, price)


def _card_costs(uses: Uses, rules: Rules) -> Iterator[Cost]:
    for code, by_entry in uses.items():
        if card := rules.cards.get(code):
            yield Cost(code, card.name, by_entry.total(), _price(card, code, uses))


def _price(card: Card, code: CardCode, uses: Uses) -> int:
    if card.counted == "entry":
        return sum(price_of(card, count) for count in uses[code].values())
    return price_of(card, uses[code].total())
