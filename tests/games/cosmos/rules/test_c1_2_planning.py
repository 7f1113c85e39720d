"""C1.2 What a sheet comes to, before the turn runs."""

from tests.games.cosmos.base import Scene
from tests.rule import rule
from warhost.games.cosmos.editor.plan import ActorPlan, Plan
from warhost.games.cosmos.questions import WhatCounts, advise
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat

SCENE = """
    nation 1 GE Gemland points 2
    nation 2 RW Rowanmark
    unit   3101 GE captain at 123
    unit   3102 GE captain at 124
    unit   4001 RW noble at 123
    orders 3102: search 1
"""


def planned(sheet: str) -> Plan:
    view = view_of(Scene(SCENE).world, Seat("GE"))
    plan: Plan = advise(view, WhatCounts(sheet))
    return plan


def of(plan: Plan, actor: int) -> ActorPlan:
    return next(one for one in plan.actors if one.id == actor)


@rule("C1.2-27", "C3.2-1")
def test_whoever_has_orders_is_told_with_what_is_left() -> None:
    plan = planned("3101:\nmove n 120\nsearch 1\n")
    captain = of(plan, 3101)
    assert captain.orders == ("move n 120", "search 1")
    assert captain.is_changed
    assert captain.left == captain.allowance - 2
    assert [one.id for one in plan.actors] == [3101]
    assert plan.left == plan.points == 2


@rule("C1.2-27", "C3.2-19")
def test_what_cannot_be_paid_is_told_and_not_handed_out() -> None:
    allowance = of(planned("3101:\nsearch 1"), 3101).allowance
    plan = planned("3101:\n" + "search 1\n" * (allowance + 3))
    assert len(of(plan, 3101).orders) == allowance + 2
    assert plan.left == 0
    assert [(one.line, one.clause) for one in plan.ignored] == [(allowance + 4, "C3.2-19")]


@rule("C1.2-27", "C3.1-13")
def test_orders_to_strangers_come_to_nothing() -> None:
    plan = planned("4001:\nsearch 1\n")
    assert plan.actors == ()
    assert [one.clause for one in plan.ignored] == ["C3.1-13"]


@rule("C1.2-27")
def test_the_ways_of_moves_are_told_hex_by_hex() -> None:
    assert of(planned("3101:\nmove n n 120\n"), 3101).way == (123, 122, 121, 120)
    assert of(planned("3101:\nsearch 1\nmove s\n"), 3101).way == (123, 124)
    assert of(planned("3101:\nsearch 1\n"), 3101).way == ()


@rule("C1.2-26")
def test_orders_of_the_nation_are_told_apart_and_errors_are_counted() -> None:
    plan = planned("policy RW enemy\n3101:\nserch 1\n")
    assert plan.nation == ("policy RW enemy",)
    assert plan.errors == 1


def test_a_plan_changes_nothing() -> None:
    view = view_of(Scene(SCENE).world, Seat("GE"))
    sheet = WhatCounts("3101:\nclear\nmove n\n")
    assert advise(view, sheet) == advise(view, sheet)


def test_nobody_has_a_plan_without_a_nation() -> None:
    view = view_of(Scene(SCENE).world, Seat(""))
    assert advise(view, WhatCounts("3101:\nmove n")) == Plan(0, 0, (), (), (), 0)
