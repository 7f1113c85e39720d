"""M2.5 Who plays first, and the others after it."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.combat.dice import ALL_DICE, FACES, SIDES
from warhost.games.multiverse.events.turn import FirstPlayerFound
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

FIRST_ICON = "infantry"
"""The icon that counts when dice say who begins (M2.5-2)."""


def find_first_player(world: World, dice: Dice) -> Iterator[Any]:
    """M2.5 As the ruleset says."""
    yield from world.table.rules.ruleset.first_player(world, dice)


def chance_decides(world: World, dice: Dice) -> Iterator[Any]:
    """M2.5-3, M2.5-4 Any player, each as likely as the others."""
    yield FirstPlayerFound(_clockwise(world, dice.pick(world.table.seats, "first player")))


def icons_decide(world: World, dice: Dice) -> Iterator[Any]:
    """M2.5-1, M2.5-2 Everybody rolls all six dice; those who tie for most roll again."""
    tied = world.table.seats
    while len(tied) > 1:
        icons = {seat: _icons(dice, seat) for seat in tied}
        tied = tuple(seat for seat in tied if icons[seat] == max(icons.values()))
    yield FirstPlayerFound(_clockwise(world, tied[0]))


def _icons(dice: Dice, seat: Seat) -> int:
    faces = [dice.roll(SIDES, f"first player {seat}") for _ in range(ALL_DICE)]
    return [FACES[face - 1] for face in faces].count(FIRST_ICON)


def _clockwise(world: World, seat: Seat) -> tuple[Seat, ...]:
    seats = world.table.seats
    first = seats.index(seat)
    return (*seats[first:], *seats[:first])
