"""T13.5 Pursuit: who pursues, and how far."""

from warhost.games.triumph.combat.evading import furthest_clear, stopping_place
from warhost.games.triumph.combat.factors import PIKE, receives_support
from warhost.games.triumph.combat.lanes import (
    Lane,
    friends_of,
    lane_ahead,
    obstacles,
    place_after,
    shape_after,
    shape_at,
)
from warhost.games.triumph.combat.retreats import Shift
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.combat.straight import OUTSIDE, moved
from warhost.games.triumph.geometry import MU
from warhost.games.triumph.passing import may_pass
from warhost.games.triumph.rows import Loss
from warhost.games.triumph.stands import footprint_of
from warhost.games.triumph.world import Stand, StandId, Table

PURSUIT = 1 * MU
EAGER = ("ELE", "KNT", "WBD", "WRR")
SEDENTARY = ("ART", "WWG")
CHAINED = "CH"


def pursues(winner: Side, loser: Side, when: Loss) -> bool:
    """T13.5-1 Whether a stand that scored higher than its opponent goes after it."""
    if winner.line.id in EAGER or (winner.line.id == PIKE and receives_support(winner, loser)):
        return True
    return when == "doubled" and winner.line.id not in SEDENTARY and not _is_chained(winner)


def _is_chained(side: Side) -> bool:
    """T17.5-9"""
    return any(card.id == CHAINED for card in side.cards)


def pursuit(table: Table, stand: Stand, supporters: tuple[StandId, ...]) -> tuple[Shift, ...]:
    """T13.5-7, T13.5-9 Where a pursuer and who supported it end; nobody if the way is closed."""
    assert stand.pose is not None, stand.id
    lane = lane_ahead(table, stand, stand.pose)
    distance = pursuit_distance(lane, supporters)
    if distance == 0:
        return ()
    followers = (table.stands[name] for name in supporters)
    return (
        Shift(stand.id, place_after(lane, distance)),
        *(_following(follower, stand.pose.facing, distance) for follower in followers),
    )


def _following(follower: Stand, heading: int, distance: int) -> Shift:
    assert follower.pose is not None, follower.id
    return Shift(follower.id, moved(follower.pose, heading, distance))


def pursuit_distance(lane: Lane, supporters: tuple[StandId, ...]) -> int:
    """T13.5-7, T13.5-8 At most 1 MU, less where something is in the way."""
    table, stand = lane.table, lane.stand
    friends = [friend for friend in friends_of(lane) if friend.id not in supporters]
    passable = [friend for friend in friends if may_pass(table, stand, friend)]
    solid = [footprint_of(table, friend) for friend in friends if friend not in passable]
    barriers = [*obstacles(table, stand), *OUTSIDE, *solid]
    limit = stopping_place(lane, barriers, 0, PURSUIT)
    clear = [shape_at(table, friend, {}) for friend in passable]
    return furthest_clear(shape_after(lane, 0), clear, lane.heading, limit)
