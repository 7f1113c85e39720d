"""Every order given to everybody: what cannot be carried out is told, and the turn goes on."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.orders import ORDERS, cast
from warhost.games.cosmos.orders.rule import OrderRule

SCENE = """
    pool     GE gold:500 men:500 arms:500 wood:500 manpower:500
    location 1501 GE city at 110 size 2 walls 1 3
    item     1234 GE sword in 3101
    unit     3101 GE noble at 110
    unit     3102 GE cattle at 110
    unit     3103 GE medium_infantry at 110
    unit     3104 GE captain in 3101
    unit     4001 RW captain at 110
"""
WORDS = [one for one in ORDERS if one is not cast.RULE and not one.refused]


def sheet_of(one: OrderRule) -> str:
    lines = one.example.splitlines()
    embedded = ["orders:", "wait 1", "."] if one.embeds == "must" and len(lines) == 1 else []
    return "\n".join(" " * 12 + line for line in (*lines, *embedded))


@rule("C4.1-19", "C21-1")
@pytest.mark.parametrize("one", WORDS, ids=lambda one: one.word)
@pytest.mark.parametrize("who", [1501, 3101, 3102, 3103, 3104])
def test_no_order_stops_the_turn_whoever_gets_it(one: OrderRule, who: int) -> None:
    played = play(f"{SCENE}\n    orders {who}:\n{sheet_of(one)}")
    assert played.world.clock.turn == 1


@rule("C3-2", "C3-3", "C3.1-24")
def test_who_cannot_get_an_order_is_told_and_pays_nothing() -> None:
    play("""
        nation   1 GE Gemland points 3
        nation   2 RW Rowanmark
        location 1501 GE city at 110 size 2
        unit     3102 GE cattle at 110
        orders   1501: search 2; move 109; wait 1
        orders   3102: search 1; expand 1; join 3102; mytactics avoid
        orders   GE: policy RW enemy
    """).expect("""
        0: ignored line 3 (C3-2)
        0: ignored line 4 (C3-2)
        0: ignored line 7 (C3.1-24)
        0: ignored line 8 (C3-3)
        0: 1 policy 2 enemy
        1: 3102 dropped join 3102 (C8-1)
        1: 3102 tactics avoid
        1: 1501 did wait 1
    """)


@rule("C3.1-13")
def test_orders_to_strangers_use_up_no_points() -> None:
    play("""
        nation 1 GE Gemland points 1
        nation 2 RW Rowanmark
        unit   3101 GE medium_infantry at 123
        unit   4001 RW medium_infantry at 123
        orders GE/4001: wait 1; wait 1
        orders 3101: wait 1
    """).expect("""
        0: ignored line 1 (C3.1-13)
        1: 3101 did wait 1
        not 4001 did
    """)
