"""A flank march: who is sent round, and where they come in."""

from typing import Any

from warhost.games.triumph.geometry import Pose, length
from warhost.games.triumph.movement.waiting import can_enter
from warhost.games.triumph.orders.enter import Enter, check
from warhost.games.triumph.orders.send_flank_march import SendFlankMarch
from warhost.games.triumph.setup.flank_march import (
    DRAWN,
    MOST_HALF_POINTS,
    SIDES,
    entry_places,
    marchers,
    may_march,
    side_of,
    with_entered,
)
from warhost.games.triumph.setup.moments import in_hand
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.stands import stands_of, type_of
from warhost.games.triumph.world import Stand, Table, View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

FAST = 5000
"""Thousandths of an MU: who is slower comes too late."""
MOST = 2


def riders_now_and_then(view: View, _: Ask, dice: Dice) -> SendFlankMarch:
    """Once in a while two fast stands go round, so that the enemy can never be sure."""
    table = view.table
    able = [s for s in in_hand(table, view.seat) if may_march(table, s)]
    fast = [s for s in able if type_of(table, s).move >= FAST and s.worth <= MOST_HALF_POINTS // 2]
    if len(fast) <= MOST or dice.roll(3, "flank march") > 1:
        return SendFlankMarch()
    chosen = tuple(stand.id for stand in fast[:MOST])
    return SendFlankMarch(chosen, dice.pick((*SIDES, DRAWN), "side"))


def entry(view: View) -> Any | None:
    """The whole flank march comes in as soon as it may, near the enemy."""
    table, seat = view.table, view.seat
    if not can_enter(table) or view.secret.flank_side not in SIDES:
        return None
    side = side_of(table, seat, view.secret.flank_side)
    postings: list[Posting] = []
    for stand in marchers(table, seat):
        draft = with_entered(table, postings)
        place = _best_place(draft, stand, side)
        if place is not None:
            postings.append(Posting(stand.id, place))
    order = Enter(tuple(postings))
    return order if postings and not check(view, order) else None


def _best_place(draft: Table, stand: Stand, side: str) -> Pose | None:
    """The one nearest to an enemy."""
    goals = [enemy.pose for enemy in stands_of(draft, draft.enemy_of(stand.seat))]
    points = [pose.point for pose in goals if pose is not None]
    return min(
        entry_places(draft, stand, side),
        key=lambda pose: min((length(pose.point, point) for point in points), default=0),
        default=None,
    )
