"""T17.4-3 to T17.4-5 Riders that leave their horses during the battle."""

from collections.abc import Iterator

from msgspec.structs import replace

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import Shape, footprint, on_board, overlaps, touches
from warhost.games.triumph.movement.command import cost_of, points_of
from warhost.games.triumph.movement.courses import pose_of
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.forms import wrong_stands
from warhost.games.triumph.movement.moves import Dismount
from warhost.games.triumph.movement.plan import Plan, Way
from warhost.games.triumph.movement.planning import unpaid
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.stands import depth_of, footprint_of
from warhost.games.triumph.world import Stand
from warhost.kernel.refusals import Refusal

DISMOUNTING = "MD"


def plan_dismounting(field: Field, order: Dismount) -> Plan:
    """T17.4-3, T17.4-5 It costs like a tactical move and uses up the stand's move."""
    wrong = list(wrong_stands(field, (order.stand,)))
    if wrong:
        return Plan(tuple(wrong))
    stand = field.stand(order.stand)
    if DISMOUNTING not in stand.cards or not stand.on_foot:
        text = f"{named(field.table, stand)} has no card to dismount in battle"
        return Plan((refused("T17.4-3", None, text),))
    cost = cost_of(field.table, [stand])
    refusals = [
        *unpaid(field, points_of(cost)),
        *_in_contact(field, stand),
        *_does_not_fit(field, stand),
    ]
    pose = pose_of(stand)
    return Plan(
        refusals=tuple(refusals),
        cost=cost,
        points=points_of(cost),
        points_left=field.table.turn.points,
        ways=(Way(stand.id, (pose, pose)),),
    )


def _in_contact(field: Field, stand: Stand) -> Iterator[Refusal]:
    """T17.4-4"""
    base = footprint_of(field.table, stand)
    if any(touches(base, enemy.base.shape) for enemy in field.enemies):
        text = f"{named(field.table, stand)} cannot dismount in contact with an enemy"
        yield refused("T17.4-4", None, text)


def _does_not_fit(field: Field, stand: Stand) -> Iterator[Refusal]:
    """T17.4-5"""
    shape = footprint_on_foot(field, stand)
    others = [b.base.shape for b in (*field.friends, *field.enemies) if b.stand.id != stand.id]
    others += [barrier.shape for barrier in field.barriers]
    if any(overlaps(shape, other) for other in others) or not on_board(shape, WIDTH, DEPTH):
        text = f"there is no room behind {named(field.table, stand)} for its base on foot"
        yield refused("T17.4-5", None, text)


def footprint_on_foot(field: Field, stand: Stand) -> Shape:
    """T17.4-4 The front edge stays, the depth changes behind it."""
    on_foot = replace(stand, type=stand.on_foot)
    return footprint(pose_of(stand), depth_of(field.table, on_foot))
