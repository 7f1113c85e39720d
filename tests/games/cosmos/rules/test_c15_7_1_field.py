"""C15.7.1 The battlefield."""

import pytest

from tests.games.cosmos.fights import blows, fight, fights, first, of, spot_of, when, world_of
from tests.rule import rule
from warhost.games.cosmos.battle.field import field_of
from warhost.games.cosmos.battle.mustering import mustered
from warhost.games.cosmos.ids import NationId, Position

GE, RW, OQ = NationId(1), NationId(2), NationId(3)
HERE, CITY, CASTLE = Position("123"), Position("1501"), Position("1502")
THREE = """
nation 1 GE Gemland points 9
nation 2 RW Rowanmark points 9
nation 3 OQ Oquin points 9
"""


@rule("C15.7.1-1", "C15.7.1-26")
def test_who_fights_is_at_zero_distance_on_the_map_and_on_a_field_of_its_own():
    scene = """
        unit 3101 GE spears at 123
        unit 4101 RW spears at {}
    """
    battle = fight(scene.format(123))
    assert spot_of(battle, 3101, 1) == "back"
    assert spot_of(battle, 3101, 2) == "between"
    assert [fights(scene.format(place)) for place in (124, "o123", "u123")] == [[], [], []]


@rule("C15.7.1-2", "C15.7.1-3", "C15.7.1-4")
def test_each_army_has_a_back_and_something_between_it_and_the_one_midfield():
    field = field_of(HERE, [(GE,), (RW,)], [], is_at_sea=False)
    kinds = [spot.kind for spot in field.spots]
    assert sorted(kinds) == ["back", "back", "between", "between", "midfield"]
    midfield = kinds.index("midfield")
    assert [field.distance[field.backs[n]][midfield] for n in (GE, RW)] == [2, 2]


@rule("C15.7.1-5", "C15.7.1-7", "C15.7.1-19")
def test_from_back_to_back_it_is_four_steps():
    field = field_of(HERE, [(GE,), (RW,)], [], is_at_sea=False)
    way, here = [field.backs[GE]], field.backs[GE]
    while here != field.backs[RW]:
        here = field.toward[here][field.backs[RW]]
        way.append(here)
    assert [field.spots[one].kind for one in way] == [
        "back", "between", "midfield", "between", "back",
    ]  # fmt: skip
    assert field.distance[way[0]][way[-1]] == 4


@rule("C15.7.1-6", "C15-6")
def test_two_who_advance_meet_in_the_middle_after_two_steps():
    battle = fight("""
        unit 3101 GE spears at 123
        unit 4101 RW spears at 123
    """)
    assert [spot_of(battle, unit, 3) for unit in (3101, 4101)] == ["midfield", "midfield"]
    assert when(battle, 3101, "melee")[0] == 3


@rule("C15.7.1-8", "C15.7.1-11")
def test_a_location_lies_two_steps_from_the_midfield():
    field = field_of(HERE, [(GE,)], [(CITY, HERE)], is_at_sea=False)
    kinds = [spot.kind for spot in field.spots]
    gate = field.gates[CITY]
    assert kinds[gate] == "gate"
    assert field.distance[kinds.index("midfield")][gate] == 2
    assert field.distance[field.backs[GE]][gate] == 4


@rule("C15.7.1-9", "C15.7.1-10", "C15.6.1-6")
def test_who_attacks_into_a_location_does_so_from_right_outside_and_never_goes_in():
    battle = fight("""
        location 1501 RW city at 123
        unit 3101 GE spears 200 at 123
        unit 4101 RW braves 40 at 1501 tactics defend
    """)
    assert spot_of(battle, 3101, 5) == "gate"
    assert spot_of(battle, 4101, 5) == "inside"
    assert when(battle, 3101, "melee")[0] == 5
    assert all(spot_of(battle, 3101, n) != "inside" for n in range(1, len(battle.segments) + 1))


@rule("C15.7.1-12", "C15.7.1-13")
def test_an_army_outside_is_as_far_from_its_own_town_as_its_enemy():
    field = field_of(HERE, [(GE,), (RW,)], [(CITY, HERE)], is_at_sea=False)
    gate = field.gates[CITY]
    assert [field.distance[field.backs[n]][gate] for n in (GE, RW)] == [4, 4]
    midfield = [spot.kind for spot in field.spots].index("midfield")
    ends = (field.backs[GE], field.backs[RW], gate)
    assert [field.distance[midfield][end] for end in ends] == [2, 2, 2]


