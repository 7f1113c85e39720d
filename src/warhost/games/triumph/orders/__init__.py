"""The orders of a battle, one file each, in the sequence of play."""

from typing import Any, Union

from warhost.games.triumph.orders import (
    column,
    dismount,
    end_step,
    face,
    fight,
    form_column,
    hold_the_line,
    let_pursue,
    move,
    shoot,
)
from warhost.games.triumph.orders.rule import OrderRule

ORDERS: tuple[OrderRule, ...] = (
    move.RULE,
    column.RULE,
    form_column.RULE,
    dismount.RULE,
    shoot.RULE,
    fight.RULE,
    face.RULE,
    hold_the_line.RULE,
    let_pursue.RULE,
    end_step.RULE,
)

Order: Any = Union[tuple(rule.order for rule in ORDERS)]  # noqa: UP007 — known at run time only

BY_TYPE = {rule.order: rule for rule in ORDERS}
BY_WORD = {rule.word: rule for rule in ORDERS}
