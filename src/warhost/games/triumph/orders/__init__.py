"""The orders of a battle, one file each, in the sequence of play."""

from typing import Any, Union

from warhost.games.triumph.orders import end_step, move
from warhost.games.triumph.orders.rule import OrderRule

ORDERS: tuple[OrderRule, ...] = (move.RULE, end_step.RULE)

Order: Any = Union[tuple(rule.order for rule in ORDERS)]  # noqa: UP007 — known at run time only

BY_TYPE = {rule.order: rule for rule in ORDERS}
BY_WORD = {rule.word: rule for rule in ORDERS}
