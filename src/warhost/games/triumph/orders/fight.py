"""`fight red/1`, `fight red/3 camp`: the next close combat."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.combat.engagements import Engagement, engagements
from warhost.games.triumph.events.agenda import TaskBegun
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.tasks import Combat
from warhost.games.triumph.world import StandId, Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Fight(msgspec.Struct, frozen=True, tag="fight", omit_defaults=True):
    """T11.1-2 The combat of this stand is fought next."""

    stand: StandId
    camp: bool = False


def engagement_of(table: Table, order: Fight) -> Engagement | None:
    """T11.1-3 The combat that the order names."""
    for engagement in engagements(table):
        if engagement.camp == order.camp and order.stand == engagement.stand:
            return engagement
    return None


def check(view: View, order: Fight) -> list[Refusal]:
    """T11.1-1, T11.1-4, T11.1-5 There must be such a combat."""
    if engagement_of(view.table, order) is not None:
        return []
    stand = view.table.stands.get(order.stand)
    if stand is not None and stand.fought:
        return [Refusal("T11.1-4", order.stand, f"{order.stand} has fought in this phase.")]
    return [Refusal("T11.1-3", order.stand, f"{order.stand} has no combat to fight.")]


def resolve(world: World, _: Seat, order: Fight, __: Dice) -> Iterator[TaskBegun]:
    """T11.1-2 It goes through its stages before anything else."""
    chosen = engagement_of(world.table, order)
    assert chosen is not None, order
    yield TaskBegun(Combat(chosen.stand, chosen.enemy, chosen.camp))


def parse(text: str, _: View) -> Fight:
    match text.split():
        case [stand]:
            return Fight(StandId(stand))
        case [stand, "camp"]:
            return Fight(StandId(stand), camp=True)
    raise NotUnderstood("expected: fight red/1, or fight red/3 camp")


def print_order(order: Fight) -> str:
    return f"{order.stand} camp" if order.camp else order.stand


RULE = OrderRule(
    order=Fight,
    word="fight",
    steps=frozenset({"close combat"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
