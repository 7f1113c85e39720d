"""C16 Walls: what has them, and what damage leaves of them."""

import pytest

from tests.games.cosmos.base import Scene, play, rules
from tests.games.cosmos.reporting import section, set_up
from tests.rule import rule
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.world import Location


def place(line: str) -> Location:
    return Scene(f"location 1501 GE {line}").world.locations[LocationId(1501)]


@rule("C16-1")
def test_some_types_can_have_walls_and_castles_and_forts_are_nothing_else() -> None:
    kinds = rules().locations
    assert kinds["city"].can_fortify
    assert not kinds["city"].is_specialised
    assert kinds["castle"].is_specialised
    assert kinds["fort"].is_specialised
    assert not kinds["oasis"].can_fortify


@rule("C16-2")
@pytest.mark.parametrize(("kind", "points"), [("castle", 7), ("fort", 5)])
def test_castles_are_centres_of_administration_and_forts_are_not(kind: str, points: int) -> None:
    scene = f"nation 1 GE Gemland points 5\nland GE 110\nlocation 1501 GE {kind} at 110 walls 1 3"
    told = section(set_up(scene), "STATUS")
    assert f"Administration points for next turn: {points}" in told


@rule("C16-3", "C16-4", "C16-5")
@pytest.mark.parametrize(
    ("damage", "left"),
    [(0, 4), (13, 4), (14, 3), (27, 3), (28, 2), (55, 1), (56, 0), (900, 0)],
)
def test_every_so_much_damage_as_a_wall_is_thick_takes_a_point_off(damage: int, left: int) -> None:
    assert effective_rating(place(f"keep at 110 walls 4 14 damage {damage}")) == left


@rule("C16-4")
def test_damage_stays_until_it_is_repaired() -> None:
    play("location 1501 GE keep at 110 walls 4 14 damage 15\nturns 2").expect(
        "1501 is keep size 0 walls 4/14 damage 15"
    )
