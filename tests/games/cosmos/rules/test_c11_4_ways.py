"""C11.2 Which way is taken, C11.3 doors from above and below, C11.4 connections."""

import random

import pytest
from msgspec.structs import replace

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.geography import DIRECTIONS, neighbours
from warhost.games.cosmos.ids import HexNumber, NationId, Position, Tick, UnitId
from warhost.games.cosmos.movement.charts import LEVEL, Chart, chart_of, node_of, position_of
from warhost.games.cosmos.movement.paces import pace_of
from warhost.games.cosmos.movement.unknown import Depths
from warhost.games.cosmos.world import KnownHex, World

RIVERS = ("small_river", "small_river ford", "large_river", "road")


def first_steps(text: str, goal: str, unit: int = 3101) -> list[str]:
    """All first steps of the best ways of a unit."""
    world = Scene(text).world
    one = world.units[UnitId(unit)]
    pace = pace_of(world, one.id)
    chart = chart_of(world, one.nation, pace, one.position, Position(goal))
    found = chart.choices(node_of(one.position), node_of(Position(goal)))
    return sorted(position_of(node) for node in found)


@rule("C11.2-7")
@pytest.mark.parametrize(("terrain", "steps"), [("woods", ["123"]), ("swamp", ["148", "98"])])
def test_the_way_of_the_lowest_cost_is_taken(terrain: str, steps: list[str]) -> None:
    assert first_steps(f"hex 123 {terrain}\n unit 3101 GE porter at 124", "122") == steps


@rule("C11.2-8")
def test_of_equal_ways_the_most_familiar_wins() -> None:
    two = "hex 123 deep_ocean\n {} unit 3101 GE ranger at 124"
    assert first_steps(two.format(""), "122") == ["148", "98"]
    for wood in ("97 woods 98 woods", "147 woods 148 woods"):
        steps = first_steps(two.format(f"hex {wood}\n"), "122")
        assert steps == [wood.split()[2]]


@rule("C11.2-8")
def test_chance_chooses_between_ways_that_are_all_alike() -> None:
    ends = set()
    for waits in range(8):
        lines = play(f"""
            map    123 swamp
            unit   3101 GE ranger at 124
            orders 3101: wait {waits}; move 122
        """).lines
        ends.add(next(line.split(" -> ")[1] for line in lines if "moved 124" in line))
    assert ends == {"98", "148"}


@rule("C11-5")
def test_a_far_way_leads_over_known_ground_and_may_be_longer() -> None:
    """What is not known counts as the dearest ground there is."""
    short = """
        board  9 x 9 plains
        unit   3101 GE porter at 37
        orders 3101: farmove 45
    """
    play(short).expect("24: 3101 moved 40 -> 41")


@rule("C11-5")
def test_ground_is_judged_as_it_is_known() -> None:
    world = Scene("""
        hex    120 mountains
        unit   3101 GE porter at 123
    """).world
    assert 120 not in world.minds[NationId(1)].hexes
    steps = first_steps("hex 120 mountains\n unit 3101 GE porter at 123", "119")
    assert "122" in steps


KINDS = ("plains", "plains", "woods", "hills", "mountains", "swamp", "deep_ocean")


def patchwork(seed: int) -> World:
    """A land of chance with rivers, of which a porter, a hawk and their nation know little."""
    dice = random.Random(seed)
    hexes = " ".join(f"{n} {dice.choice(KINDS)}" for n in range(1, 201))
    rivers = "\n".join(
        f"side {dice.randint(1, 200)} {dice.choice(DIRECTIONS)} {dice.choice(RIVERS)}"
        for _ in range(60)
    )
    return Scene(
        f"hex {hexes}\n{rivers}\nunit 3101 GE porter at 60\nunit 3102 GE hawk at 110"
    ).world


@rule("C11.2-7", "C11-5")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("unit", "levels"), [(3101, ("",)), (3102, ("", "o"))])
def test_what_was_worked_out_before_changes_no_way(
    seed: int, unit: int, levels: tuple[str, ...]
) -> None:
    """As the nation discovers hexes around its marches, ways kept are those found anew."""
    world, dice = patchwork(seed), random.Random(seed)
    pace, nation = pace_of(world, UnitId(unit)), NationId(1)
    mind = world.minds[nation].hexes
    ends = [Position(f"{level}{n}") for level in levels for n in (12, 88, 161)]
    starts = [dice.randint(1, 200) for _ in range(6)]
    for _ in range(40):
        for place, start in enumerate(starts):
            goal = ends[place % len(ends)]
            kept = chart_of(world, nation, pace, Position(levels[-1] + "1"), Position("2"))
            found = kept.choices(node_of(Position(str(start))), node_of(goal))
            depths = Depths(neighbours(world.board), mind)
            fresh = Chart(world, nation, pace, kept.levels, depths)
            assert found == fresh.choices(node_of(Position(str(start))), node_of(goal))
            if found:
                starts[place] = found[0] % LEVEL
        for learnt in dice.sample([*world.hexes], 2):
            one = HexNumber(learnt)
            if dice.random() < 0.1:
                world.hexes[one] = replace(world.hexes[one], terrain=dice.choice(KINDS))
            was_known = one in mind
            mind[one] = KnownHex(world.hexes[one], Tick(1))
            world.ways.forget(nation, one, was_known=was_known)


