"""C19.2 Illusions: who is deceived, what they cost on the way, and how they end."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.games.cosmos.reporting import reported, section
from tests.rule import rule
from warhost.games.cosmos.ids import HexNumber, NationId, Position, UnitId
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.movement.paces import Pace, pace_of
from warhost.games.cosmos.report.svg import svg_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.sight.spotting import through
from warhost.games.cosmos.sight.watching import unit_hardness
from warhost.games.cosmos.world import Hex, World

CASTER = """
    unit   4101 RW mage at 122
    orders 4101: {}
    {}
"""
LAID = """
    spell  false_peaks RW on 124
    {}
"""


def cast(order: str, *more: str) -> str:
    return CASTER.format(order, "\n".join(more))


def laid(*more: str) -> str:
    return LAID.format("\n".join(more))


def known(world: World, nation: int = 1, number: int = 124) -> Hex:
    return world.minds[NationId(nation)].hexes[HexNumber(number)].hex


@rule("C19.2-1", "C19-3")
def test_an_illusion_covers_a_hex_for_a_time() -> None:
    played = play(cast("false_peaks 124", "unit 3101 GE captain at 123"))
    played.expect("1: false_peaks on 124").expect("13: false_peaks off 124")
    assert known(played.world) == Hex(HexNumber(124), "plains")
    held = play(cast("wait 20; false_peaks 124", "unit 3101 GE captain at 123")).world
    assert known(held) == Hex(HexNumber(124), "mountains")
    assert held.hexes[HexNumber(124)].terrain == "plains"
    play(cast("false_peaks 1501", "location 1501 RW city at 124")).expect(
        "1: 4101 dropped false_peaks 1501 (C19-2)"
    )


@rule("C19.2-2")
def test_the_owner_of_a_hex_is_not_deceived() -> None:
    scene = laid("land GE 124", "unit 3101 GE captain at 123")
    ground = known(Scene(scene).world)
    assert (ground.terrain, ground.seeming) == ("plains", "mountains")
    notes = section(reported(scene), "MAP NOTES")
    assert "124 plains, an illusion of mountains (GE)" in notes


@rule("C19.2-3", "C19.2-4", "C2.1-12")
def test_eyes_that_see_through_tell_their_nation_for_good() -> None:
    scene = laid("unit 3101 GE captain at 123", "unit 3102 GE seer at {}", "orders 3102: {}")
    assert known(Scene(scene.format(123, "wait 1")).world).seeming == "mountains"
    came = play(scene.format(121, "move 122 123 122 121 120")).world
    ground = known(came)
    assert (ground.terrain, ground.seeming) == ("plains", "mountains")
    drawn = svg_of(reported(scene.format(123, "wait 1")))
    assert "an illusion of mountains" in drawn
    assert 'class="illusion"' in drawn
    away = play(scene.format(119, "move 120")).world
    assert known(away) == Hex(HexNumber(124), "mountains")


@rule("C19.2-5")
def test_for_others_there_is_no_sign_of_it() -> None:
    eyes = "unit 3101 GE captain at 123\norders 3101: wait 2; search 3"
    real = "hex 124 mountains\n" + eyes
    assert text_of(reported(laid(eyes))) == text_of(reported(real))


HORSE = "unit 3101 GE horseman at 123"
WIZARD = "unit 3102 GE seer in 3101"


def pace(*lines: str) -> Pace:
    found = pace_of(Scene("\n".join(lines)).world, UnitId(3101))
    assert isinstance(found, Pace)
    return found


@rule("C19.2-9", "C19.2-13", "C19.2-14")
def test_example_of_a_knight_alone_among_false_mountains() -> None:
    assert pace(HORSE).through("plains", "mountains") == 21_000
    assert pace(HORSE).through("mountains", "plains") == 21_000


@rule("C19.2-12", "C19.2-15")
def test_example_of_a_knight_with_a_wizard() -> None:
    assert pace(HORSE, WIZARD).through("plains", "mountains") == 12_500
    assert pace(HORSE, WIZARD).through("mountains", "plains") == 17_500


@rule("C19.2-10", "C19.2-16", "C19.2-17")
def test_examples_of_a_false_ocean() -> None:
    assert pace(HORSE).through("plains", "deep_ocean") == 72_000
    assert pace(HORSE, WIZARD).through("plains", "deep_ocean") == 33_750


@rule("C19.2-11")
def test_those_who_see_through_it_lose_a_tenth() -> None:
    assert pace(HORSE.replace("horseman", "seer")).through("plains", "mountains") == 5_500


@rule("C19.2-7", "C19.2-8")
def test_the_real_ground_is_the_least_it_costs() -> None:
    slow = "unit 3102 GE medium_infantry in 3101"
    assert pace(HORSE, slow).through("mountains", "plains") == 21_000
    assert pace(HORSE).through("deep_ocean", "plains") is None
    play(cast("wait 1", "hex 124 deep_ocean", "spell false_plains RW on 124", HORSE,
              "orders 3101: move 124")).expect("1: 3101 dropped move 124 (C11.2-1)")  # fmt: skip


@rule("C19.2-19")
@pytest.mark.parametrize("others", ["", WIZARD])
def test_nobody_walks_into_what_would_be_the_end_of_him(others: str) -> None:
    played = play(f"""
        hex    124 deep_ocean
        spell  false_plains RW on 124
        {HORSE}
        {others}
        orders 3101: move 124
    """)
    played.expect("3101 at 123").expect("not moved")


@rule("C19.2-6", "C11.1-5")
@pytest.mark.parametrize("owner", ["GE", "RW", "-"])
def test_owner_and_maker_are_slowed_like_everybody(owner: str) -> None:
    play(f"""
        land   {owner} 123 124
        spell  false_peaks GE on 123
        spell  false_peaks GE on 124
        {HORSE}
        orders 3101: move 124
    """).expect("21: 3101 moved 123 -> 124")


@rule("C19.2-18")
def test_in_an_illusion_all_is_harder_to_spot_most_of_all_for_the_deceived() -> None:
    foe = "unit 4001 RW captain at 124"
    plain, veiled = Scene(f"hex 124 mountains\n{foe}").world, Scene(laid(foe)).world
    hard, harder = (unit_hardness(one, one.units[UnitId(4001)]) for one in (plain, veiled))
    assert harder == hard * 3 // 2
    eyes = "unit 3101 GE captain at 123"
    there = Position("124")
    deceived, aware = Scene(laid(eyes)).world, Scene(laid(eyes, "land GE 124")).world
    assert through(deceived, NationId(1), there, 90) == 60
    assert through(aware, NationId(1), there, 90) == 90


@rule("C19.2-20")
def test_some_spells_lift_illusions_of_others() -> None:
    play(cast("clearing 124", "spell false_peaks GE on 124")).expect("1: false_peaks off 124")
    play(cast("clearing 124", "spell false_peaks RW on 124")).expect("not off")


@rule("C19.2-21")
def test_true_sight_tells_and_does_not_help() -> None:
    scene = """
        spell  false_peaks RW on 124
        spell  false_peaks RW on 126
        unit   3101 GE mage at 123
        orders 3101: true_sight
    """
    told = play(scene).expect("1: 3101 sees 124 plains as mountains")
    told.expect("not sees 126")
    assert known(told.world).terrain == "plains"
    march = scene.replace("true_sight", "true_sight; move 124")
    play(march).expect("15: 3101 moved 123 -> 124")


@pytest.mark.parametrize("spell", ["false_peaks", "false_sea"])
def test_the_index_is_right_when_illusions_come_and_go(spell: str) -> None:
    eyes = "unit 3101 GE captain at 123\nunit 3102 GE hawk at o124\nunit 3103 GE captain at 124"
    for wait in (20, 1):
        world = play(cast(f"wait {wait}; {spell} 124", eyes, "land GE 125")).world
        assert world.index == index_of(world)
