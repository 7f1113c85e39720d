"""Events in words, one file a topic, each with a literal `TELL` of its sentences."""

from collections.abc import Callable
from typing import Any

from warhost.games.multiverse.report import (
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
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told

TOPICS = (turn, units, land, story, heroes, missions, diplomacy, combat, cards)

_TELL: dict[type, Callable[[Any, View], Told | None]] = {
    kind: tell for topic in TOPICS for kind, tell in topic.TELL.items()
}


def tell(event: Any, view: View) -> Told | None:
    """One event in words; bookkeeping is left untold."""
    sentence = _TELL.get(type(event))
    return sentence(event, view) if sentence else None