@rule("C11.3-4", "C18-20")
def test_only_a_location_that_is_known_can_be_entered() -> None:
    play("""
        location 1501 - fort at 120
        unit   3101 GE noble at 123
        orders 3101: farmove 1501
    """).expect_only("1: 3101 dropped farmove 1501 (C11.5-1)")
    play("""
        location 1501 - fort at 122
        unit   3101 GE noble at 123
        orders 3101: farmove 1501
    """).expect("3101 at 1501")


@rule("C11.3-2")
def test_example_of_entering_a_location_from_a_hex() -> None:
    play("""
        location 1455 GE city at 123
        unit   3101 GE noble at 124
        orders 3101: move 123 1455
    """).expect("5: 3101 moved 123 -> 1455")


@rule("C2.2-10")
@pytest.mark.parametrize(("number", "is_in"), [(20, True), (21, False)])
def test_interior_size_limits_who_fits_in(number: int, is_in: bool) -> None:
    """A cellar of 100: a captain of 4 and an item of 1 inside leave room for 95."""
    world = play(f"""
        location 1501 GE cellar at 123
        unit   3102 GE captain at 1501
        item   2001 GE stone at 1501
        unit   3101 GE light_infantry {number + 3} at 123
        orders 3101: move 1501
    """).world
    assert (world.units[UnitId(3101)].position == "1501") is is_in


@rule("C2.2-10")
def test_locations_take_room_too() -> None:
    scene = """
        location 1501 GE cellar at 123
        {}
        unit   3101 GE light_infantry 20 at 123
        orders 3101: move 1501
    """
    play(scene.format("")).expect("3101 at 1501")
    full = play(scene.format("location 1502 GE shed at 1501"))
    full.expect("1: 3101 dropped move 1501 (C2.2-10)")


@rule("C2.2-11", "C2.2-3", "C2.2-12")
def test_the_terrain_inside_decides_who_enters() -> None:
    play("""
        map    123 woods
        location 1501 GE lair at 123
        location 1502 GE grove at 123
        unit   3101 GE porter at 123
        orders 3101: move 1501; move 1502
    """).expect("""
        1: 3101 dropped move 1501 (C2.2-11)
        3101 at 1502
    """)


@rule("C11.3-7")
def test_flying_units_enter_open_locations_from_above_and_leave_upwards() -> None:
    play("""
        location 1501 GE castle at 123
        unit   3101 GE hawk at o123
        orders 3101: move 1501 o123
    """).expect("""
        2: 3101 moved o123 -> 1501
        4: 3101 moved 1501 -> o123
    """)


@rule("C11.3-7")
def test_from_above_a_building_or_cave_is_entered_only_from_the_ground() -> None:
    play("""
        location 1501 GE cellar at 123
        unit   3101 GE hawk at o123
        orders 3101: move 1501
    """).expect("""
        2: 3101 moved o123 -> 123
        3: 3101 moved 123 -> 1501
    """)


@rule("C11.3-8")
def test_burrowing_units_enter_from_below() -> None:
    play("""
        location 1501 GE castle at 123
        unit   3101 GE mole at u123
        orders 3101: move 1501
    """).expect("3: 3101 moved u123 -> 1501")


TUNNEL = """
        location 1501 GE cellar at 123
        location 1502 GE cellar at 33
        connection 1501 1502 {} 250 {}
        unit   3101 GE porter at 1501
        orders 3101: move 1502; move 1501
"""


@rule("C11.4-1", "C11.4-3")
def test_a_connection_leads_straight_and_takes_its_length_in_its_terrain() -> None:
    play(TUNNEL.format("cave", "")).expect("""
        15: 3101 moved 1501 -> 1502
        3101 queue: move 1501 (begun-6)
    """)


@rule("C11.4-1")
def test_a_connection_may_be_for_one_way_only() -> None:
    play(TUNNEL.format("cave", "oneway")).expect("""
        15: 3101 moved 1501 -> 1502
        16: 3101 dropped move 1501 (C11-2)
    """)


@rule("C11.4-4")
def test_who_cannot_move_in_its_terrain_cannot_use_it() -> None:
    play(TUNNEL.format("underground", "")).expect("1: 3101 dropped move 1502 (C11-2)")


@rule("C11.4-2")
def test_a_nation_knows_the_connections_from_where_its_units_have_been() -> None:
    world = play(TUNNEL.format("cave", "")).world
    assert sorted(world.minds[NationId(1)].connections) == ["1501", "1502"]
    assert not world.minds[NationId(2)].connections


@rule("C18.2-15", "C18.2-16", "C18.2-17")
def test_sneaking_hides_at_once_and_takes_twice_as_long() -> None:
    play("""
        unit   3101 GE porter at 123
        side   123 s small_river
        orders 3101: sneak 122
    """).expect("""
        1: 3101 hides
        12: 3101 moved 123 -> 122
    """)


@rule("C18.2-3", "C18.2-13", "C18.2-14")
def test_who_moves_without_sneaking_hides_no_more() -> None:
    play("""
        unit   3101 GE light_cavalry 10 at 123 hidden
        orders 3101: farsneak 122; move 121
    """).expect("""
        8: 3101 moved 123 -> 122
        9: 3101 unhides
        12: 3101 moved 122 -> 121
    """)


@rule("C11-3")
def test_paths_are_judged_when_the_unit_is_about_to_move() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 1; move 119
    """).expect("2: 3101 dropped move 119 (C11-2)")


@rule("C11-1")
def test_all_listed_positions_are_visited_in_the_order_given() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: move 122 123 124
    """).expect("""
        4: 3101 moved 123 -> 122
        8: 3101 moved 122 -> 123
        12: 3101 moved 123 -> 124
    """)
