"""Armies take the field: camps, troops, and what is hidden of them."""

import msgspec

from warhost.games.triumph.events import writing
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.world import Piece, StandId, World
from warhost.kernel.asks import Seat


class Posted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stand on its place. It fights as `type` from now on and is worth `worth`."""

    stand: StandId
    pose: Pose
    type: str
    worth: int


class FlankMarchSent(msgspec.Struct, frozen=True, tag="flank march sent"):
    """T4.5-6 Secret orders: others see neither stands nor side, nor whether there are any."""

    seat: Seat
    stands: tuple[StandId, ...] = ()
    side: str = ""


class FlankMarchMissed(msgspec.Struct, frozen=True, tag="flank march missed"):
    """At the end of deployment all can see who is not there."""

    seat: Seat
    stands: tuple[StandId, ...]


class CampPlaced(msgspec.Struct, frozen=True, tag="camp placed"):
    """T4.4-3, T4.4-6 The camp stands, with its garrison if it has one."""

    seat: Seat
    pose: Pose


class DefencesPlaced(msgspec.Struct, frozen=True, tag="defences placed"):
    """T17.2-13"""

    seat: Seat
    pieces: tuple[Piece, ...]


class StandsDeployed(msgspec.Struct, frozen=True, tag="stands deployed"):
    """T4.5 Troops as they show themselves to everybody."""

    seat: Seat
    stands: tuple[Posted, ...]


class ScreenTaken(msgspec.Struct, frozen=True, tag="screen taken"):
    """T17.3-8 The stands that the elephants screen."""

    seat: Seat
    stands: tuple[StandId, ...]


class GuisesTaken(msgspec.Struct, frozen=True, tag="guises taken"):
    """T17.5-11 Stands deployed as each other; only their owner learns of it."""

    seat: Seat
    pairs: tuple[tuple[StandId, StandId], ...]


class GuiseDropped(msgspec.Struct, frozen=True, tag="guise dropped"):
    """T17.5-13 Two stands turn out to be each other."""

    seat: Seat
    pair: tuple[StandId, StandId]


def apply_flank_march_sent(world: World, event: FlankMarchSent) -> None:
    writing.change_secret(world, event.seat, flank_march=event.stands, flank_side=event.side)


def apply_flank_march_missed(world: World, event: FlankMarchMissed) -> None:
    for stand in event.stands:
        writing.change_stand(world, stand, place="flank march")


def apply_camp_placed(world: World, event: CampPlaced) -> None:
    writing.change_camp(world, event.seat, place="table", pose=event.pose)


def apply_defences_placed(world: World, event: DefencesPlaced) -> None:
    for piece in event.pieces:
        world.table.pieces[piece.id] = piece


def apply_stands_deployed(world: World, event: StandsDeployed) -> None:
    for posted in event.stands:
        writing.change_stand(
            world,
            posted.stand,
            place="table",
            pose=posted.pose,
            type=posted.type,
            worth=posted.worth,
        )


def apply_screen_taken(world: World, event: ScreenTaken) -> None:
    for stand in event.stands:
        writing.change_stand(world, stand, screened=True)


def apply_guises_taken(world: World, event: GuisesTaken) -> None:
    guises = world.secrets[event.seat].guises + event.pairs
    writing.change_secret(world, event.seat, guises=guises)


PLACED_WITH_POSE = ("pose", "place", "moved", "shot", "fought", "marked")
"""What belongs to the figures on the spot and not to the troops they stand for."""


def apply_guise_dropped(world: World, event: GuiseDropped) -> None:
    one, other = (world.table.stands[stand] for stand in event.pair)
    writing.change_stand(world, one.id, **{name: getattr(other, name) for name in PLACED_WITH_POSE})
    writing.change_stand(world, other.id, **{name: getattr(one, name) for name in PLACED_WITH_POSE})
    left = tuple(pair for pair in world.secrets[event.seat].guises if pair != event.pair)
    writing.change_secret(world, event.seat, guises=left)


APPLY = {
    FlankMarchSent: apply_flank_march_sent,
    FlankMarchMissed: apply_flank_march_missed,
    CampPlaced: apply_camp_placed,
    DefencesPlaced: apply_defences_placed,
    StandsDeployed: apply_stands_deployed,
    ScreenTaken: apply_screen_taken,
    GuisesTaken: apply_guises_taken,
    GuiseDropped: apply_guise_dropped,
}
