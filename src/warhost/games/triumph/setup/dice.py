"""T4.1, T4.2 The dice of the set-up: whose land it is, who has the advantage, how much terrain."""

from collections.abc import Callable, Iterator
from typing import Any

from warhost.games.triumph.events.setup import (
    AdvantageRolled,
    FlankRightsKnown,
    LayoutRolled,
    Rolled,
    TerrainRolled,
    TopographyRolled,
)
from warhost.games.triumph.world import Army, Table, World
from warhost.kernel.dice import Dice


def roll_topography(world: World, dice: Dice) -> Iterator[TopographyRolled]:
    """T4.1-2 The lower score has the enemy at home; ties are rolled again."""
    table = world.table
    home = None
    while home is None:
        one, other = _roll_each(table, dice, "topography", lambda army: army.invasion)
        if one.total != other.total:
            home = min(one, other, key=lambda roll: roll.total).seat
        topography = table.armies[home].topography if home else ""
        yield TopographyRolled((one, other), home, topography)


def roll_advantage(world: World, dice: Dice) -> Iterator[Any]:
    """T4.1-3 The higher score has the advantage; T4.1-4 after a tie its score is 0."""
    table = world.table
    advantaged, score = None, None
    first: tuple[Rolled, ...] = ()
    while advantaged is None:
        rolls = _roll_each(table, dice, "advantage", lambda army: army.maneuver)
        one, other = rolls
        first = first or rolls
        difference = abs(one.total - other.total)
        if difference:
            advantaged = max(one, other, key=lambda roll: roll.total).seat
        score = difference if score is None else 0
        yield AdvantageRolled(rolls, advantaged, score)
    if table.choices.flank_marches:
        yield FlankRightsKnown(tuple(roll.seat for roll in first if gives_flank_right(roll)))


def gives_flank_right(roll: Rolled) -> bool:
    """T4.1-5 An unmodified 1, or less than the maneuver rating; T4.1-6 of the first roll."""
    return roll.face == 1 or roll.face < roll.rating


def roll_terrain(world: World, dice: Dice) -> Iterator[TerrainRolled]:
    """T4.1-8 The sum of both dice is the terrain score."""
    rolls = _roll_each(world.table, dice, "terrain", lambda _: 0)
    yield TerrainRolled(rolls, sum(roll.face for roll in rolls))


def roll_layout(_: World, dice: Dice) -> Iterator[LayoutRolled]:
    """T4.2-1 First die A, second die B."""
    yield LayoutRolled((dice.roll(6, "layout first"), dice.roll(6, "layout second")))


def _roll_each(
    table: Table, dice: Dice, what: str, rating: Callable[[Army], int]
) -> tuple[Rolled, Rolled]:
    one, other = (
        Rolled(seat, dice.roll(6, f"{what} {seat}"), rating(table.armies[seat]))
        for seat in table.seats
    )
    return one, other
