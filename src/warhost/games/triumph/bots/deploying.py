"""How an army is drawn up: one unbroken line, pikes two deep, riders at its ends."""

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from warhost.games.triumph.board import WIDTH, at_home
from warhost.games.triumph.geometry import ahead
from warhost.games.triumph.orders.deploy import Deploy
from warhost.games.triumph.orders.place_camp import PlaceCamp, check
from warhost.games.triumph.setup.centre import (
    centre_minimum,
    centre_points,
    demanded,
    rank_of,
    stands_in_centre,
)
from warhost.games.triumph.setup.choosing_lines import (
    place_for,
    sample_centre,
    sample_rest,
    with_camp,
)
from warhost.games.triumph.setup.choosing_posts import camp_place, sample_camp
from warhost.games.triumph.setup.deploying import awaited, with_posted
from warhost.games.triumph.setup.dressing import dressed, with_ambushes
from warhost.games.triumph.setup.lines import Places, centre_places, line_places
from warhost.games.triumph.setup.moments import places_camp_last
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.stands import depth_of, is_foot, stands_of, type_of
from warhost.games.triumph.world import Stand, Table, View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

FRONT = 7500
DEEP = 2
"""Only what gains as much by a second rank stands two deep."""


def any_camp(view: View, ask: Ask, dice: Dice) -> PlaceCamp:
    """Somewhere behind the line."""
    return sample_camp(view, ask, dice)


def middle_camp(view: View, ask: Ask, dice: Dice) -> PlaceCamp:
    """In the middle, where the line covers it."""
    order = sample_camp(view, ask, dice)
    if order.x is None or order.y is not None:
        return order
    middle = replace(order, x=WIDTH // 2)
    return order if check(view, middle) else middle


def any_centre(view: View, ask: Ask, dice: Dice) -> Deploy:
    return sample_centre(view, ask, dice)


def any_rest(view: View, ask: Ask, dice: Dice) -> Deploy:
    return sample_rest(view, ask, dice)


def firm_centre(view: View, _: Ask, dice: Dice) -> Deploy:
    """The battle line, like beside like, until the centre holds enough."""
    army = sorted(awaited(view), key=lambda s: (rank_of(view.table, s), s.type, s.number))
    postings: list[Posting] = []
    for stand in army:
        draft = with_posted(view.table, postings)
        if _is_held(view, draft):
            break
        places = chain(_behind(draft, stand), centre_places(FRONT))
        posting = place_for(draft, stand, "", places, stands_in_centre)
        if posting is not None:
            postings.append(posting)
    return dressed(view, Deploy(tuple(postings)), dice)


def _is_held(view: View, draft: Table) -> bool:
    here = [draft.stands[stand.id] for stand in awaited(view)]
    army = demanded(draft, view.seat, here)
    return centre_points(draft, army) >= centre_minimum(draft, army)


def firm_rest(view: View, _: Ask, dice: Dice) -> Deploy:
    """Foot prolongs the line, riders come to its ends."""
    table = view.table
    camp = camp_place(view, dice) if places_camp_last(table, view.seat) else None
    postings: list[Posting] = []
    for stand in _foot_first(table, awaited(view)):
        draft = with_camp(with_posted(table, postings), view.seat, camp)
        places = chain(_behind(draft, stand), line_places(FRONT))
        posting = place_for(draft, stand, "", places, _anywhere)
        assert posting is not None, stand
        postings.append(posting)
    order = dressed(view, Deploy(tuple(postings), camp=camp), dice)
    return with_ambushes(view, order, dice)


def _foot_first(table: Table, army: Sequence[Stand]) -> list[Stand]:
    return sorted(army, key=lambda s: (not is_foot(table, s), s.type, s.number))


def _anywhere(_: Table, __: Stand) -> bool:
    return True


def _behind(draft: Table, stand: Stand) -> Places:
    """Places behind stands of its kind, once half of them stand in front."""
    if type_of(draft, stand).rear_support < DEEP:
        return
    same = [s for s in draft.stands.values() if (s.seat, s.type) == (stand.seat, stand.type)]
    placed = [s for s in stands_of(draft, stand.seat) if s.type == stand.type]
    if 2 * len(placed) < len(same):
        return
    depth = depth_of(draft, stand)
    for front in placed:
        if front.pose is not None:
            yield at_home(draft, stand.seat, ahead(front.pose, -depth))
