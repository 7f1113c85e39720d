"""C6.7 Sending resources from one nation's pool to another's."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.events.economy import (
    Booked,
    RatesTold,
    Share,
    TransfersArrived,
)
from warhost.games.cosmos.geography import Board, neighbours
from warhost.games.cosmos.ids import HexNumber, NationId
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

HUNDRED = 100
LOAD = 1000
"""C6.7-13 Weight is paid in such steps."""
FIXED, EACH_HEX, LEAST = 5, 3, 10
"""C6.7-14, C6.7-15 Gold."""


def deliver(world: World, _: Dice) -> Iterator[Any]:
    """C6.7-7 When the last phase of the turn begins."""
    if world.clock.phase != world.rules.phases:
        return
    for nation in sorted({one.to for one in world.shipments}):
        coming = tuple(one for one in world.shipments if one.to == nation)
        goods = [pair for one in coming for pair in one.goods]
        yield TransfersArrived(nation, coming)
        yield Booked(nation, "came", tuple(Share("pool", nation, n, amount) for n, amount in goods))


def tell_rates(world: World, _: Dice) -> Iterator[Any]:
    """C6.7-20 As the roads are at the end of the turn."""
    land = lands_of(world)
    for nation, known in sorted(world.nations.items()):
        allies = sorted(other for other, policy in known.policies.items() if policy == "ally")
        far = distances_from(world.board, land.get(nation, ())) if allies else {}
        reached = [(other, nearest(far, land.get(other, ()))) for other in allies]
        rates = tuple((other, rate(away)) for other, away in reached if away is not None)
        if rates != known.rates:
            yield RatesTold(nation, rates)


def transport_cost(rules: Rules, goods: Iterable[tuple[str, int]], away: int) -> int:
    """C6.7-11 to C6.7-15 Gold, by the weight that is sent and by distance."""
    weight = sum(amount * rules.resources[name].weight for name, amount in goods)
    return max(-(-weight // (HUNDRED * LOAD)) * rate(away), LEAST)


def rate(away: int) -> int:
    """C6.7-14 For each 1000 of weight."""
    return FIXED + EACH_HEX * away


def arriving(rules: Rules, goods: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """C6.7-8 to C6.7-10 Rounded down."""
    return tuple((n, amount * rules.resources[n].transfer // HUNDRED) for n, amount in goods)


def way_between(world: World, sender: NationId, to: NationId) -> int | None:
    """C6.7-12 Hexes from the nearest of the one to the nearest of the other."""
    land = lands_of(world)
    return nearest(distances_from(world.board, land.get(sender, ())), land.get(to, ()))


def lands_of(world: World) -> Mapping[NationId, list[HexNumber]]:
    found: dict[NationId, list[HexNumber]] = {}
    for number, ground in world.hexes.items():
        if ground.owner:
            found.setdefault(ground.owner, []).append(number)
    return found


def distances_from(board: Board, starts: Iterable[HexNumber]) -> dict[HexNumber, int]:
    """Of every hex to the nearest of these."""
    near = neighbours(board)
    found = dict.fromkeys(starts, 0)
    edge = list(found)
    while edge:
        reached = []
        for number in edge:
            for other in near[number].values():
                if other not in found:
                    found[other] = found[number] + 1
                    reached.append(other)
        edge = reached
    return found


def nearest(far: Mapping[HexNumber, int], goals: Iterable[HexNumber]) -> int | None:
    return min((far[goal] for goal in goals if goal in far), default=None)
