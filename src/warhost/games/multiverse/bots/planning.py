"""M3.2-3 A bot's build phase: the best thing first, until nothing is worth its price."""

from typing import Any

from warhost.games.multiverse.bots.prices import Ledger
from warhost.games.multiverse.bots.temper import STEADY, Temper
from warhost.games.multiverse.building.plans import (
    carry_out,
    flaw_of,
    own_view,
    price_of,
    tried_out,
)
from warhost.games.multiverse.orders.build import Build
from warhost.games.multiverse.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

MOST_ITEMS = 14
WORTH_A_CARD = 2.5


def best_plan(view: View, _: Ask, __: Dice) -> Build:
    """The steward's plan."""
    return plan_of(view, STEADY)


def plan_of(view: View, temper: Temper) -> Build:
    """A plan tried out item by item."""
    world, items = tried_out(view), list[Any]()
    while len(items) < MOST_ITEMS:
        item = _best_item(own_view(world, view.seat), temper)
        if item is None:
            break
        items.append(item)
        carry_out(world, view.seat, item)
    return Build(tuple(items))


def _best_item(view: View, temper: Temper) -> Any | None:
    ledger = Ledger(view, temper)
    for gain, item in sorted(ledger.offers(), key=lambda pair: -pair[0]):
        if gain > 0 and flaw_of(view, item) is None and _leaves_enough(ledger, gain, item):
            return item
    return None


def _leaves_enough(ledger: Ledger, gain: float, item: Any) -> bool:
    """M12.1-4 What is worth little is not bought for gold that cards in hand will cost."""
    left = ledger.view.secret.gold - price_of(ledger.view, item)
    return gain > WORTH_A_CARD or left >= ledger.for_cards()
