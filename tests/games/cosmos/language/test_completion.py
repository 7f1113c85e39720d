"""What is offered to somebody who writes a sheet."""

from tests.games.cosmos.base import Scene
from warhost.games.cosmos.editor.completion import Completion
from warhost.games.cosmos.questions import WhatNext, advise
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat

SCENE = """
    nation 1 GE Gemland points 3
    nation 2 RW Rowanmark
    location 1501 GE fort at 123
    unit   3101 GE noble at 123 named "Lady Emerald"
    unit   4001 RW noble at 123
"""


def completed(sheet: str) -> Completion:
    """At the end of a sheet."""
    view = view_of(Scene(SCENE).world, Seat("GE"))
    lines = sheet.split("\n")
    found: Completion = advise(view, WhatNext(sheet, len(lines), len(lines[-1]) + 1))
    return found


def offered(sheet: str) -> list[str]:
    return [one.text for one in completed(sheet).offers]


def test_at_the_beginning_of_a_line_stand_headers_and_orders_of_whoever_is_told() -> None:
    assert offered("31") == ["3101:"]
    assert "policy" in offered("")
    assert "move" not in offered("")
    assert "move" in offered("3101:\n")
    assert "policy" not in offered("3101:\n")
    assert "expand" in offered("1501:\n")
    assert "move" not in offered("1501:\n")


def test_strangers_are_never_offered() -> None:
    assert not [text for text in offered("") if text.startswith("4001")]
    assert "4001" not in offered("3101:\njoin ")


def test_what_has_been_begun_narrows_the_offers_and_says_where_it_begins() -> None:
    found = completed("3101:\n  mo")
    assert found.column == 3
    assert [one.text for one in found.offers] == ["move"]


def test_arguments_are_offered_by_their_kind() -> None:
    assert offered("3101:\nmove ")[:6] == ["n", "ne", "se", "s", "sw", "nw"]
    assert offered("3101:\nmytactics ") == ["charge", "attack", "defend", "avoid", "flee"]
    assert offered("policy ") == ["RW"]
    assert offered("policy RW ") == ["ally", "neutral", "enemy"]
    assert "gold:" in offered("3101:\ncollect g")


def test_a_recruiter_is_offered_what_it_can_create() -> None:
    found = completed("3101:\nrecruit ")
    assert found.offers
    assert all(one.kind == "type" for one in found.offers)
    view = view_of(Scene(SCENE).world, Seat("GE"))
    able = {one.type for one in view.rules.units["noble"].recruits}
    assert {one.text for one in found.offers} == {f'"{view.rules.units[n].name}"' for n in able}


def test_embedded_orders_are_those_of_units_and_have_no_headers() -> None:
    found = offered('3101:\nrecruit "Captain"\norders:\n')
    assert "move" in found
    assert "3101:" not in found
    assert "3101:" in offered('3101:\nrecruit "Captain"\norders:\nmove n\n.\n')


def test_comments_and_unknown_orders_are_left_alone() -> None:
    assert offered("3101:\nmove n ; and ") == []
    assert offered("3101:\nfoo ") == []
    assert advise(view_of(Scene(SCENE).world, Seat("GE")), WhatNext("x", -4, -4)).column == 1