@rule("C15.7.1-14", "C15.7.1-15")
def test_the_inside_of_a_location_is_one_position():
    battle = fight("""
        location 1501 RW city at 123
        unit 3101 GE spears at 1501
        unit 4101 RW spears at 1501
    """)
    assert [spot.kind for spot in battle.spots] == ["inside"]
    assert when(battle, 3101, "melee")[0] == 1


@rule("C15.7.1-16", "C15.7.1-17", "C15.7.1-18")
def test_a_castle_in_a_town_hangs_on_its_inside_and_no_open_field_is_used():
    battle = fight("""
        location 1501 - city at 123
        location 1502 RW city at 1501
        unit 3101 GE spears 200 at 1501
        unit 4101 RW spears at 1502 tactics defend
    """)
    assert [(spot.kind, spot.place) for spot in battle.spots] == [
        ("inside", "1501"), ("inside", "1502"),
    ]  # fmt: skip
    assert when(battle, 3101, "melee")[0] == 1


@rule("C15.7.1-20", "C15.7.1-21")
def test_a_wall_is_no_distance_and_yet_a_step():
    field = field_of(HERE, [(GE,)], [(CITY, HERE)], is_at_sea=False)
    inside, gate = field.insides[CITY], field.gates[CITY]
    assert (field.distance[inside][gate], field.steps[inside][gate]) == (0, 1)
    battle = fight("""
        location 1501 RW city at 123 walls 1 3
        unit 3101 GE spears at 123
        unit 4101 RW lancers at 1501
    """)
    assert [spot_of(battle, 4101, n) for n in (1, 2)] == ["inside", "between"]


@rule("C15.7.1-22")
@pytest.mark.parametrize(("place", "nested"), [("1501", False), ("1502", True)])
def test_only_the_same_position_or_the_other_side_of_one_wall_is_in_melee_range(
    place: str, nested: bool
):
    found = fights(f"""
        location 1501 RW city at 123
        location 1502 RW castle at 1501
        unit 3101 GE spears 200 at 123
        unit 4101 RW spears at {place} tactics defend
    """)
    assert (found == []) is nested


@rule("C15.7.1-23", "C15.7.1-24")
@pytest.mark.parametrize(("kind", "shots"), [("bows", [2, 3, 4]), ("javelins", [3, 4])])
def test_missiles_reach_as_many_steps_as_their_range(kind: str, shots: list[int]):
    battle = fight(f"""
        unit 3101 GE zealots 400 at 123
        unit 4101 RW {kind} at 123 tactics defend
    """)
    assert when(battle, 4101, "missile") == shots


@rule("C15.7.1-25")
def test_each_of_several_enemies_has_an_arm_and_friends_share_one():
    (one,) = mustered(
        world_of(f"""{THREE}
        unit 3101 GE spears at 123
        unit 4101 RW spears at 123
        unit 5101 OQ spears at 123
        policy RW GE enemy
        policy RW OQ enemy
    """)
    )
    backs = one.field.backs
    assert backs[GE] == backs[OQ] != backs[RW]
    hostile = world_of(f"""{THREE}
        unit 3101 GE spears at 123
        unit 4101 RW spears at 123
        unit 5101 OQ spears at 123
        policy RW GE enemy
        policy RW OQ enemy
        policy GE OQ enemy
    """)
    (three,) = mustered(hostile)
    assert len(set(three.field.backs.values())) == 3
    assert [spot.kind for spot in three.field.spots].count("midfield") == 1


@rule("C15.7.1-26", "C15.7.2-24", "C12.2-1")
def test_at_sea_there_is_one_position_and_nobody_has_to_move():
    scene = """
        map 123 deep_ocean
        unit 3101 GE mermen at 123 tactics {}
        unit 4101 RW mermen at 123 tactics {}
    """
    battle = fight(scene.format("defend", "attack"))
    assert [spot.kind for spot in battle.spots] == ["sea"]
    assert battle.is_at_sea
    assert when(battle, 3101, "melee")[0] == when(battle, 4101, "melee")[0] == 1
    assert first(battle, 3101).attacks == first(battle, 4101).attacks == 50
    assert blows(fight(scene.format("defend", "defend")))
    assert of(battle, 3101).before == ((2, 50),)
