"""`dismount red/4`: riders fight on foot for the rest of the battle."""

from collections.abc import Iterator

from warhost.games.triumph.events.movement import Dismounted
from warhost.games.triumph.movement.carrying_out import mover_view
from warhost.games.triumph.movement.moves import Dismount
from warhost.games.triumph.movement.plans import check_move, plan_for
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.world import StandId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def resolve(world: World, seat: Seat, order: Dismount, _: Dice) -> Iterator[Dismounted]:
    """T17.4-3 What the plan says."""
    plan = plan_for(mover_view(world, seat), order)
    stand = world.table.stands[order.stand]
    yield Dismounted(stand.id, stand.type, stand.on_foot, plan.cost, plan.points)


def parse(text: str, _: View) -> Dismount:
    words = text.split()
    if len(words) != 1:
        raise NotUnderstood("name one stand, like dismount red/4")
    return Dismount(StandId(words[0]))


def print_order(order: Dismount) -> str:
    return order.stand


RULE = OrderRule(
    order=Dismount,
    word="dismount",
    steps=frozenset({"movement"}),
    check=check_move,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
