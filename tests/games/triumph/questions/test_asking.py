"""What a page asks beside the board: where troops can go, who hears the general, and drafts."""

from typing import Any

from tests.games.triumph.base import scene
from tests.games.triumph.movement.moving import moving, red_view
from warhost.games.triumph.drawing import picture
from warhost.games.triumph.geometry import MU, Point, shape_of
from warhost.games.triumph.movement.legs import Advance
from warhost.games.triumph.movement.moves import Move
from warhost.games.triumph.movement.ready import ready_orders
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.place_camp import PlaceCamp
from warhost.games.triumph.questions import advise
from warhost.games.triumph.questions.command import Command
from warhost.games.triumph.questions.draft import Draft
from warhost.games.triumph.questions.group import Group
from warhost.games.triumph.questions.odds import Odds
from warhost.games.triumph.questions.plan import PlanMove
from warhost.games.triumph.questions.reach import Reach
from warhost.games.triumph.questions.shots import Shots
from warhost.games.triumph.questions.types import Types
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import StandId
from warhost.kernel.asks import Seat

LINE = """
    red/1 SPR at 10,10 general
    red/2 SPR at 12,10
    red/3 ARC at 40,10
    blue/1 KNT at 10,20 facing 180
"""


def asked(question: Any, scene: str = LINE) -> Any:
    return advise(red_view(moving(scene)), question)


def names(*numbers: int) -> tuple[StandId, ...]:
    return tuple(StandId(f"red/{number}") for number in numbers)


def top_of(regions: tuple[tuple[Point, ...], ...]) -> int:
    return max(shape_of(region).top for region in regions)


def test_a_stand_reaches_as_far_as_it_moves() -> None:
    assert top_of(asked(Reach(names(1))).regions) == 13 * MU


def test_a_group_reaches_as_far_as_it_moves_and_strangers_reach_nothing() -> None:
    assert top_of(asked(Reach(names(1, 2))).regions) >= 13 * MU
    assert asked(Reach(names(1, 3))).regions == ()
    assert asked(Reach((StandId("blue/1"),))).regions == ()


def test_a_column_is_known_by_its_order_of_march() -> None:
    file = LINE.replace("12,10", "10,9.25")
    assert asked(Reach(names(2, 1)), file).column == names(1, 2)
    assert asked(Reach(names(1, 2))).column == ()


def test_a_plan_into_contact_tells_who_would_fight_and_with_what_chances() -> None:
    near = LINE.replace("10,20", "10,12")
    (meeting,) = asked(PlanMove(Move(names(1), (Advance(2 * MU),))), near).meetings
    assert (meeting.stand, meeting.enemy) == ("red/1", "blue/1")
    assert meeting.odds.first.factors[0].reason.startswith("Spear against mounted")


def test_the_orders_that_need_no_composing_are_offered_ready() -> None:
    view = red_view(moving(LINE))
    assert list(ready_orders(view)) == [EndStep()]


def test_an_enemy_in_the_way_shortens_the_reach() -> None:
    near = LINE.replace("10,20", "10,12")
    assert top_of(asked(Reach(names(1)), near).regions) < 13 * MU


def test_a_stand_knows_its_group() -> None:
    assert asked(Group(StandId("red/2"))).stands == names(2, 1)


def test_who_is_beyond_the_general_is_named() -> None:
    sheet = asked(Command(Seat("red")))
    assert sheet.beyond == names(3)
    assert [shape_of(region).top for region in sheet.regions] == [18 * MU, 26 * MU]


def test_shots_come_with_the_ground_in_arc_and_range() -> None:
    sheet = asked(Shots(StandId("red/3")))
    (arc,) = sheet.arcs
    assert (shape_of(arc).left, shape_of(arc).right) == (37 * MU, 43 * MU)


def test_every_type_has_a_sheet() -> None:
    assert len(asked(Types())) == 26


def test_a_draft_says_what_is_wrong_with_an_order_and_how_the_table_would_look() -> None:
    sheet = asked(Draft(PlaceCamp(24 * MU)))
    assert sheet.refusals[0].clause == "T5-9"
    assert sheet.text == "camp at 24"
    assert len(sheet.picture.stands) == 4


def test_a_fight_for_a_camp_is_drawn_with_the_seat_whose_camp_it_is() -> None:
    before_the_camp = """
        red/1 SPR at 24,30 general
        blue camp at 24,30
        blue/1 SPR at 2,2
        turn red 1 close combat
    """
    view = view_of(scene(before_the_camp), Seat("red"))
    (combat,) = picture(view).combats
    assert (combat.stand, combat.enemy) == ("red/1", "blue")
    assert advise(view, Odds(StandId("red/1"), combat.enemy)).first.factors
