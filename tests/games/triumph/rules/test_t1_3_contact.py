"""T1.3 Contact. The stand touched is blue/1: Spear at 10,10 looking north, its rear at y 9.25."""

import pytest

from tests.games.triumph.positions.position import base, camp, position, stand
from tests.rule import rule
from warhost.games.triumph.contact import (
    Touch,
    contacts_of,
    directly_behind,
    fighting,
    is_in_combat,
    side_by_side,
    touch,
    touches_camp,
)


def touch_from(place: str) -> Touch | None:
    """How Archers at the place touch the Spear."""
    table = position(f"blue/1 SPR at 10,10 \n red/1 ARC at {place}")
    return touch(base(table, "red/1"), base(table, "blue/1"))


@rule("T1.3-1")
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("10,10 facing 180", "front"),
        ("10.02,10 facing 180", "front"),
        ("10,10.02 facing 180", "front"),
        ("10.03,10 facing 180", "improper"),
        ("10,10 facing 180.1", "front"),
        ("10,10 facing 180.2", "improper"),
    ],
)
def test_front_contact_is_front_corner_on_front_corner(place: str, kind: str) -> None:
    assert touch_from(place) == (kind, "front")


@rule("T1.3-2")
@pytest.mark.parametrize(
    ("place", "kind", "edge"),
    [
        ("9,9 facing 90", "flank", "left"),
        ("11,9 facing 270", "flank", "right"),
        ("9,9.02 facing 90", "flank", "left"),
        ("9,8.97 facing 90", "improper", "left"),
        ("9,11 facing 90", "improper", "front"),
        ("9,9 facing 90.2", "improper", "left"),
    ],
)
def test_flank_contact_is_along_the_side_from_the_front_corner_on(
    place: str, kind: str, edge: str
) -> None:
    assert touch_from(place) == (kind, edge)


@rule("T1.3-3")
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("10,9.25 facing 0", "rear"),
        ("10.02,9.25 facing 0", "rear"),
        ("10.03,9.25 facing 0", "improper"),
        ("10,9.25 facing 0.2", "improper"),
    ],
)
def test_rear_contact_is_front_corner_on_rear_corner(place: str, kind: str) -> None:
    assert touch_from(place) == (kind, "rear")


@rule("T1.3-4")
def test_any_other_touching_is_improper_and_no_combat() -> None:
    table = position("blue/1 SPR at 10,10 \n red/1 ARC at 11,10 facing 180")
    assert touch(base(table, "red/1"), base(table, "blue/1")) == ("improper", "front")
    assert fighting(table) == set()


@rule("T1.3-4")
def test_stands_apart_do_not_touch() -> None:
    assert touch_from("10,10.03 facing 180") is None


@rule("T1.3-6")
def test_toucher_and_touched_are_in_combat() -> None:
    table = position("blue/1 SPR at 10,10 \n red/1 ARC at 9,9 facing 90 \n red/2 ARC at 20,9")
    assert is_in_combat(table, stand(table, "red/1"))
    assert is_in_combat(table, stand(table, "blue/1"))
    assert fighting(table) == {"red/1", "blue/1"}


@rule("T1.3-6")
def test_a_touched_stand_is_not_itself_the_toucher() -> None:
    table = position("blue/1 SPR at 10,10 \n red/1 ARC at 9,9 facing 90")
    assert touch(base(table, "blue/1"), base(table, "red/1")) is None
    assert [contact.toucher for contact in contacts_of(table, stand(table, "blue/1"))] == ["red/1"]


@rule("T1.3-6")
def test_friends_are_never_in_combat_with_each_other() -> None:
    table = position("red/1 SPR at 10,10 \n red/2 ARC at 9,9 facing 90")
    assert fighting(table) == set()
    assert not is_in_combat(table, stand(table, "red/1"))


@rule("T1.3-7")
@pytest.mark.parametrize(
    ("place", "proper"),
    [
        ("24,2 facing 180", True),
        ("26,2 facing 180", True),
        ("26.03,2 facing 180", False),
        ("24,2.02 facing 180", True),
        ("24,2.03 facing 180", False),
        ("26,2 facing 270", True),
        ("26,2.03 facing 270", False),
        ("24,2 facing 180.2", False),
        ("24,3 facing 0", False),
    ],
)
def test_a_camp_is_attacked_squarely_along_one_mu_of_its_edge(place: str, proper: bool) -> None:
    table = position(f"red camp at 24,2 \n blue/1 ARC at {place}")
    assert touches_camp(base(table, "blue/1"), camp(table, "red")) == proper


@rule("T1.3-8")
@pytest.mark.parametrize(
    ("place", "together"),
    [
        ("12,10", True),
        ("8,10", True),
        ("12.02,10", True),
        ("12,10.03", False),
        ("12,10 facing 0.1", True),
        ("12,10 facing 0.2", False),
        ("12,9.25 facing 180", False),
    ],
)
def test_friends_are_side_by_side_when_their_front_corners_meet(place: str, together: bool) -> None:
    table = position(f"red/1 SPR at 10,10 \n red/2 ARC at {place}")
    assert side_by_side(table, stand(table, "red/1"), stand(table, "red/2")) == together


@rule("T1.3-8", "T1.3-9")
def test_enemies_are_neither_side_by_side_nor_behind_each_other() -> None:
    table = position("red/1 SPR at 10,10 \n blue/1 SPR at 12,10 \n blue/2 SPR at 10,9.25")
    assert not side_by_side(table, stand(table, "red/1"), stand(table, "blue/1"))
    assert not directly_behind(table, stand(table, "blue/2"), stand(table, "red/1"))


@rule("T1.3-9")
@pytest.mark.parametrize(
    ("place", "behind"),
    [
        ("10,9.25", True),
        ("10.02,9.25", True),
        ("10.03,9.25", False),
        ("10,9.25 facing 0.2", False),
        ("10,9", False),
        ("10,10.75", False),
    ],
)
def test_a_stand_directly_behind_touches_both_rear_corners(place: str, behind: bool) -> None:
    table = position(f"red/1 SPR at 10,10 \n red/2 SPR at {place}")
    assert directly_behind(table, stand(table, "red/2"), stand(table, "red/1")) == behind
