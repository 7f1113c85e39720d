"""C11.1 Move cost: terrain, loads and wounds; C11.2.2 roads."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.movement.waypoints import terrain_at


def stones(number: int, holder: int = 3101) -> str:
    """So many items of weight 1."""
    return "\n".join(f" item {2000 + n} GE stone in {holder}" for n in range(number))


def phases(text: str, order: str = "move 124d", rest: str = "") -> int | None:
    """In which phase a unit arrives; none if it does not."""
    played = play(f"{text}\n orders 3101: {order}\n{rest}")
    moves = [line for line in played.lines if ": 3101 moved" in line]
    return int(moves[0].split(":")[0]) if moves else None


GOLD = "unit 3101 GE porter at 123 carries gold:"


@rule("C11.1-1", "C11.1-2", "C2.3.1-13")
@pytest.mark.parametrize(("terrain", "wanted"), [("plains", 6), ("woods", 7), ("mountains", 12)])
def test_move_cost_times_distance(terrain: str, wanted: int) -> None:
    scene = f"hex 123 {terrain} 124 {terrain}\n unit 3101 GE porter at 123"
    assert phases(scene) == wanted


@rule("C11.1.1-3", "C11.1.1-4", "C11.1-4")
@pytest.mark.parametrize(
    ("gold", "wanted"),
    [(2500, 6), (2501, 8), (5000, 8), (5001, 9)],
)
def test_a_fourth_is_free_and_up_to_a_half_costs_a_quarter_more(gold: int, wanted: int) -> None:
    assert phases(f"{GOLD}{gold}") == wanted


@rule("C11.1.1-5", "C11.1.1-6", "C11.1.1-7")
@pytest.mark.parametrize(
    ("gold", "wanted"),
    [(9999, 9), (10_000, 12), (10_001, None)],
)
def test_less_than_all_exactly_all_and_more_than_one_can_carry(
    gold: int, wanted: int | None
) -> None:
    assert phases(f"{GOLD}{gold}") == wanted


@rule("C11.1.1-1")
def test_items_and_resources_weigh_together() -> None:
    assert phases(f"{GOLD}2400") == 6
    assert phases(f"{GOLD}2400\n{stones(1)}") == 6
    assert phases(f"{GOLD}2400\n{stones(2)}") == 8


@rule("C11.1.1-2")
@pytest.mark.parametrize(("gold", "wanted"), [(40_000, 6), (40_001, None)])
def test_some_types_are_not_slowed_by_what_they_can_carry(gold: int, wanted: int | None) -> None:
    assert phases(f"unit 3101 GE mule at 123 carries gold:{gold}") == wanted


@rule("C11.1.1-8", "C11.1.1-9")
@pytest.mark.parametrize(
    ("points", "most"),
    [(8, 10_000), (6, 7000), (4, 3000)],
)
def test_the_wounded_carry_less(points: int, most: int) -> None:
    text = f"unit 3101 GE veteran at 123 wounded 1 {points} carries gold:"
    assert phases(f"{text}{most}") == 12
    assert phases(f"{text}{most + 1}") is None


@rule("C11.1.1-10")
def test_the_incapacitated_carry_nothing_and_must_be_carried() -> None:
    hurt = "unit 3101 GE veteran at 123 wounded 1 2"
    assert phases(hurt) is None
    carrier = "unit 3101 GE porter at 123\n unit 3102 GE veteran in 3101 wounded 1 2"
    assert phases(carrier) == 6
    assert phases(carrier.replace("3101 GE porter at 123", "3101 GE porter at 123 carries "
                                  "gold:9001")) is None  # fmt: skip


@rule("C11.1.1-11", "C8-11")
def test_a_force_shares_its_load_so_that_it_is_as_fast_as_can_be() -> None:
    two = "unit 3101 GE porter at 123 carries gold:5000\n unit 3102 GE porter in 3101"
    assert phases(two) == 6
    assert phases(f"{GOLD}5000") == 8
    horse = "unit 3101 GE light_cavalry 10 at 123\n unit 3102 GE porter in 3101 carries gold:5000"
    assert phases(horse) == 6


@rule("C8-11")
def test_some_types_share_nothing() -> None:
    two = "unit 3101 GE porter at 123\n unit 3102 GE loner in 3101 carries gold:{}"
    assert phases(two.format(2500)) == 6
    assert phases(two.format(2501)) == 8
    assert phases(two.format(10_001)) is None


@rule("C11.1-6")
def test_a_force_is_as_slow_as_its_slowest_in_each_terrain() -> None:
    two = "hex 124 {}\n unit 3101 GE light_cavalry 10 at 123\n unit 3102 GE porter in 3101"
    assert phases(two.format("plains")) == 6
    assert phases(two.format("woods")) == 7


ROAD = "hex 123 hills 124 hills\n unit 3101 GE porter at 123"


@rule("C11.2.2-1", "C2.1.3-7", "C2.1.3-6")
def test_on_a_road_the_lower_cost_is_paid() -> None:
    assert phases(ROAD) == 8
    assert phases(f"{ROAD}\n side 123 s road") == 4


@rule("C11.2.2-3")
def test_half_a_road_counts_for_its_half_of_the_way() -> None:
    assert phases(f"{ROAD}\n half 123 s road") == 6
    assert phases(f"{ROAD}\n half 124 n road") == 6


@rule("C11.2.2-2")
def test_the_whole_force_goes_by_road_or_beside_it() -> None:
    """The cavalry is faster beside the road than the porter on it, but they stay together."""
    both = (
        "hex 123 hills 124 hills\n side 123 s road\n"
        "unit 3101 GE light_cavalry 10 at 123\n unit 3102 GE porter in 3101"
    )
    assert phases(both) == 4
    assert phases(both.replace(" side 123 s road\n", "")) == 8


@rule("C11.2.2-1")
def test_a_road_does_not_let_anybody_into_terrain_that_it_cannot_enter() -> None:
    assert phases("hex 124 swamp\n side 123 s road\n unit 3101 GE porter at 123") is None


@rule("C2.1.2-12", "C2.1.2-3")
@pytest.mark.parametrize(("order", "wanted"), [("move o123", 2), ("move oh", 2)])
def test_straight_up_is_half_a_hex(order: str, wanted: int) -> None:
    assert phases("unit 3101 GE hawk at 123", order) == wanted


@rule("C2.1.2-13", "C2.1.2-8")
def test_up_and_across_is_a_little_longer_than_across() -> None:
    """(6 + 2) / 2 times 1.118 is 4.472, rounded up once."""
    assert phases("unit 3101 GE hawk at 123", "move o124d") == 5


@rule("C11.2.1-7", "C11.2.1-4")
def test_h_is_the_surface_and_so_is_a_plain_direction() -> None:
    assert (
        play("""
        unit   3101 GE hawk at o123
        orders 3101: move os osw
    """)
        .world.units[UnitId(3101)]
        .position
        == "o99"
    )
    play("""
        unit   3101 GE hawk at o123
        orders 3101: move h oh s
    """).expect("3101 at 124")


@rule("C11.2.1-5", "C2.1.2-10")
def test_only_those_who_fly_or_burrow_leave_the_surface() -> None:
    assert phases("unit 3101 GE mole at 123", "move uh") == 3
    assert phases("unit 3101 GE mole at 123", "move oh") is None
    assert phases("unit 3101 GE hawk at 123", "move uh") is None
    assert phases("unit 3101 GE hawk at 123", "move osw") is not None


@rule("C2.1.2-9")
@pytest.mark.parametrize(
    ("place", "is_lost"), [("o123", True), ("u123", True), ("124", True), ("123", False)]
)
def test_who_falls_or_sinks_is_destroyed(place: str, is_lost: bool) -> None:
    world = play(f"""
        map    124 deep_ocean
        unit   3101 GE porter at {place}
    """).world
    assert (3101 not in world.units) is is_lost


@rule("C2.1.2-6", "C2.1.2-7", "C2.1.2-5")
def test_over_and_under_have_terrains_of_their_own() -> None:
    world = play("map 123 woods 124 lake 125 mountains").world
    found = [terrain_at(world, Position(p)) for p in ("o123", "u125", "u124", "o124", "123")]
    assert found == ["air", "underground", "lake_bottom", "air", "woods"]
