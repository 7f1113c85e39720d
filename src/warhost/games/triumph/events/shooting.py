"""A shot and what the dice said of it."""

import msgspec

from warhost.games.triumph.combat.factors import Factor
from warhost.games.triumph.events import writing
from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.rows import Loss
from warhost.games.triumph.world import StandId, World


class ShotFired(msgspec.Struct, frozen=True, tag="shot fired"):
    """T10.3-2 One stand has shot at another."""

    shooter: StandId
    target: StandId
    edge: Edge
    faces: tuple[int, int]
    """The dice of shooter and target."""
    factors: tuple[tuple[Factor, ...], tuple[Factor, ...]]
    totals: tuple[int, int]
    loss: Loss | None = None
    """How the target lost, if it did."""
    row: str = ""
    """The row of the result tables that decides about it (T12.1-9)."""


def apply_shot_fired(world: World, event: ShotFired) -> None:
    writing.change_stand(world, event.shooter, shot=True)


APPLY = {ShotFired: apply_shot_fired}
