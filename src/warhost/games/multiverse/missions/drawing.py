"""M17.1 Secret missions: one card a player, and what has been achieved."""

from collections.abc import Iterator, Sequence
from typing import Any

from warhost.games.multiverse.events.missions import MissionAccomplished, MissionDrawn
from warhost.games.multiverse.missions.tasks import is_fulfilled
from warhost.games.multiverse.world import Secret, Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

SECRET = "secret missions"


def draw_missions(world: World, dice: Dice) -> Iterator[Any]:
    """M2.4-12, M17.1-1 Each player draws one of the cards, if the war is won that way too."""
    table = world.table
    if SECRET in table.rules.scenario.victories:
        cards = dice.shuffled(list(table.rules.secrets), "secret missions")
        for seat, card in zip(table.seats, cards, strict=False):
            yield MissionDrawn(seat, card)


def tasks_of(table: Table, secret: Secret) -> Sequence[str]:
    """M17.1-2 The tasks on a seat's secret card."""
    return table.rules.secrets[secret.mission].tasks if secret.mission else ()


def all_fulfilled(table: Table, seat: Seat, secret: Secret) -> bool:
    """M17.1-3 All of them at this moment."""
    tasks = tasks_of(table, secret)
    return bool(tasks) and all(is_fulfilled(table, seat, task) for task in tasks)


def accomplish(world: World) -> Iterator[Any]:
    """M17.3-8 Missions that all play for are noted when they are fulfilled, and stay so."""
    table = world.table
    for name in table.rules.scenario.missions:
        for seat in table.turn.order:
            if name not in table.players[seat].accomplished and is_fulfilled(table, seat, name):
                yield MissionAccomplished(seat, name)
