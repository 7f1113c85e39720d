"""T20 Choices of a player who is not there: his standing preferences."""

from typing import Any

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import FIGHT
from tests.games.triumph.matches import begun_from, give, played, puzzle
from tests.rule import rule
from warhost.games.triumph.deciding import asks, fallback
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Habit
from warhost.kernel.standing import BY_ITSELF

BLUE = Seat("blue")
SHOOTER = "blue/9 ARC at 20,10"


def answer(battle: Battle, seat: str, **wishes: Any) -> str:
    """What is decided for a seat that does not answer."""
    ask = next(ask for ask in asks(battle.world) if ask.seat == seat)
    return print_order(fallback(view_of(battle.world, Seat(seat)), ask, wishes))


def return_fire(targets: str, **wishes: Any) -> str:
    """What blue shoots at in red's turn."""
    return answer(Battle(f"{SHOOTER} \n {targets} \n turn red 4 return fire"), "blue", **wishes)


@rule("T20-3")
@pytest.mark.parametrize(
    ("targets", "chosen"),
    [
        ("red/1 KNT at 18.5,12.75 facing 180 \n red/2 SPR at 21.5,12.75 facing 180", "red/1"),
        ("red/1 SPR at 18.5,12.75 facing 180 \n red/2 RBL at 21.5,12.75 facing 180", "red/2"),
        ("red/1 SPR at 18,13 facing 180 \n red/2 SPR at 22,12.5 facing 180", "red/2"),
        ("red/2 SPR at 18,12.5 facing 180 \n red/1 SPR at 22,13 facing 180", "red/2"),
        ("red/2 SPR at 18,12.5 facing 180 \n red/1 SPR at 22,12.5 facing 180", "red/1"),
        ("red/10 SPR at 18,12.5 facing 180 \n red/2 SPR at 22,12.5 facing 180", "red/2"),
    ],
)
def test_shots_go_where_they_destroy_most_likely_then_near_then_by_number(
    targets: str, chosen: str
) -> None:
    assert return_fire(targets) == f"shoot blue/9 at {chosen}"


@rule("T20-3")
def test_shots_of_the_active_player_are_chosen_in_the_same_way() -> None:
    targets = "red/1 SPR at 18.5,12.75 facing 180 \n red/2 RBL at 21.5,12.75 facing 180"
    battle = Battle(f"{SHOOTER} \n {targets} \n turn blue 4 shooting")
    assert answer(battle, "blue") == "shoot blue/9 at red/2"
    assert answer(battle, "blue", shooting="hold fire") == "done"
    assert answer(Battle(f"{SHOOTER} \n {targets} \n turn blue 4 movement"), "blue") == "done"


@rule("T20-3")
def test_a_wish_can_be_to_hold_fire() -> None:
    target = "red/1 SPR at 20,12.5 facing 180"
    assert return_fire(target, shooting="hold fire") == "done"


@rule("T20-3", "T20-16")
def test_a_turn_goes_on_without_waiting_for_the_other_player() -> None:
    text = f"{SHOOTER} \n red/1 SPR at 20,12.5 facing 180 \n turn red 4 movement"
    match = begun_from(puzzle(text))
    match.wish(BLUE, {BY_ITSELF: ["return fire"]})
    give(played(match, lambda found: found.asks()[0].kind != "movement"))
    habits = [line.entry for line in match.lines if isinstance(line.entry, Habit)]
    assert [(habit.seat, habit.kind) for habit in habits][:1] == [("blue", "return fire")]
    assert b"blue/9" in bytes(habits[0].order)


def pursuing(winner: str, loser: str) -> Battle:
    """A pursuit of red's is due, which a card can cancel."""
    pair = f"red/1 {winner} at 10,10 \n blue/1 {loser} at 10,10 facing 180"
    rest = "red/8 HFT at 40,4 \n blue/8 HFT at 40,28 facing 180"
    battle = Battle(f"red card HL 1 \n {pair} \n {rest} \n {FIGHT}", red=[5], blue=[4])
    return battle.order("red", "fight red/1")


@rule("T20-16")
@pytest.mark.parametrize(
    ("winner", "loser", "order"),
    [("WBD", "LFT", "hold"), ("WRR", "LFT", "hold"), ("KNT", "KNT", "let")],
)
def test_the_first_pursuit_of_warbands_and_warriors_is_cancelled(
    winner: str, loser: str, order: str
) -> None:
    battle = pursuing(winner, loser)
    assert battle.asked() == [("red", "pursuit")]
    assert answer(battle, "red").split()[0] == order
    assert answer(battle, "red", pursuit="hold").split()[0] == "hold"
    assert answer(battle, "red", pursuit="pursue").split()[0] == "let"


REAR = "red/1 HFT at 20,9.25"
LEFT = "red/2 HFT at 19,9 facing 90"
RIGHT = "red/3 HFT at 21,9 facing 270"


@rule("T20-16")
@pytest.mark.parametrize(
    ("touchers", "faced"),
    [((REAR, LEFT, RIGHT), "red/1"), ((LEFT, RIGHT), "red/2"), ((RIGHT, REAR), "red/1")],
)
def test_a_stand_touched_on_several_edges_faces_its_rear_then_left_then_right(
    touchers: tuple[str, ...], faced: str
) -> None:
    stands = " \n ".join(touchers)
    rest = "red/8 HFT at 40,4 \n blue/8 HFT at 40,28 facing 180"
    battle = Battle(f"blue/1 HFT at 20,10 \n {stands} \n {rest} \n turn blue 4 close combat")
    battle.order("blue", "fight blue/1")
    assert battle.asked() == [("red", "facing")]
    assert answer(battle, "red") == f"face {faced}"
    last = touchers[-1].split()[0]
    assert answer(battle, "red", facing=[last]) == f"face {last}"
