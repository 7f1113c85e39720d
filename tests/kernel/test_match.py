"""A match from its first line to its last."""

from tests.miniatures import BLUE, RED, started
from tests.miniatures.lanterns import LANTERNS, Sheet
from warhost.kernel.journal import Receipt


def test_a_round_waits_for_all_its_seats():
    match = started(LANTERNS)
    match.submit(RED, 1, Sheet({"red1": 1}))
    assert [ask.seat for ask in match.asks()] == [BLUE]
    match.submit(BLUE, 1, Sheet())
    assert match.round == 2


def test_the_same_answer_again_gets_the_first_receipt():
    match = started(LANTERNS)
    first = match.submit(RED, 1, Sheet({"red1": 1}))
    match.submit(BLUE, 1, Sheet())
    assert isinstance(first, Receipt)
    assert match.submit(RED, 1, Sheet({"red1": 1})) == first
