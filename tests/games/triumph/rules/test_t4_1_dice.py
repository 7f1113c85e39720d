"""T4.1 The dice of the set-up: whose land, whose advantage, how much terrain."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.setting_up import from_step
from tests.rule import rule
from warhost.games.triumph.events.setup import (
    AdvantageRolled,
    FlankRightsKnown,
    TerrainRolled,
    TopographyRolled,
)
from warhost.games.triumph.report import tell
from warhost.games.triumph.view import seen, view_of
from warhost.games.triumph.world import Choices
from warhost.kernel.asks import Seat


def topography(red: str, blue: str, *faces: int) -> Battle:
    """The dice fall red, blue, red, blue and so on."""
    scene = f"red rated {red} \n blue rated {blue}"
    return from_step(scene, "topography", topography=list(faces), advantage=[6, 1], terrain=[1, 1])


def advantage(red: int, blue: int, *faces: int, terrain: int = 1) -> Battle:
    """Armies of these maneuver ratings roll for the advantage."""
    scene = f"red rated 0 {red} hilly \n blue rated 0 {blue} marsh \n field dry 2"
    return from_step(scene, "advantage", advantage=list(faces), terrain=[terrain, 1])


@rule("T4.1-2")
@pytest.mark.parametrize(
    ("red", "blue", "faces", "land"),
    [
        ("0 0 hilly", "0 0 marsh", (2, 3), "hilly"),
        ("0 0 hilly", "0 0 marsh", (3, 2), "marsh"),
        ("2 0 hilly", "0 0 marsh", (2, 3), "marsh"),
        ("0 4 hilly", "0 0 marsh", (2, 3), "hilly"),
    ],
)
def test_the_battle_is_fought_at_the_home_of_the_lower_score(
    red: str, blue: str, faces: tuple[int, ...], land: str
) -> None:
    assert topography(red, blue, *faces).world.table.setup.topography == land


@rule("T4.1-2")
def test_equal_invasion_scores_are_rolled_again() -> None:
    battle = topography("1 0 hilly", "0 0 marsh", 2, 3, 4, 5, 1, 3)
    first, second, third = battle.happened(TopographyRolled)
    assert (first.home, second.home, third.home) == (None, None, "red")
    assert battle.world.table.setup.topography == "hilly"


@rule("T4.1-3")
@pytest.mark.parametrize(
    ("red", "blue", "faces", "seat", "score"),
    [
        (0, 0, (6, 1), "red", 5),
        (0, 3, (4, 2), "blue", 1),
        (4, 0, (6, 1), "red", 9),
        (2, 1, (3, 3), "red", 1),
    ],
)
def test_the_higher_score_has_the_advantage_by_the_difference(
    red: int, blue: int, faces: tuple[int, ...], seat: str, score: int
) -> None:
    setup = advantage(red, blue, *faces).world.table.setup
    assert (setup.advantaged, setup.advantage) == (seat, score)


@rule("T4.1-4")
@pytest.mark.parametrize(("faces", "seat"), [((3, 3, 6, 1), "red"), ((3, 3, 5, 5, 1, 6), "blue")])
def test_an_advantage_that_was_tied_first_counts_nothing(faces: tuple[int, ...], seat: str) -> None:
    battle = advantage(0, 0, *faces)
    setup = battle.world.table.setup
    assert (setup.advantaged, setup.advantage) == (seat, 0)
    *ties, _ = battle.happened(AdvantageRolled)
    assert all(tie.advantaged is None for tie in ties)


@rule("T4.1-5", "T4.1-7")
@pytest.mark.parametrize(
    ("rating", "die", "may"),
    [(0, 1, True), (4, 3, True), (3, 3, False), (0, 2, False), (4, 4, False), (2, 1, True)],
)
def test_who_rolls_a_one_or_below_his_maneuver_rating_may_flank(
    rating: int, die: int, may: bool
) -> None:
    other = 6 if rating + die != 6 else 5
    armies = advantage(rating, 0, die, other).world.table.armies
    assert (armies[Seat("red")].may_flank, armies[Seat("blue")].may_flank) == (may, False)


@rule("T4.1-6")
@pytest.mark.parametrize(
    ("faces", "may"),
    [((2, 4, 6, 5), ("red",)), ((4, 6, 1, 6), ()), ((1, 3, 6, 1), ("red",))],
)
def test_after_a_tie_the_first_dice_decide_who_may_flank(
    faces: tuple[int, ...], may: tuple[str, ...]
) -> None:
    battle = advantage(3, 1, *faces) if faces[0] == 2 else advantage(2, 0, *faces)
    (known,) = battle.happened(FlankRightsKnown)
    assert known.seats == may


@rule("T4.6-12", "T4.1-5")
def test_without_flank_marches_nobody_gets_the_right() -> None:
    choices = Choices(flank_marches=False)
    battle = from_step("field dry 2", "advantage", choices, advantage=[1, 3], terrain=[1, 1])
    assert not any(army.may_flank for army in battle.world.table.armies.values())


@rule("T4.1-8")
@pytest.mark.parametrize(("red", "blue"), [(1, 1), (6, 6), (2, 5)])
def test_the_terrain_score_is_the_sum_of_a_die_of_each_player(red: int, blue: int) -> None:
    battle = from_step("field dry 2 \n set-up blue 3 terrain", "terrain score", terrain=[red, blue])
    (rolled,) = battle.happened(TerrainRolled)
    assert [(roll.seat, roll.face) for roll in rolled.rolls] == [("red", red), ("blue", blue)]
    assert battle.world.table.setup.terrain_score == red + blue


@rule("T1.1-13")
def test_every_roll_is_shown_to_both_players_with_its_faces() -> None:
    battle = topography("0 0 hilly", "2 0 marsh", 4, 3)
    (event,) = battle.happened(TopographyRolled)
    for seat in (Seat("red"), Seat("blue")):
        assert seen(event, battle.world, seat) == event
        told = tell(event, view_of(battle.world, seat))
        assert told is not None
        assert told.details == ("red: 4", "blue: 3 + 2 = 5")
