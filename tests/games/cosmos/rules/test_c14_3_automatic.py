"""C14.3 Places that change owner by themselves."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule

WITHOUT = """
    location 1501 {} oasis at 10
    land   GE 10
    {}
"""


@rule("C14.3-1", "C14.3-2")
@pytest.mark.parametrize(
    ("owner", "more", "falls"),
    [("RW", "policy GE RW enemy", True), ("RW", "policy RW GE enemy", True),
     ("RW", "", False), ("-", "", True)],
)  # fmt: skip
def test_what_has_no_influence_goes_to_the_owner_of_the_place(
    owner: str, more: str, falls: bool
) -> None:
    played = play(WITHOUT.format(owner, more))
    assert any("1: 1501 owner" in line and "automatic" in line for line in played.lines) is falls


@rule("C14.3-1", "C14.3-2")
def test_so_do_things_that_cannot_be_moved() -> None:
    play("""
        item   1601 RW shrine at 10
        item   1602 - shrine at 10
        item   1603 RW sword at 10
        land   GE 10
        policy GE RW enemy
    """).expect("""
        1: 1601 owner 2 -> 1 (automatic)
        1: 1602 owner 0 -> 1 (automatic)
    """).expect("not 1603 owner")


@rule("C14.3-3")
@pytest.mark.parametrize(
    ("inside", "falls"),
    [("unit 4101 RW light_infantry at 1501", False), ("unit 4101 RW noble at 1501", True),
     ("location 1502 RW fort at 1501", False), ("unit 3101 GE light_infantry at 1501", True)],
)  # fmt: skip
def test_whoever_influences_control_inside_keeps_it(inside: str, falls: bool) -> None:
    played = play(WITHOUT.format("RW", f"policy GE RW enemy\n{inside}"))
    assert any("1501 owner" in line for line in played.lines) is falls


MACHINE = """
    nation 1 GE Gemland points 9
    nation 2 RW Rowanmark
    nation 3 Gb Goblins machine
    location 1501 {} city at 10 size 1
    unit   5101 Gb light_infantry at 1501
    policy Gb GE enemy
    {}
"""


@rule("C14.3-5", "C14.3-7", "C14.3-8")
def test_machines_neutralise_what_they_occupy_and_own_it_a_phase_later() -> None:
    play(MACHINE.format("GE", "")).expect("""
        1: 1501 owner 1 -> 0 (neutralised)
        2: 1501 owner 0 -> 3 (automatic)
    """)


@rule("C14.3-6")
@pytest.mark.parametrize(
    "more",
    ["unit 3101 GE noble at 1501", "location 1502 GE oasis at 1501",
     "unit 4101 RW noble at 1501\npolicy GE RW ally"],
)  # fmt: skip
def test_anybody_of_the_owner_or_its_allies_inside_prevents_that(more: str) -> None:
    shy = MACHINE.replace("light_infantry at 1501", "light_infantry at 1501 tactics avoid")
    play(shy.format("GE", more)).expect("not neutralised")


@rule("C14.3-7")
def test_somebody_else_inside_keeps_it_unowned() -> None:
    play(MACHINE.format("-", "unit 4101 RW noble at 1501")).expect("not 1501 owner")


@rule("C14.3-4")
def test_only_machines_and_only_those_of_influence_do_so() -> None:
    noble = MACHINE.format("-", "").replace("light_infantry", "noble")
    play(noble).expect("not 1501 owner")
    play(MACHINE.format("-", "").replace(" machine", "")).expect("not 1501 owner")
    inside = MACHINE.format("-", "location 1502 Gb fort at 1501").replace("5101 Gb l", "5101 RW l")
    play(inside.replace("light_infantry at 1501", "noble at 60")).expect(
        "1: 1501 owner 0 -> 3 (automatic)"
    )
