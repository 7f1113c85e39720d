"""M3.3 The build phase: sealed plans, carried out together by the rules of priority."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.multiverse.building.bury import Bury
from warhost.games.multiverse.building.items import print_item
from warhost.games.multiverse.building.plans import events_of, flaw_of, own_view
from warhost.games.multiverse.cards.deck import refill
from warhost.games.multiverse.events.agenda import Decided
from warhost.games.multiverse.events.building import ItemRefused
from warhost.games.multiverse.heroes.deck import reveal
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def build_together(world: World, answers: Mapping[Seat, Any], dice: Dice) -> Iterator[Any]:
    """M3.3-4 to -8, M13.1-2 Who acts last builds first; the refused and who dig are asked again."""
    for seat in reversed(world.table.turn.order):
        if seat not in answers:
            continue
        again = False
        for item in answers[seat].items:
            flaw = flaw_of(own_view(world, seat), item)
            if flaw is None:
                yield from events_of(world, seat, item)
                yield from reveal(world, dice)
                again = again or isinstance(item, Bury)
            else:
                again = True
                yield ItemRefused(seat, print_item(item), flaw.clause, flaw.text)
        if not again:
            yield Decided(seat)


def end_building(world: World, dice: Dice) -> Iterator[Any]:
    """M12.2-4, M6.1-6 The trade row is full again; everybody looks at what has been built."""
    yield from refill(world, dice)
    yield from look_around(world, tuple(world.table.blocks))
    yield from crown(world)
