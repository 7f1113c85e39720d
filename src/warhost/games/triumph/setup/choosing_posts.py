"""Sensible answers about camps and flank marches."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.board import CENTRE_LEFT, CENTRE_RIGHT, at_home
from warhost.games.triumph.geometry import MU, STAND_WIDTH, Pose
from warhost.games.triumph.orders.place_camp import PlaceCamp, check
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.orders.send_flank_march import SendFlankMarch
from warhost.games.triumph.setup.camp_places import camp_spans
from warhost.games.triumph.setup.defences import Obstacle, obstacles_in_hand
from warhost.games.triumph.setup.flank_march import DRAWN, MOST_HALF_POINTS, SIDES, may_march
from warhost.games.triumph.setup.moments import in_hand, places_camp_first
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Ask, Form, Options
from warhost.kernel.dice import Dice

STEP = MU // 2


def camp_options(view: View, ask: Ask) -> Options:
    """Where the camp may stand, and how many obstacles there are."""
    table, seat = view.table, view.seat
    spans = camp_spans(table, seat) if places_camp_first(table, seat) else ()
    wagon = bool(spans) and table.camps[seat].wagon
    obstacles = obstacles_in_hand(table, seat)
    return Form(ask.kind, {"spans": spans, "wagon": wagon, "defences": obstacles})


def sample_camp(view: View, _: Ask, dice: Dice) -> PlaceCamp:
    order = _camp(view, dice)
    for obstacle in _obstacle_places(view, dice):
        if len(order.defences) == obstacles_in_hand(view.table, view.seat):
            break
        more = replace(order, defences=(*order.defences, obstacle))
        if not check(view, more):
            order = more
    return order


def _camp(view: View, dice: Dice) -> PlaceCamp:
    table, seat = view.table, view.seat
    if not places_camp_first(table, seat):
        return PlaceCamp()
    if table.camps[seat].wagon:
        places = dice.shuffled(list(_wagon_places(view)), "wagon")
        return next(order for order in places if not check(view, order))
    return PlaceCamp(camp_place(view, dice))


def camp_place(view: View, dice: Dice) -> int:
    """Somewhere in the ground that is free for a camp."""
    low, high = dice.pick(camp_spans(view.table, view.seat), "span")
    places: list[int] = [*range(low, high, STEP), high]
    return dice.pick(places, "camp")


def _wagon_places(view: View) -> Iterator[PlaceCamp]:
    for x in range(CENTRE_LEFT + 2 * MU, CENTRE_RIGHT - 2 * MU + 1, STEP):
        for y in range(2 * MU, 8 * MU + 1, STEP):
            pose = at_home(view.table, view.seat, Pose(x, y, 0))
            yield PlaceCamp(pose.x, pose.y)


def _obstacle_places(view: View, dice: Dice) -> Iterator[Obstacle]:
    """Rows across the front of the army, end to end."""
    for y in dice.shuffled([9 * MU, 10 * MU, 11 * MU], "row"):
        for x in range(CENTRE_LEFT + MU, CENTRE_RIGHT, STAND_WIDTH):
            pose = at_home(view.table, view.seat, Pose(x, y, 0))
            yield Obstacle(pose.x, pose.y, pose.facing)


def fallback_camp(view: View, ask: Ask, _: dict[str, Any]) -> PlaceCamp:
    return sample_camp(view, ask, Dice(b"camp"))


def flank_options(view: View, ask: Ask) -> Options:
    """Who could go, and what all together may be worth."""
    able = [s.id for s in in_hand(view.table, view.seat) if may_march(view.table, s)]
    sides = (*SIDES, DRAWN)
    return Form(ask.kind, {"stands": able, "half_points": MOST_HALF_POINTS, "sides": sides})


def sample_flank(view: View, _: Ask, dice: Dice) -> SendFlankMarch:
    """Now and then a few stands go, within the points allowed."""
    table = view.table
    able = [stand for stand in in_hand(table, view.seat) if may_march(table, stand)]
    wanted = dice.roll(6, "flank march") - 3
    chosen: list[StandId] = []
    left = MOST_HALF_POINTS
    for stand in dice.shuffled(able, "who"):
        if len(chosen) < wanted and stand.worth <= left:
            chosen.append(stand.id)
            left -= stand.worth
    if not chosen:
        return SendFlankMarch()
    return SendFlankMarch(tuple(chosen), dice.pick(SIDES, "side"))


def fallback_flank(_: View, __: Ask, ___: dict[str, Any]) -> SendFlankMarch:
    """Nobody goes."""
    return SendFlankMarch()


FLANK_MARCH = AnswerRule("flank march", flank_options, sample_flank, fallback_flank)
CAMP = AnswerRule("camp", camp_options, sample_camp, fallback_camp)
