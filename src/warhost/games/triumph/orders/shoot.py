"""`shoot red/4 at blue/2`: a stand shoots; War Wagons may add `from left`."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.setup.guises import is_disguised
from warhost.games.triumph.shooting.shots import shoot
from warhost.games.triumph.shooting.targets import Shot, refusal_of, shots_by
from warhost.games.triumph.world import StandId, Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Shoot(msgspec.Struct, frozen=True, tag="shoot"):
    """T10.3-1 One stand shoots at one target."""

    stand: StandId
    target: StandId
    edge: Edge = "front"


def check(view: View, order: Shoot) -> list[Refusal]:
    """T10.1, T10.2 Own shooter, enemy target, and all that the chapter asks."""
    stands = view.table.stands
    shooter, target = stands.get(order.stand), stands.get(order.target)
    if shooter is None or shooter.seat != view.seat:
        return [Refusal("T10.1-3", order.stand, f"{order.stand} is no stand of yours.")]
    if target is None or target.seat == view.seat:
        return [Refusal("T10.1-8", order.target, f"{order.target} is no enemy stand.")]
    if is_disguised(view.secret, order.stand):
        return [Refusal("T17.5-13", order.stand, "In the guise of another it does not shoot.")]
    refusal = refusal_of(view.table, Shot(order.stand, order.target, order.edge))
    return [] if refusal is None else [refusal]


def resolve(world: World, _: Seat, order: Shoot, dice: Dice) -> Iterator[Any]:
    """T10.3-1"""
    yield from shoot(world, Shot(order.stand, order.target, order.edge), dice)


def parse(text: str, view: View) -> Shoot:
    match text.split():
        case [stand, "at", target]:
            edge = likely_edge(view.table, StandId(stand), StandId(target))
            return Shoot(StandId(stand), StandId(target), edge)
        case [stand, "at", target, "from", edge] if edge in get_args(Edge):
            return Shoot(StandId(stand), StandId(target), edge)
    raise NotUnderstood("expected: shoot red/4 at blue/2, or … from left")


def likely_edge(table: Table, stand: StandId, target: StandId) -> Edge:
    """T10.2-3 The first edge of the shooter that can hit the target; else the front."""
    if stand not in table.stands:
        return "front"
    shots = shots_by(table, table.stands[stand])
    return next((shot.edge for shot in shots if shot.target == target), "front")


def print_order(order: Shoot) -> str:
    source = "" if order.edge == "front" else f" from {order.edge}"
    return f"{order.stand} at {order.target}{source}"


RULE = OrderRule(
    order=Shoot,
    word="shoot",
    steps=frozenset({"shooting", "return fire"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
