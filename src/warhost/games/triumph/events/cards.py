"""Battle cards played at their moment."""

import msgspec

from warhost.games.triumph.events import writing
from warhost.games.triumph.world import StandId, World
from warhost.kernel.asks import Seat


class StandsMarked(msgspec.Struct, frozen=True, tag="stands marked"):
    """T17.2-16 Scythed chariots or a stampede are let loose on these stands."""

    seat: Seat
    stands: tuple[StandId, ...]


def apply_stands_marked(world: World, event: StandsMarked) -> None:
    for stand in event.stands:
        writing.change_stand(world, stand, marked=True)
    cards = world.table.armies[event.seat].cards
    writing.change_army(world, event.seat, cards={**cards, "SC": cards["SC"] - 1})


APPLY = {StandsMarked: apply_stands_marked}
