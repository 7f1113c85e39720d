"""T16 Victory: what counts as lost, when it is checked, and who has won."""

import pytest

from tests.games.triumph.base import Battle, rules, scene
from tests.games.triumph.fights import FIGHT, fight, lost
from tests.games.triumph.matches import begun
from tests.rule import rule
from warhost.games.triumph.game import GAME
from warhost.games.triumph.show import show
from warhost.games.triumph.turn.victory import losses_of, lost_by, verdict_of
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import SPECTATOR, Seat

RED, BLUE = Seat("red"), Seat("blue")
STANDING = "red/99 HFT at 10,4 \n blue/99 HFT at 10,28 facing 180"


def losses(red: float, blue: float, active: str = "red") -> Battle:
    """Both armies have lost so many points."""
    text = f"red/1 SPR lost worth {red} \n blue/1 SPR lost worth {blue} \n {STANDING}"
    return Battle(f"{text} \n turn 5 {active} 4 movement", command=[3, 3])


def winner(red: float, blue: float) -> str:
    """Who wins at the end of red's turn, by their losses."""
    verdict = losses(red, blue).order("red", "done").world.table.verdict
    return " ".join(verdict.winners) if verdict else "play on"


@rule("T16-1", "T16-7")
@pytest.mark.parametrize(
    ("red", "blue", "who"),
    [
        (16, 12, "blue"),
        (12, 16, "red"),
        (16, 16, "play on"),
        (17, 16, "blue"),
        (15, 3, "play on"),
        (3, 15, "play on"),
        (0, 16, "red"),
    ],
)
def test_16_points_destroyed_and_fewer_lost_win(red: float, blue: float, who: str) -> None:
    assert winner(red, blue) == who


@rule("T16-3", "T16-4")
@pytest.mark.parametrize(
    ("red", "blue", "who"),
    [
        (15.5, 0, "play on"),
        (16.5, 16, "blue"),
        (16.5, 16.5, "play on"),
        (20, 20.5, "red"),
        (20, 20, "play on"),
    ],
)
def test_equal_losses_play_on_and_half_points_decide(red: float, blue: float, who: str) -> None:
    assert winner(red, blue) == who


@rule("T16-2")
@pytest.mark.parametrize(("red", "blue", "who"), [(0, 16, "red"), (16, 0, "blue")])
@pytest.mark.parametrize("active", ["red", "blue"])
def test_the_check_at_the_end_of_each_turn_is_for_both(
    active: str, red: int, blue: int, who: str
) -> None:
    battle = losses(red, blue, active)
    assert battle.world.table.verdict is None
    battle.order(active, "done")
    assert battle.world.table.verdict is not None
    assert battle.world.table.verdict.winners == (who,)
    assert battle.asked() == []


@rule("T16-2")
def test_nobody_has_won_before_the_turn_is_over() -> None:
    pair = "red/1 HFT at 20,20 \n blue/1 HFT at 20,20 facing 180"
    two = f"{pair} \n {pair.replace('/1', '/2').replace('20,20', '30,20')}"
    battle = Battle(f"blue/3 SPR lost worth 20 \n {two} \n {FIGHT}", red=[3], blue=[3])
    assert battle.order("red", "fight red/1").asked() == [("red", "close combat")]


@rule("T16-4")
def test_a_stand_counts_its_cost_or_what_a_card_makes_of_it() -> None:
    table = scene("red/1 KNT lost \n red/2 RBL lost \n red/3 BAD lost worth 3.5").table
    assert lost_by(table, RED) == 8 + 4 + 7
    assert lost_by(table, BLUE) == 0


@rule("T16-4")
def test_who_is_set_aside_or_gone_is_not_lost() -> None:
    table = scene("red/1 KNT gone \n red/2 ARC set aside \n red/3 KNT flank march").table
    assert lost_by(table, RED) == 0


@rule("T16-5")
def test_whoever_falls_back_over_the_table_edge_counts_for_the_enemy() -> None:
    pair = "red/1 HFT at 20,{y} \n blue/1 HFT at 20,{y} facing 180"
    at_the_edge = fight(f"{pair.format(y=31.25)} \n {STANDING}", red=4, blue=3)
    assert lost(at_the_edge) == ["blue/1"]
    assert lost_by(at_the_edge.world.table, BLUE) == 6
    assert lost(fight(f"{pair.format(y=20)} \n {STANDING}", red=4, blue=3)) == []


