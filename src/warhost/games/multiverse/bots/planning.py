"""M3.2-3 A bot's build phase: the best thing first, until nothing is worth its price."""

from typing import Any

from warhost.games.multiverse.bots.prices import Ledger
from warhost.games.multiverse.bots.temper import STEADY, Temper
from warhost.games.multiverse.building.plans import carry_out, flaw_of, own_view, tried_out
from warhost.games.multiverse.orders.build import Build
from warhost.games.multiverse.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

MOST_ITEMS = 14


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
    offers = sorted(Ledger(view, temper).offers(), key=lambda pair: -pair[0])
    return next((item for gain, item in offers if gain > 0 and flaw_of(view, item) is None), None)
