"""T10.3 A shot is resolved."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.combat.factors import total_of
from warhost.games.triumph.combat.results import loss_of, result_of, row_named
from warhost.games.triumph.combat.suffering import suffer
from warhost.games.triumph.events.shooting import ShotFired
from warhost.games.triumph.setup.guises import reveal, truth_of
from warhost.games.triumph.shooting.factors import (
    shooter_side,
    shooting_factors,
    target_factors,
    target_side,
)
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.world import Table, World
from warhost.kernel.dice import Dice


def shoot(world: World, shot: Shot, dice: Dice) -> Iterator[Any]:
    """T10.3-1, T10.3-3 The dice, then what becomes of the target; T17.5-13 no guise holds."""
    target = truth_of(world, shot.target)
    yield from reveal(world.table, world.secrets, (target,))
    shot = replace(shot, target=target)
    fired = roll(world.table, shot, dice)
    yield fired
    if fired.loss is not None:
        yield from suffer(world, shot.target, row_named(world.table.rules, fired.row))


def roll(table: Table, shot: Shot, dice: Dice) -> ShotFired:
    """T10.3-2, T10.3-11 Both totals, and how the target lost if it did."""
    shooter = shooter_side(table, table.stands[shot.shooter])
    target = target_side(table, shot)
    factors = shooting_factors(shooter, target), target_factors(target)
    faces = (
        dice.roll(6, f"shot {shot.shooter} {shot.target} {table.stands[shot.shooter].seat}"),
        dice.roll(6, f"shot {shot.shooter} {shot.target} {table.stands[shot.target].seat}"),
    )
    totals = faces[0] + total_of(factors[0]), faces[1] + total_of(factors[1])
    fired = ShotFired(shot.shooter, shot.target, shot.edge, faces, factors, totals)
    if totals[0] <= totals[1]:
        return fired
    loss = loss_of(totals[1], totals[0])
    row = result_of(table.rules, target, shooter, loss, "shooting")
    return replace(fired, loss=loss, row=row.id)
