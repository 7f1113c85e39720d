"""Battles from the dice of the set-up on: the program works until a player has to decide."""

from tests.games.triumph.base import Battle
from warhost.games.triumph.deciding import resolve
from warhost.games.triumph.events import apply
from warhost.games.triumph.events.agenda import TaskBegun
from warhost.games.triumph.sequence import step_named
from warhost.games.triumph.tasks import Step
from warhost.games.triumph.world import Choices


def from_step(text: str, step: str, choices: Choices | None = None, **dice: list[int]) -> Battle:
    """A scene in which a step is about to begin."""
    battle = Battle(text, "base", **dice)
    battle.world.table.choices = choices or battle.world.table.choices
    battle.world.table.agenda = (step_named(step),)
    return go_on(battle)


def go_on(battle: Battle) -> Battle:
    """The program goes on by itself."""
    for event in resolve(battle.world, {}, battle.dice):
        apply(battle.world, event)
        battle.events.append(event)
    return battle


def steps_begun(battle: Battle) -> list[str]:
    """The steps that have begun, in order."""
    tasks = [event.task for event in battle.happened(TaskBegun)]
    return [task.name for task in tasks if isinstance(task, Step)]
