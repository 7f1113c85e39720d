"""C7.2 Merging; C7.3 disbanding."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule

THREE = """
    unit   4312 GE medium_infantry 150 at 10
    unit   4313 GE medium_infantry 40 at 10
    unit   4314 GE medium_infantry 60 at 10
    orders {}
"""


@rule("C7.2-10", "C7.2-3", "C7.2-6")
@pytest.mark.parametrize("who", ["GE", "4312", "4314"])
def test_example_of_three_units(who: str) -> None:
    """Of the third ten more fit in; it keeps the rest."""
    played = play(THREE.format(f"{who}: merge 4312 4313 4314"))
    played.expect("4312 counts 200x2").expect("4314 counts 50x2").expect("4313 gone")


@rule("C7.2-4", "C7.2-9")
def test_example_of_one_number() -> None:
    play(THREE.format("4313: merge 4312")).expect("""
        1: 4313 -> 4312: 0 left, 190 now
        1: 4313 gone: merged
    """)


@rule("C7.2-5", "C7.2-8")
def test_without_numbers_a_leader_draws_from_its_force() -> None:
    scene = """
        unit   4312 GE medium_infantry 50 at 10
        unit   4313 GE medium_infantry 40 in 4312
        unit   4314 GE light_infantry 60 in 4312
        unit   4315 GE medium_infantry 60 at 10
        orders {}: merge
    """
    play(scene.format(4312)).expect("""
        4312 counts 90x2
        4314 counts 60x2
        4315 counts 60x2
    """)
    play(scene.format(4315)).expect("1: 4315 dropped merge (C7.2-2)")


@rule("C7.2-7")
def test_the_least_wounded_go_first() -> None:
    play("""
        unit   4312 GE engineers 25 at 10
        unit   4313 GE engineers 30 at 10 wounded 20 1
        orders GE: merge 4312 4313
    """).expect("""
        4312 counts 35x2 5x1
        4313 counts 15x1
    """)


@rule("C7.2-13", "C7.2-14")
@pytest.mark.parametrize(("count", "left", "now"), [(25, 20, 195), (20, 20, 190), (10, 0, 200)])
def test_nobody_is_left_below_the_least_size(count: int, left: int, now: int) -> None:
    """Only losses make a unit smaller; one that is so already may still be emptied."""
    played = play(f"""
        unit   4312 GE medium_infantry 190 at 10
        unit   4313 GE medium_infantry {count} at 10
        orders GE: merge 4312 4313
    """)
    played.expect(f"4312 counts {now}x2")
    played.expect(f"4313 counts {left}x2" if left else "4313 gone")


@rule("C7.2-12")
def test_an_emptied_unit_is_gone_and_what_it_carries_stays() -> None:
    play("""
        unit   4312 GE medium_infantry 100 at 10
        unit   4313 GE medium_infantry 40 at 10 carries gold:7
        orders GE: merge 4312 4313
    """).expect("10 holds gold:7")


@rule("C7.2-2", "C4.1-25", "C7.2-1")
@pytest.mark.parametrize(
    "other",
    ["GE light_infantry 40 at 10", "GE medium_infantry 40 at 11", "RW medium_infantry 40 at 10"],
)
def test_only_units_of_one_type_nation_and_place_are_merged(other: str) -> None:
    play(f"""
        unit   4312 GE medium_infantry 100 at 10
        unit   4313 {other}
        unit   4314 GE medium_infantry 30 at 10
        orders GE: merge 4312 4313 4314
    """).expect("""
        4312 counts 130x2
        4313 counts 40x2
    """)


@rule("C7.2-11")
def test_who_gives_the_order_may_be_somebody_else_far_away() -> None:
    play(THREE.format("3101: merge 4312 4313") + "unit 3101 GE noble at 60").expect(
        "4312 counts 190x2"
    )


@rule("C7.2-2")
def test_a_nation_names_two_at_least() -> None:
    play(THREE.format("GE: merge 4312")).expect("0: 1 failed merge 4312 (C7.2-2)")


DISBAND = """
    land   GE 10
    location 1501 RW city at 10 size 1
    unit   3101 GE noble at 60
    unit   3110 GE light_cavalry 50 at {} {}
    pool   GE gold:1
    pool   RW food:900
    orders {}: {} 3110
"""


@rule("C7.3-1", "C7.3-3", "C7.3-4")
@pytest.mark.parametrize("who", ["GE", "3101"])
@pytest.mark.parametrize("word", ["disband", "dismiss", "release"])
def test_disbanded_units_give_back_people_and_most_of_their_gear(who: str, word: str) -> None:
    played = play(DISBAND.format(10, "", who, word))
    played.expect(f"{0 if who == 'GE' else 1}: 3110 gone: disbanded")
    assert any("3110 recovered: pool men:+50 horses:+40 arms:+40" in one for one in played.lines)


@rule("C7.3-2")
def test_it_may_be_in_somebody_elses_location_in_the_hex() -> None:
    play(DISBAND.format(1501, "", "GE", "disband")).expect("0: 3110 gone: disbanded")


@rule("C7.3-1", "C7.3-6")
def test_outside_the_nations_hexes_nobody_is_disbanded() -> None:
    play(DISBAND.format(11, "", "3101", "disband")).expect("1: 3101 dropped disband 3110 (C7.3-1)")
    play(DISBAND.format(11, "", "GE", "disband")).expect("0: 1 failed disband 3110 (C7.3-1)")


@rule("C7.3-5")
@pytest.mark.parametrize("how", ["bribed", "hired"])
def test_whoever_was_bought_gives_nothing_back(how: str) -> None:
    played = play(DISBAND.format(10, f"{how} RW", "GE", "disband"))
    played.expect("0: 3110 gone: disbanded").expect("not recovered")
