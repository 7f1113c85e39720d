"""Orders as clients send them."""

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from tests.miniatures import started
from tests.miniatures.daggers import DAGGERS, Run
from warhost.kernel.refusals import Refusal
from warhost.kernel.terms import LONGEST_ORDER

MATCH = started(DAGGERS)


def refusal_of(data: bytes) -> Refusal:
    refused = MATCH.decode(data)
    assert isinstance(refused, list)
    assert len(refused) == 1
    return refused[0]


def test_an_order_is_understood() -> None:
    assert MATCH.decode(b'{"type":"run","card":2}') == Run(2)


def test_what_is_wrong_is_said_with_its_place() -> None:
    said = refusal_of(b'{"type":"run","card":"two"}')
    assert said == Refusal("", "card", "not understood: Expected `int`, got `str`")


def test_an_unknown_field_is_refused() -> None:
    assert "unknown field `cards`" in refusal_of(b'{"type":"run","card":2,"cards":3}').text


def test_orders_without_end_are_refused() -> None:
    assert refusal_of(b"[" * 100_000).place == "order"
    assert "at most" in refusal_of(b" " * (LONGEST_ORDER + 1)).text


@given(some.binary(max_size=200))
def test_nothing_that_is_sent_is_ever_more_than_refused(data: bytes) -> None:
    answer = MATCH.decode(data)
    assert isinstance(answer, list | DAGGERS.orders)


@given(some.text(max_size=50), some.integers(), some.sampled_from(["run", "strike", "fly", ""]))
def test_orders_that_are_almost_right_are_understood_or_refused(
    field: str, card: int, kind: str
) -> None:
    answer = MATCH.decode(msgspec.json.encode({"type": kind, "card": card, field: card}))
    assert isinstance(answer, list | DAGGERS.orders)
