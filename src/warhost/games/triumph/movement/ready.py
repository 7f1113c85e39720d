"""Orders of the movement phase that need no composing, for a page to offer as buttons."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.movement.choices import movable
from warhost.games.triumph.movement.dismounting import plan_dismounting
from warhost.games.triumph.movement.field import field_of
from warhost.games.triumph.movement.moves import Dismount
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.enter import Enter
from warhost.games.triumph.orders.enter import check as check_entry
from warhost.games.triumph.setup.flank_march import (
    entry_places,
    marchers,
    side_of,
    with_entered,
)
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.world import View


def ready_orders(view: View) -> Iterator[Any]:
    """T7.1-3, T4.6-4, T17.4-3 To move no more, to come in from the flank, to dismount."""
    yield EndStep()
    entry = entry_of(view)
    if entry.stands and not check_entry(view, entry):
        yield entry
    field = field_of(view)
    for stand in movable(field):
        order = Dismount(stand.id)
        if not plan_dismounting(field, order).refusals:
            yield order


def entry_of(view: View) -> Enter:
    """T4.6-10 Everybody of the flank march on the first place there is."""
    side = side_of(view.table, view.seat, view.secret.flank_side)
    postings: list[Posting] = []
    for stand in marchers(view.table, view.seat):
        draft = with_entered(view.table, postings)
        pose = next(entry_places(draft, stand, side), None)
        if pose is not None:
            postings.append(Posting(stand.id, pose))
    return Enter(tuple(postings))
