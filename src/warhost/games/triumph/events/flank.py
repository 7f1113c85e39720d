"""A flank march arrives."""

import msgspec

from warhost.games.triumph.events import writing
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.world import World
from warhost.kernel.asks import Seat


class FlankMarchEntered(msgspec.Struct, frozen=True, tag="flank march entered"):
    """T4.6-4 Where its stands came in, and what it cost."""

    seat: Seat
    stands: tuple[Posting, ...]
    side: str
    cost: int


class FlankSideDrawn(msgspec.Struct, frozen=True, tag="flank side drawn"):
    """T20-12 The die that says from which side a flank march comes."""

    seat: Seat
    face: int
    side: str


def apply_flank_side_drawn(world: World, event: FlankSideDrawn) -> None:
    writing.change_secret(world, event.seat, flank_side=event.side)


def apply_flank_march_entered(world: World, event: FlankMarchEntered) -> None:
    for posting in event.stands:
        writing.change_stand(world, posting.stand, place="table", pose=posting.pose, moved=True)
    entered = {posting.stand for posting in event.stands}
    secret = world.secrets[event.seat]
    left = tuple(stand for stand in secret.flank_march if stand not in entered)
    writing.change_secret(world, event.seat, flank_march=left)
    writing.change_turn(world, points=world.table.turn.points - event.cost)


APPLY = {
    FlankSideDrawn: apply_flank_side_drawn,
    FlankMarchEntered: apply_flank_march_entered,
}
