"""Events of quests as clause tests name them."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.games.cosmos.telling_forces import listed
from warhost.games.cosmos.events import quests

TELL: Mapping[type, Callable[[Any], list[str]]] = {
    quests.ModeChanged: lambda e: [f"{listed(e.units)} questing {'on' if e.is_on else 'off'}"],
    quests.SpotSet: lambda e: [f"{listed(e.units)} retreat spot"],
    quests.LevelSet: lambda e: [f"{listed(e.units)} retreat at {e.points}"],
    quests.Retreated: lambda e: [f"{e.unit} retreats from {e.position}"],
    quests.CameBack: lambda e: [f"{e.unit} back at {e.position}"],
    quests.Departed: lambda e: [f"{listed(e.units)} departs from {e.position}"],
    quests.Arrived: lambda e: [f"{listed(e.units)} arrives at {e.position}"],
    quests.QuestWon: lambda e: [f"{e.unit} won {e.place}"],
}
