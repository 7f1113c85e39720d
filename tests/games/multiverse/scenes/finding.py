"""What a test looks for and must find."""

from warhost.games.multiverse.board import Board, Hex, Place
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat


def won_by(world: World) -> tuple[Seat, ...]:
    """Who won a war that is over."""
    assert world.table.verdict is not None
    return world.table.verdict.winners


def spot(board: Board, name: str) -> Hex:
    """The hex of that name."""
    found = board.named(name)
    assert found is not None, name
    return found


def tile(board: Board, name: str) -> Place:
    """The place of that name, where a territory lies or may lie."""
    found = board.place_named(name)
    assert found is not None, name
    return found
