"""T1.2 Stands: their ground. The depths of the troop types are in the tests of the tables."""

import itertools

import pytest

from tests.games.triumph.armies.shipped import TABLES
from tests.games.triumph.base import Battle
from tests.games.triumph.fights import fight, lost, place
from tests.games.triumph.matches import begun, give
from tests.games.triumph.movement.moving import moving
from tests.games.triumph.positions.position import camp, position
from tests.rule import rule
from warhost.games.triumph.geometry import box, overlaps
from warhost.games.triumph.ground import in_impassable
from warhost.games.triumph.stands import camp_footprint, camps_on_table, footprint_of, on_table
from warhost.games.triumph.world import Table
from warhost.games.triumph.zones import zones_on_board
from warhost.kernel.asks import Seat


@rule("T1.2-8")
def test_a_camp_is_four_by_two_mu_and_controls_nothing() -> None:
    table = position("red camp at 24,2 \n blue camp at 30,30")
    assert set(camp_footprint(camp(table, "red")).corners) == set(
        box(22000, 0, 26000, 2000).corners
    )
    assert zones_on_board(table, enemies_of=Seat("blue")) == ()


def overlapping(table: Table) -> list[str]:
    """Whatever stands on others or on ground where nobody stands."""
    bodies = [(stand.id, footprint_of(table, stand)) for stand in on_table(table)]
    camps = [(f"{camp.seat} camp", camp_footprint(camp)) for camp in camps_on_table(table)]
    pairs = itertools.combinations([*bodies, *camps], 2)
    found = [f"{one[0]} and {other[0]}" for one, other in pairs if overlaps(one[1], other[1])]
    return found + [name for name, shape in bodies if in_impassable(table, shape)]


@rule("T1.2-9")
@pytest.mark.parametrize(
    ("other", "is_allowed"),
    [
        ("red/2 HFT at 20,13.5", False),
        ("blue/2 HFT at 20,12.5 facing 0", False),
        ("blue camp at 20,12.5", False),
        ("blue wagon at 20,12.5", False),
        ("red wagon at 20,14.5", False),
        ("piece impassable box 18,12.5 22,15", False),
        ("piece coast box 18,13.1 22,15", True),
        ("red/2 HFT at 20,13.9", True),
    ],
)
def test_no_move_ends_on_others(other: str, is_allowed: bool) -> None:
    battle = moving(f"red/9 HFT at 30,4 general \n red/1 HFT at 20,10 \n {other}")
    assert (battle.refused("red", "move red/1 ahead 3") == []) == is_allowed


@rule("T1.2-9")
def test_an_outcome_move_that_would_end_on_others_is_treated_by_its_own_clause() -> None:
    pair = "red/1 HFT at 20,10 \n blue/1 HFT at 20,10 facing 180 \n blue/9 HFT at 40,28"
    pushed = fight(
        f"{pair} \n blue/2 HFT at 20,10.75 facing 180 \n red/9 SKM at 4,4", red=4, blue=3
    )
    assert place(pushed, "blue/1")[1] == 11
    assert overlapping(pushed.world.table) == []
    walled = fight(f"{pair} \n piece impassable box 18,11 22,14 \n red/9 SKM at 4,4", red=4, blue=3)
    assert lost(walled) == ["blue/1"]


@rule("T1.2-9")
@pytest.mark.parametrize("scenario", ["clash", "battle"])
def test_after_whatever_happens_nobody_stands_on_others(scenario: str) -> None:
    match = begun(scenario)
    while match.asks() and match.round < 200:
        give(match)
        assert match.standing.position is not None
        assert overlapping(match.standing.position.world.table) == []


@rule("T1.2-10")
def test_a_normal_army_has_12_to_16_stands() -> None:
    ready = [roster for roster in TABLES["roster"].values() if roster.format == "standard"]
    sizes = sorted(sum(troop.count for troop in roster.troops) for roster in ready)
    assert 12 <= sizes[len(sizes) // 10] <= sizes[-len(sizes) // 10] <= 16
    assert 1 <= sizes[0] <= sizes[-1] <= 24


@rule("T1.2-10")
@pytest.mark.parametrize("count", [1, 24])
def test_armies_of_1_to_24_stands_are_played(count: int) -> None:
    rows = [
        f"{seat}/{n} SPR at {2 * n - 1},{y} facing {facing}"
        for seat, y, facing in (("red", 10, 0), ("blue", 20, 180))
        for n in range(1, count + 1)
    ]
    battle = Battle("\n".join([*rows, "turn red 6 movement"]), command=[6, 6])
    line = " ".join(f"red/{n}" for n in range(1, count + 1))
    battle.order("red", f"move {line} ahead 3")
    assert battle.stand(f"red/{count}").moved or battle.asked() == [("blue", "movement")]
    assert overlapping(battle.world.table) == []
