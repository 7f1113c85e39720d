"""T4.1 The choice of terrain: its score, its number, its kinds, and whose choice it is."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.setting_up import from_step, steps_begun
from tests.rule import rule
from warhost.games.triumph.events.setup import LayoutRolled
from warhost.games.triumph.rows import Topography


def choosing(field: str, advantage: int = 0) -> Battle:
    """Blue has the advantage and chooses the terrain."""
    return Battle(f"field {field} \n set-up blue {advantage} terrain", layout=[1, 1])


def refused(field: str, order: str, advantage: int = 0) -> list[str]:
    return choosing(field, advantage).refused("blue", f"terrain {order}")


@rule("T4.1-1", "T4.5-1", "T4.5-3")
def test_the_set_up_goes_through_its_steps_in_order() -> None:
    battle = from_step(
        PAIR,
        "topography",
        topography=[1, 6],
        advantage=[2, 6],
        terrain=[1, 1],
        layout=[1, 1],
        command=[3],
    )
    assert battle.asked() == [("blue", "terrain")]
    battle.order("blue", "terrain village woods rough")
    assert battle.asked() == [("blue", "layout")]
    battle.order("blue", "layout 1 4x4; 2 4x4; 3 4x4")
    assert battle.asked() == [("red", "base edge")]
    battle.order("red", "edge south").order("red", "camp at 24").order("blue", "camp at 24")
    battle.order("red", "deploy red/1 at 24,7").order("blue", "deploy blue/1 at 24,25")
    assert battle.asked() == [("red", "rest")]
    battle.order("red", "deploy red/2 at 4,7").order("blue", "deploy blue/2 at 4,25")
    assert battle.asked() == [("blue", "movement")]
    assert steps_begun(battle) == STEPS


PAIR = """
    red/1 SPR muster worth 16 core general
    red/2 SKM muster
    blue/1 SPR muster worth 16 core general
    blue/2 SKM muster
"""
STEPS = [
    "advantage",
    "terrain score",
    "terrain",
    "layout dice",
    "layout",
    "base edge",
    "flank march",
    "camp",
    "camp",
    "centre",
    "centre",
    "rest",
    "rest",
    "first turn",
    "cards",
    "command",
    "movement",
]


@rule("T4.1-9")
@pytest.mark.parametrize(
    ("score", "advantage", "change", "broken"),
    [
        (6, 2, "+2", []),
        (6, 2, "-2", []),
        (6, 2, "+3", ["T4.1-9"]),
        (6, 2, "-3", ["T4.1-9"]),
        (6, 0, "+1", ["T4.1-9"]),
        (11, 5, "+1", []),
        (11, 5, "+2", ["T4.1-9"]),
        (3, 5, "-1", []),
        (3, 5, "-2", ["T4.1-9"]),
    ],
)
def test_the_score_is_changed_by_at_most_the_advantage_and_stays_in_2_to_12(
    score: int, advantage: int, change: str, broken: list[str]
) -> None:
    pieces = {2: 3, 4: 3, 6: 4, 8: 5, 12: 6}.get(score + int(change), 4)
    kinds = " ".join(["woods", "marsh", "wooded_hill", "woods", "marsh", "stream"][:pieces])
    assert refused(f"forest {score}", f"{change} {kinds}", advantage) == broken


@rule("T4.1-10")
@pytest.mark.parametrize(
    ("score", "pieces"),
    [(2, 3), (4, 3), (5, 4), (7, 4), (8, 5), (10, 5), (11, 6), (12, 6)],
)
def test_the_score_says_how_many_pieces_there_are(score: int, pieces: int) -> None:
    kinds = ["woods", "marsh", "wooded_hill", "woods", "marsh", "wooded_hill", "woods"]
    for number in (pieces - 1, pieces, pieces + 1):
        broken = [] if number == pieces else ["T4.1-10"]
        assert refused(f"forest {score}", " ".join(kinds[:number])) == broken


@rule("T4.1-8", "T4.1-10")
def test_the_adjusted_score_counts() -> None:
    assert refused("forest 4", "+1 woods marsh woods", 1) == ["T4.1-10"]
    battle = choosing("forest 4", 1).order("blue", "terrain +1 woods marsh woods marsh")
    assert battle.world.table.setup.terrain_score == 5


@rule("T4.1-11")
def test_the_advantaged_player_chooses_and_lays_the_terrain() -> None:
    battle = choosing("dry 2")
    assert battle.asked() == [("blue", "terrain")]
    battle.order("blue", "terrain rough rough dunes")
    assert battle.asked() == [("blue", "layout")]


@rule("T4.1-12")
@pytest.mark.parametrize(
    ("kinds", "broken"),
    [
        ("rough dunes oasis", []),
        ("rough rough rough", []),
        ("dunes oasis dunes", ["T4.1-12"]),
        ("rough dunes woods", ["T4.1-17"]),
        ("rough dunes coast", ["T4.1-17"]),
    ],
)
def test_one_piece_is_compulsory_and_the_others_are_of_the_homeland(
    kinds: str, broken: list[str]
) -> None:
    assert refused("dry 2", kinds) == broken


@rule("T4.1-23")
@pytest.mark.parametrize("home", rules().topographies.values(), ids=lambda home: home.id)
def test_a_road_may_be_chosen_anywhere_and_is_one_of_the_pieces(home: Topography) -> None:
    other = next(kind for kind in home.optional if kind != "road")
    kinds = f"{home.compulsory} {other}"
    assert refused(f"{home.id} 2", f"{kinds} road") == []
    assert refused(f"{home.id} 5", f"{kinds} road") == ["T4.1-10"]


@rule("T4.1-20", "T4.1-21")
@pytest.mark.parametrize(
    ("kinds", "broken"),
    [
        ("marsh marsh marsh stream", []),
        ("marsh marsh marsh marsh", ["T4.1-21"]),
        ("marsh stream stream woods", ["T4.1-21"]),
        ("marsh coast stream woods", ["T4.1-20"]),
        ("marsh road road woods", ["T4.1-21"]),
        ("marsh coast road woods", []),
    ],
)
def test_limits_of_kinds_on_one_table(kinds: str, broken: list[str]) -> None:
    assert refused("marsh 5", kinds) == broken


@rule("T4.1-22")
@pytest.mark.parametrize(
    ("land", "piece"),
    [
        ("arable", "village"),
        ("forest", "woods"),
        ("hilly", "steep_hill"),
        ("steppe", "gentle_hill"),
        ("dry", "rough"),
        ("marsh", "marsh"),
        ("delta", "marsh"),
    ],
)
def test_a_road_may_be_chosen_in_every_land_and_counts_as_a_piece(land: str, piece: str) -> None:
    rest = {"arable": "woods", "dry": "dunes"}.get(land, piece)
    assert refused(f"{land} 3", f"{piece} road {rest}") == []
    assert "T4.1-10" in refused(f"{land} 3", f"{piece} {rest} {rest} road")


@rule("T4.2-1")
def test_the_pieces_get_their_numbers_as_they_are_named_before_the_dice() -> None:
    battle = Battle("field dry 3 \n set-up blue 0 terrain", layout=[4, 2])
    battle.order("blue", "terrain dunes rough oasis")
    assert battle.world.table.setup.kinds == ("dunes", "rough", "oasis")
    assert [event.faces for event in battle.happened(LayoutRolled)] == [(4, 2)]
    assert battle.world.table.setup.layout == (4, 2)
