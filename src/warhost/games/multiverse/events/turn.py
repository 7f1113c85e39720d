"""The turn goes on: its number and order, revenue, the build phase, the end of the war."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.story import Command
from warhost.games.multiverse.world import UnitId, World
from warhost.kernel.asks import Seat, Verdict


class FirstPlayerFound(msgspec.Struct, frozen=True, tag="first player found"):
    """M2.5 Who plays first in every action phase, by the dice; the others follow clockwise."""

    order: tuple[Seat, ...]


class TurnBegun(msgspec.Struct, frozen=True, tag="turn begun"):
    """The next turn has begun."""

    number: int


class GoldCollected(msgspec.Struct, frozen=True, tag="gold collected"):
    """M3.2-2 What the Settlement and the buildings of a seat have yielded."""

    seat: Seat
    gold: int
    why: tuple[str, ...] = ()


class GoldShown(msgspec.Struct, frozen=True, tag="gold shown"):
    """M1.4-2 The gold track shows the total at the beginning of the turn."""

    seat: Seat
    gold: int


class GoldPaid(msgspec.Struct, frozen=True, tag="gold paid"):
    """M9.1-6 Gold has been spent; its owner alone knows how much is left."""

    seat: Seat
    gold: int


class GoldGained(msgspec.Struct, frozen=True, tag="gold gained"):
    """Gold has come in outside the revenue phase."""

    seat: Seat
    gold: int


class CapacityUsed(msgspec.Struct, frozen=True, tag="capacity used"):
    """M9.2-1, M8.1-9, M14.1-2 A seat's hexes, Builders or decoy are used up for this turn."""

    seat: Seat
    hexes: tuple[Hex, ...] = ()
    builders: tuple[UnitId, ...] = ()
    decoy: bool = False


class CapacityRestored(msgspec.Struct, frozen=True, tag="capacity restored"):
    """A new build phase begins; everything may be used again."""

    seat: Seat


class Tracked(msgspec.Struct, frozen=True, tag="tracked"):
    """M11.1-2 A battle track has advanced."""

    seat: Seat
    kind: str
    advances: int


class PointsCounted(msgspec.Struct, frozen=True, tag="points counted"):
    """M21.2-11 The logistics points of a seat for this turn."""

    seat: Seat
    points: int


class DestructionBooked(msgspec.Struct, frozen=True, tag="destruction booked"):
    """M18.3-7 VP for an enemy building destroyed."""

    seat: Seat
    points: int


class SeatActs(msgspec.Struct, frozen=True, tag="seat acts"):
    """M3.3-1 A seat's own action phase begins."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A player has given up."""

    seat: Seat


class WarEnded(msgspec.Struct, frozen=True, tag="war ended"):
    """Somebody has won, or nobody can."""

    verdict: Verdict


def apply_first_player_found(world: World, event: FirstPlayerFound) -> None:
    writing.change_turn(world, order=event.order)


def apply_turn_begun(world: World, event: TurnBegun) -> None:
    writing.change_turn(world, number=event.number, active=Seat(""))


def apply_gold_collected(world: World, event: GoldCollected) -> None:
    _change_gold(world, event.seat, event.gold)


def apply_gold_shown(world: World, event: GoldShown) -> None:
    writing.change_player(world, event.seat, gold_shown=event.gold)


def apply_gold_paid(world: World, event: GoldPaid) -> None:
    _change_gold(world, event.seat, -event.gold)


def apply_gold_gained(world: World, event: GoldGained) -> None:
    _change_gold(world, event.seat, event.gold)


def apply_capacity_used(world: World, event: CapacityUsed) -> None:
    secret = world.secrets[event.seat]
    writing.change_secret(
        world,
        event.seat,
        used_hexes=(*secret.used_hexes, *event.hexes),
        worked=(*secret.worked, *event.builders),
        placed_decoy=secret.placed_decoy or event.decoy,
    )


def apply_capacity_restored(world: World, event: CapacityRestored) -> None:
    writing.change_secret(world, event.seat, used_hexes=(), worked=(), placed_decoy=False)


def apply_tracked(world: World, event: Tracked) -> None:
    tracks = world.table.players[event.seat].tracks
    advanced = tracks.get(event.kind, 0) + event.advances
    writing.change_player(world, event.seat, tracks={**tracks, event.kind: advanced})


def apply_points_counted(world: World, event: PointsCounted) -> None:
    writing.change_player(world, event.seat, command=Command(event.points))


def apply_destruction_booked(world: World, event: DestructionBooked) -> None:
    points = world.table.players[event.seat].destruction_points + event.points
    writing.change_player(world, event.seat, destruction_points=points)


def apply_seat_acts(world: World, event: SeatActs) -> None:
    writing.change_turn(world, active=event.seat)


def apply_resigned(world: World, event: Resigned) -> None:
    """The verdict that follows says all."""


def apply_war_ended(world: World, event: WarEnded) -> None:
    world.table.verdict = event.verdict


def _change_gold(world: World, seat: Seat, gold: int) -> None:
    writing.change_secret(world, seat, gold=world.secrets[seat].gold + gold)


APPLY = {
    FirstPlayerFound: apply_first_player_found,
    TurnBegun: apply_turn_begun,
    GoldCollected: apply_gold_collected,
    GoldShown: apply_gold_shown,
    GoldPaid: apply_gold_paid,
    GoldGained: apply_gold_gained,
    CapacityUsed: apply_capacity_used,
    CapacityRestored: apply_capacity_restored,
    Tracked: apply_tracked,
    PointsCounted: apply_points_counted,
    DestructionBooked: apply_destruction_booked,
    SeatActs: apply_seat_acts,
    Resigned: apply_resigned,
    WarEnded: apply_war_ended,
}
