"""Close combat: turning to face, the dice, camps taken."""

from typing import Any

import msgspec

from warhost.games.triumph.combat.factors import Factor
from warhost.games.triumph.combat.retreats import Shift
from warhost.games.triumph.events import writing
from warhost.games.triumph.geometry import Edge, Pose
from warhost.games.triumph.rows import Loss
from warhost.games.triumph.world import StandId, World
from warhost.kernel.asks import Seat


class TurnedToFace(msgspec.Struct, frozen=True, tag="turned to face"):
    """T9.2-1 A stand has turned towards an enemy on its flank or in its rear."""

    stand: StandId
    toucher: StandId
    end: Pose
    edges: tuple[Edge, ...]
    pushed: tuple[Shift, ...] = ()


class StoodFast(msgspec.Struct, frozen=True, tag="stood fast"):
    """T9.2-8 A stand had no room to turn and fights where it stands."""

    stand: StandId
    toucher: StandId


class CombatFought(msgspec.Struct, frozen=True, tag="combat fought"):
    """T11.3-1 Two stands have fought, or a stand and a camp."""

    stand: StandId
    enemy: str
    """A stand, or the seat whose camp was attacked."""
    faces: tuple[int, int]
    factors: tuple[tuple[Factor, ...], tuple[Factor, ...]]
    totals: tuple[int, int]
    camp: bool = False
    loser: str = ""
    """Who of the two has the lower total; nobody after a tie."""
    loss: Loss | None = None
    row: str = ""
    """The row of the result tables that decides about the loser (T12.1-9)."""


class CampSacked(msgspec.Struct, frozen=True, tag="camp sacked"):
    """T14-10, T14-11 A camp is gone with its garrison; so is, uncounted, who took it."""

    seat: Seat
    by: StandId
    garrison: StandId | None = None


def apply_turned_to_face(world: World, event: TurnedToFace) -> None:
    writing.change_stand(world, event.stand, pose=event.end)
    writing.shift_stands(world, event.pushed)


def apply_nothing(_: World, __: Any) -> None:
    """Something to tell of that changes nothing."""


def apply_combat_fought(world: World, event: CombatFought) -> None:
    for name in (event.stand, event.enemy):
        if name in world.table.stands:
            writing.change_stand(world, StandId(name), fought=True)


def apply_camp_sacked(world: World, event: CampSacked) -> None:
    writing.change_camp(world, event.seat, place="sacked", pose=None)
    writing.remove_stand(world, event.by, "gone")
    if event.garrison is not None:
        writing.remove_stand(world, event.garrison, "lost")


APPLY = {
    TurnedToFace: apply_turned_to_face,
    StoodFast: apply_nothing,
    CombatFought: apply_combat_fought,
    CampSacked: apply_camp_sacked,
}
