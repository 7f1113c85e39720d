"""T1.2 Stands: their ground. The depths of the troop types are in the tests of the tables."""

from tests.games.triumph.positions.position import camp, position
from tests.rule import rule
from warhost.games.triumph.geometry import box
from warhost.games.triumph.stands import camp_footprint
from warhost.games.triumph.zones import zones_on_board
from warhost.kernel.asks import Seat


@rule("T1.2-8")
def test_a_camp_is_four_by_two_mu_and_controls_nothing() -> None:
    table = position("red camp at 24,2 \n blue camp at 30,30")
    assert set(camp_footprint(camp(table, "red")).corners) == set(
        box(22000, 0, 26000, 2000).corners
    )
    assert zones_on_board(table, enemies_of=Seat("blue")) == ()
