"""The orders of a war, one file each, in the sequence of play."""

from typing import Any, Union

from warhost.games.multiverse.orders import (
    aim,
    attack,
    build,
    cast,
    deal,
    demolish,
    explore,
    face,
    finish,
    fire,
    halt,
    move,
    muster,
    name,
    place,
    play,
    reply,
    set_up,
    shoot,
    swap,
    venture,
)
from warhost.games.multiverse.orders.rule import OrderRule

ORDERS: tuple[OrderRule, ...] = (
    muster.RULE,
    build.RULE,
    deal.RULE,
    reply.RULE,
    move.RULE,
    swap.RULE,
    explore.RULE,
    name.RULE,
    venture.RULE,
    place.RULE,
    cast.RULE,
    attack.RULE,
    set_up.RULE,
    shoot.RULE,
    fire.RULE,
    demolish.RULE,
    play.RULE,
    aim.RULE,
    face.RULE,
    halt.RULE,
    finish.RULE,
)

Order: Any = Union[tuple(rule.order for rule in ORDERS)]  # noqa: UP007  known at run time only

BY_TYPE = {rule.order: rule for rule in ORDERS}
BY_WORD = {rule.word: rule for rule in ORDERS}
