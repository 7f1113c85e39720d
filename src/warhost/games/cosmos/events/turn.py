"""Turns, phases, and nations that give up."""

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.sight.kinds import kinds_known_in
from warhost.games.cosmos.world import Clock, World
from warhost.kernel.asks import Seat, Verdict


class TurnBegan(msgspec.Struct, frozen=True, gc=False, tag="turn began"):
    """C4-1 The orders of a turn are in."""

    turn: int


class PhaseBegan(msgspec.Struct, frozen=True, gc=False, tag="phase began"):
    """C4-8"""

    phase: int


class TurnEnded(msgspec.Struct, frozen=True, gc=False, tag="turn ended"):
    """C4-1 Reports can be read, and orders for the next turn given."""

    turn: int


class NationLeft(msgspec.Struct, frozen=True, gc=False, tag="nation left"):
    """A player has given up; the nation stays, led by nobody."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game ended"):
    """C5.3-1 The points that count are counted."""

    verdict: Verdict


def apply_turn_began(world: World, event: TurnBegan) -> None:
    world.clock = Clock(event.turn)
    for nation, mind in world.minds.items():
        mind.news.clear()
        mind.kinds.update(dict.fromkeys(kinds_known_in(world, nation)))


def apply_phase_began(world: World, event: PhaseBegan) -> None:
    world.clock = replace(world.clock, phase=event.phase)
    world.worked.clear()
    world.storming.clear()
    world.fought.clear()


def apply_turn_ended(world: World, event: TurnEnded) -> None:
    world.clock = Clock(event.turn)
    world.worked.clear()
    world.storming.clear()
    world.fought.clear()


def apply_nation_left(world: World, event: NationLeft) -> None:
    world.left = (*world.left, event.seat)


def apply_game_ended(world: World, event: GameEnded) -> None:
    world.verdict = event.verdict


APPLY = {
    TurnBegan: apply_turn_began,
    PhaseBegan: apply_phase_began,
    TurnEnded: apply_turn_ended,
    NationLeft: apply_nation_left,
    GameEnded: apply_game_ended,
}
