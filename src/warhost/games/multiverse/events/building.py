"""What happens to plans of the build phase."""

import msgspec

from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat


class ItemRefused(msgspec.Struct, frozen=True, tag="item refused"):
    """M3.3-8 Another seat's construction came first; nothing is paid."""

    seat: Seat
    item: str
    """In the notation of players."""
    clause: str
    text: str


def apply_item_refused(world: World, event: ItemRefused) -> None:
    """Nothing has been built."""


APPLY = {ItemRefused: apply_item_refused}
