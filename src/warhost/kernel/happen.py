"""What happens in a round: events, each applied before the rule that yields it goes on."""

from collections.abc import Iterable

import msgspec

from warhost.kernel.asks import Seat
from warhost.kernel.game import Event, World
from warhost.kernel.terms import Terms


class Played(msgspec.Struct, frozen=True):
    """What happened, and as whom it was seen by where that differs."""

    events: list[Event]
    seen: dict[Seat, list[Event]]
    reveals: bool


def happen(terms: Terms, world: World, stream: Iterable[Event]) -> Played:
    """Apply each event before the rule that yields them goes on, and let the seats see it."""
    game, events = terms.game, []
    seen: dict[Seat, list[Event]] = {seat: [] for seat in terms.watchers}
    differs = set()
    for event in stream:
        game.apply(world, event)
        events.append(event)
        for seat in terms.watchers:
            learnt = game.seen(event, world, seat)
            if learnt is not event:
                differs.add(seat)
            if learnt is not None:
                seen[seat].append(learnt)
    reveals = any(type(event) in game.reveals for event in events)
    return Played(events, {seat: seen[seat] for seat in terms.watchers if seat in differs}, reveals)
