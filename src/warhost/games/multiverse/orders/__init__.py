"""The orders of a war, one file each, in the sequence of play."""

from typing import Any, Union

from warhost.games.multiverse.orders import (
    attack,
    build,
    explore,
    finish,
    halt,
    move,
    muster,
    set_up,
    shoot,
    swap,
)
from warhost.games.multiverse.orders.rule import OrderRule

ORDERS: tuple[OrderRule, ...] = (
    muster.RULE,
    build.RULE,
    move.RULE,
    swap.RULE,
    explore.RULE,
    attack.RULE,
    set_up.RULE,
    shoot.RULE,
    halt.RULE,
    finish.RULE,
)

Order: Any = Union[tuple(rule.order for rule in ORDERS)]  # noqa: UP007  known at run time only

BY_TYPE = {rule.order: rule for rule in ORDERS}
BY_WORD = {rule.word: rule for rule in ORDERS}
