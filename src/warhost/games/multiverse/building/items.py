"""All that can stand in a plan for the build phase, one file each."""

from typing import Any, Union

from warhost.games.multiverse.building import (
    bridge,
    bury,
    card,
    chop,
    construct,
    decoy,
    hire,
    promote,
    raising,
    recruit,
    road,
    train,
    upgrade,
)
from warhost.games.multiverse.building.item import ItemRule

ITEMS: tuple[ItemRule, ...] = (
    recruit.RULE,
    construct.RULE,
    upgrade.RULE,
    road.RULE,
    bridge.RULE,
    chop.RULE,
    decoy.RULE,
    card.RULE,
    hire.RULE,
    bury.RULE,
    train.RULE,
    raising.RULE,
    promote.RULE,
)

Item: Any = Union[tuple(rule.item for rule in ITEMS)]  # noqa: UP007  known at run time only

BY_TYPE = {rule.item: rule for rule in ITEMS}
BY_WORD = {rule.word: rule for rule in ITEMS}


def print_item(item: Any) -> str:
    """`recruit bowman A9`"""
    rule = BY_TYPE[type(item)]
    return f"{rule.word} {rule.print(item)}"
