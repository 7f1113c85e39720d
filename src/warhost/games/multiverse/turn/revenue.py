"""M3.2-2 The revenue phase."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.diplomacy.dealing import collect_debts
from warhost.games.multiverse.economy.income import income_of
from warhost.games.multiverse.events.turn import CapacityRestored, GoldCollected, GoldShown
from warhost.games.multiverse.turn.steps import everybody
from warhost.games.multiverse.world import World
from warhost.kernel.dice import Dice


def collect(world: World, _: Dice) -> Iterator[Any]:
    """M1.4-2, M9.1 All seats collect at the same time; the gold tracks show it."""
    for seat in everybody(world.table):
        earnings = income_of(world.table, seat)
        gold = sum(earning.gold for earning in earnings)
        yield GoldCollected(seat, gold, tuple(earning.clause for earning in earnings))
    yield from collect_debts(world)
    for seat in everybody(world.table):
        yield GoldShown(seat, world.secrets[seat].gold)
        yield CapacityRestored(seat)
