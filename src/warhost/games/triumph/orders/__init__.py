"""The orders of a battle, one file each, in the sequence of play."""

from typing import Any, Union

from warhost.games.triumph.orders import (
    choose_edge,
    choose_terrain,
    column,
    deploy,
    dismount,
    end_step,
    enter,
    face,
    fight,
    form_column,
    hold_the_line,
    lay_terrain,
    let_pursue,
    mark,
    move,
    place_camp,
    send_flank_march,
    shoot,
)
from warhost.games.triumph.orders.rule import OrderRule

ORDERS: tuple[OrderRule, ...] = (
    choose_terrain.RULE,
    lay_terrain.RULE,
    choose_edge.RULE,
    send_flank_march.RULE,
    place_camp.RULE,
    deploy.RULE,
    mark.RULE,
    enter.RULE,
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
