"""What can happen in a war, one file a topic; `apply` is the only writer of the world."""

from typing import Any, Union

from warhost.games.multiverse.events import (
    abilities,
    agenda,
    building,
    buildings,
    cards,
    combat,
    diplomacy,
    heroes,
    land,
    missions,
    story,
    turn,
    units,
)
from warhost.games.multiverse.world import World

TOPICS = (
    agenda,
    turn,
    units,
    land,
    building,
    buildings,
    combat,
    cards,
    abilities,
    story,
    heroes,
    missions,
    diplomacy,
)

_APPLY: dict[type, Any] = {kind: write for topic in TOPICS for kind, write in topic.APPLY.items()}

Event: Any = Union[tuple(_APPLY)]  # noqa: UP007  the members are known only at run time


def apply(world: World, event: Any) -> None:
    """Change the world as the event says."""
    _APPLY[type(event)](world, event)
