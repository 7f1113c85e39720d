"""What can happen in a world, one file a topic; `apply` is the only writer of the world."""

from typing import Any, Union

from warhost.games.cosmos.events import (
    battles,
    economy,
    flight,
    forces,
    items,
    magic,
    movement,
    nations,
    orders,
    places,
    quests,
    searching,
    ships,
    sieges,
    turn,
    units,
)
from warhost.games.cosmos.world import World

TOPICS = (
    turn,
    orders,
    nations,
    forces,
    movement,
    economy,
    units,
    places,
    searching,
    items,
    flight,
    ships,
    sieges,
    battles,
    magic,
    quests,
)

_APPLY: dict[type, Any] = {kind: write for topic in TOPICS for kind, write in topic.APPLY.items()}

Event: Any = Union[tuple(_APPLY)]  # noqa: UP007 — the members are known only at run time


def apply(world: World, event: Any) -> None:
    """Change the world as the event says."""
    _APPLY[type(event)](world, event)
