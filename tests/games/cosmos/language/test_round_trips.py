"""Every order printed is read as the same order, by hand and by chance."""

import random

import pytest

from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import ORDERS, rule_of
from warhost.games.cosmos.orders.rule import OrderRule
from warhost.games.cosmos.sheets.printing import print_orders, print_reading
from warhost.games.cosmos.sheets.reading import read_sheet
from warhost.games.cosmos.sheets.records import Reading
from warhost.games.cosmos.sheets.vocabulary import vocabulary_of

VOCABULARY = vocabulary_of(["firestrike"])
GIVEN = [rule for rule in ORDERS if not rule.refused]
FEW, MANY = 3_000, 1_000_000
SHEET = """nation 1:
policy 12 enemy
transfer gold:100 wood:300 Dw
alias 3100 $king

3102: ; the vanguard
recruit "Heavy Infantry" 100
  orders:
    mytactics defend
    repeat 3
      orders:
        move ne 125d o124 uh $camp 3101
        .
    join 3101
    .
waitforall joined 3112 $4/guards
bribe desert 425 4319 4320
donate * 3104
1216:
improve strength 3
[M 1,3
#bf The river #nbf is ours ## now.
]
"""
CHARACTERS = "aeimn159 \t\n\"';:.,*$#[]-/oru" + "\x00\x1f\u00e9\u2028"


def read(text: str) -> Reading:
    return read_sheet(text, VOCABULARY)


def orders_in(text: str) -> tuple[Order, ...]:
    reading = read(text)
    assert not reading.remarks, reading.remarks
    return tuple(entry.order for block in reading.blocks for entry in block.entries)


def sheet_with(rule: OrderRule, line: str) -> str:
    head = "nation 1:" if rule.givers == {"nation"} else "3101:"
    tail = "\norders:\nwait 1\n." if rule.embeds == "must" else ""
    return f"{head}\n{line}{tail}\n"


@pytest.mark.parametrize("rule", GIVEN, ids=lambda rule: rule.word)
def test_the_example_of_an_order_is_read_and_printed(rule: OrderRule) -> None:
    (order,) = orders_in(sheet_with(rule, rule.example))
    assert rule_of(order.word) is rule
    assert next(iter(print_orders((order,)))) == rule.example


@pytest.mark.parametrize("rule", GIVEN, ids=lambda rule: rule.word)
def test_what_is_printed_is_read_as_the_same(rule: OrderRule) -> None:
    orders = orders_in(sheet_with(rule, rule.example))
    printed = "\n".join(print_orders(orders))
    assert orders_in(sheet_with(rule, "").rsplit("\norders:")[0] + printed) == orders


def test_a_sheet_printed_is_read_as_the_same_sheet() -> None:
    reading = read(SHEET)
    assert not reading.remarks
    again = read(print_reading(reading))
    assert orders_of(again) == orders_of(reading)
    assert [m.text for m in again.messages] == [m.text for m in reading.messages]


def orders_of(reading: Reading) -> list[tuple[object, tuple[Order, ...]]]:
    return [(b.who, tuple(e.order for e in b.entries)) for b in reading.blocks if b.entries]


def survive(seed: int) -> None:
    """One sheet spoilt by chance: read, and what was understood of it printed and read again."""
    dice = random.Random(seed)
    text = list(SHEET)
    for _ in range(dice.randint(1, 12)):
        place = dice.randrange(len(text))
        match dice.randrange(3):
            case 0:
                text[place] = dice.choice(CHARACTERS)
            case 1:
                del text[place : place + dice.randint(1, 20)]
            case _:
                start = dice.randrange(len(text))
                text[place:place] = text[start : start + dice.randint(1, 30)]
    reading = read("".join(text))
    again = read(print_reading(reading))
    assert orders_of(again) == orders_of(reading), seed
    assert not [one for one in again.remarks if one.clause != "C1.2-14"], seed


def test_sheets_spoilt_by_chance_are_survived() -> None:
    for seed in range(FEW):
        survive(seed)


@pytest.mark.slow
def test_a_million_spoilt_sheets_are_survived() -> None:
    for seed in range(FEW, FEW + MANY):
        survive(seed)