@rule("T16-6")
@pytest.mark.parametrize(("guard", "half_points"), [("", 16), ("garrison 7", 24)])
def test_a_sacked_camp_counts_8_points_and_its_garrison(guard: str, half_points: int) -> None:
    garrison = "red/7 SPR lost" if guard else ""
    table = scene(f"red camp sacked {guard} \n {garrison} \n {STANDING}").table
    assert lost_by(table, RED) == half_points
    standing = scene(f"red camp at 24,2 \n {STANDING}").table
    assert lost_by(standing, RED) == 0


@rule("T16-6")
def test_attackers_that_were_removed_count_nothing() -> None:
    assert lost_by(scene(f"blue/1 KNT gone \n red camp sacked \n {STANDING}").table, BLUE) == 0


@rule("T16-8")
@pytest.mark.parametrize(
    ("red", "blue", "who"), [(3, 4, ("red",)), (4, 3.5, ("blue",)), (4, 4, ()), (0, 0, ())]
)
def test_after_the_last_turn_of_the_second_player_fewer_losses_win(
    red: float, blue: float, who: tuple[str, ...]
) -> None:
    text = f"red/1 SPR lost worth {red} \n blue/1 SPR lost worth {blue} \n {STANDING} \n limit 4"
    before = Battle(f"{text} \n turn 7 red 4 movement", command=[3]).order("red", "done")
    assert before.world.table.verdict is None
    verdict = before.order("blue", "done").world.table.verdict
    assert verdict is not None
    assert (verdict.winners, verdict.clause) == (who, "T16-8")


@rule("T16-9")
@pytest.mark.parametrize("size", ["standard", "introductory"])
def test_victory_is_a_third_of_the_army(size: str) -> None:
    form = rules(format_id=size).format
    assert form.victory_half_points * 3 == form.half_points


@rule("T16-10")
def test_either_player_may_resign_at_any_time() -> None:
    for seat, other in ((RED, BLUE), (BLUE, RED)):
        match = begun()
        match.resign(seat)
        assert match.verdict is not None
        assert (match.verdict.winners, match.verdict.clause) == ((other,), "T16-10")
        assert match.asks() == ()


@rule("T16-10")
def test_both_may_agree_on_a_draw() -> None:
    match = begun()
    match.offer(BLUE)
    assert match.verdict is None
    match.retract(BLUE)
    match.offer(RED)
    assert match.verdict is None
    match.offer(BLUE)
    assert match.verdict is not None
    assert match.verdict.winners == ()


@rule("T16-11")
@pytest.mark.parametrize("seat", [RED, BLUE, SPECTATOR])
def test_the_score_and_the_losses_are_always_to_be_seen(seat: Seat) -> None:
    world = scene(f"red/1 KNT lost \n blue camp sacked \n {STANDING} \n turn red 4 movement")
    table = view_of(world, seat).table
    assert (lost_by(table, RED), lost_by(table, BLUE)) == (8, 16)
    assert losses_of(table, RED) == ("Knights red/1: 4",)
    assert losses_of(table, BLUE) == ("Camp: 8",)
    text = show(view_of(world, seat))
    assert "Red (red, south): lost 4 of 16" in text
    assert "lost: Camp: 8" in text
    armies = {side.seat: side for side in GAME.picture(view_of(world, seat)).armies}
    assert (armies[RED].lost, armies[BLUE].lost) == (8, 16)


@rule("T16-12")
@pytest.mark.parametrize(
    ("red", "who"),
    [
        ("red/1 SKM at 10,10", None),
        ("red/1 KNT flank march", None),
        ("red/1 KNT gone", ("blue",)),
        ("red/1 ARC set aside", ("blue",)),
        ("red/1 RBL lost", ("blue",)),
    ],
)
def test_without_a_stand_on_the_board_or_the_march_a_player_has_lost(
    red: str, who: tuple[str, ...] | None
) -> None:
    verdict = verdict_of(scene(f"{red} \n blue/1 HFT at 30,20").table)
    assert (verdict and verdict.winners) == who


@rule("T16-12")
def test_nobody_wins_when_nobody_is_left() -> None:
    verdict = verdict_of(scene("red/1 KNT gone \n blue/1 KNT gone").table)
    assert verdict is not None
    assert verdict.winners == ()
