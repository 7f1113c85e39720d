"""What can happen in a battle, one file a topic; `apply` is the only writer of the world."""

from typing import Any, Union

from warhost.games.triumph.derived import begin_anew
from warhost.games.triumph.events import (
    agenda,
    cards,
    combat,
    deployment,
    flank,
    movement,
    outcomes,
    setup,
    shooting,
    turn,
)
from warhost.games.triumph.world import World

TOPICS = (agenda, setup, deployment, turn, cards, flank, movement, shooting, combat, outcomes)

_APPLY: dict[type, Any] = {kind: write for topic in TOPICS for kind, write in topic.APPLY.items()}

Event: Any = Union[tuple(_APPLY)]  # noqa: UP007 — the members are known only at run time


def apply(world: World, event: Any) -> None:
    """Change the world as the event says. What is derived never follows from the agenda."""
    _APPLY[type(event)](world, event)
    if type(event) not in agenda.APPLY:
        begin_anew(world.table)
