"""The order of combats, whom an enemy turns to face, and whether to go after the beaten."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.bots.foresight import Outcome, outcomes_of
from warhost.games.triumph.bots.values import combat_balance, urgency
from warhost.games.triumph.combat.answering import preferred_pursuit, touchers
from warhost.games.triumph.combat.engagements import Engagement, engagements
from warhost.games.triumph.geometry import MU, squared
from warhost.games.triumph.orders.face import Face
from warhost.games.triumph.orders.fight import Fight
from warhost.games.triumph.tasks import Facing
from warhost.games.triumph.turn.victory import lost_by
from warhost.games.triumph.world import Stand, StandId, Table, View
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice

NEIGHBOURS = 4 * MU
MOST_WEIGHED = 5


def promising_first(view: View, _: Ask, __: Dice) -> Fight:
    """The combat that promises most."""
    table, seat = view.table, view.seat
    return _order(max(engagements(table), key=lambda one: gain_of(table, seat, one)))


def gain_of(table: Table, seat: Seat, one: Engagement) -> float:
    """What a seat wins by a combat on average."""
    won = combat_balance(table, one)
    return won if table.stands[one.stand].seat == seat else -won


def helpful_first(view: View, _: Ask, __: Dice) -> Fight:
    """Of combats near each other, the one after which all together promise most."""
    table, seat = view.table, view.seat
    found = list(dict.fromkeys(engagements(table)))
    linked = [one for one in found if any(_are_near(table, one, o) for o in found if o != one)]
    if not linked:
        return _order(found[0])
    linked.sort(key=lambda one: -gain_of(table, seat, one))
    return _order(max(linked[:MOST_WEIGHED], key=lambda one: _promise(table, seat, one)))


def _order(one: Engagement) -> Fight:
    return Fight(one.stand, one.camp)


def _are_near(table: Table, one: Engagement, other: Engagement) -> bool:
    return any(
        squared(p.pose.point, q.pose.point) <= NEIGHBOURS * NEIGHBOURS
        for p in _fighters(table, one)
        for q in _fighters(table, other)
        if p.pose is not None and q.pose is not None
    )


def _fighters(table: Table, one: Engagement) -> Iterator[Stand]:
    yield table.stands[one.stand]
    if one.enemy and not one.camp:
        yield table.stands[StandId(one.enemy)]


def _promise(table: Table, seat: Seat, first: Engagement) -> float:
    """What this combat and then all others bring, by every way in which the first may end."""
    if not first.enemy:
        return gain_of(table, seat, first)
    return sum(
        outcome.chance * _standing(outcome, table, seat) for outcome in outcomes_of(table, first)
    )


def _standing(outcome: Outcome, before: Table, seat: Seat) -> float:
    after, enemy = outcome.table, before.enemy_of(seat)
    won = lost_by(after, enemy) - lost_by(before, enemy)
    lost = lost_by(after, seat) - lost_by(before, seat)
    rest = sum(gain_of(after, seat, one) for one in dict.fromkeys(engagements(after)))
    return urgency(before, enemy) * won - urgency(before, seat) * lost + rest


def worst_to_face(view: View, ask: Ask, _: Dice) -> Face:
    """The toucher that its stand would fare worst against."""
    facing = view.table.agenda[-1]
    assert isinstance(facing, Facing), facing
    orders: tuple[Face, ...] = touchers(view, ask).orders
    stand = StandId(facing.stand)
    return min(orders, key=lambda o: combat_balance(view.table, Engagement(stand, o.toucher)))


def usual_pursuit(view: View, ask: Ask, _: Dice) -> Any:
    """Warband and Warriors are held back, others go on."""
    return preferred_pursuit(view, ask, {})
