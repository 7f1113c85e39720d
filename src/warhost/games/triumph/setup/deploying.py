"""T4.4, T4.5 What is wrong with a deployment."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.board import DEPTH, WIDTH, deployment_zone, within
from warhost.games.triumph.geometry import TURN, is_near, on_board, overlaps
from warhost.games.triumph.ground import by_road, in_difficult, in_impassable
from warhost.games.triumph.setup.ambush import ambush_refusals, crowding_refusals, may_ambush
from warhost.games.triumph.setup.centre import (
    centre_minimum,
    centre_points,
    demanded,
    stands_in_centre,
)
from warhost.games.triumph.setup.moments import in_hand
from warhost.games.triumph.setup.posting import Posting, posted
from warhost.games.triumph.stands import (
    camp_footprint,
    camps_on_table,
    footprint_of,
    on_table,
    opens_for,
    type_of,
)
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, StandId, Table, View
from warhost.kernel.refusals import Refusal


def awaited(view: View) -> list[Stand]:
    """T4.4-11 The viewer's stands that are to be deployed; flank marchers are elsewhere."""
    away = view.secret.flank_march
    return [stand for stand in in_hand(view.table, view.seat) if stand.id not in away]


def naming_refusals(view: View, postings: Sequence[Posting]) -> list[Refusal]:
    """Each named stand is the viewer's own, waits to be deployed and is named once."""
    waiting = {stand.id for stand in awaited(view)}
    named = [posting.stand for posting in postings]
    refusals = [
        Refusal("T4.5-3", f"stands[{place}]", f"{name} does not wait to be deployed.")
        for place, name in enumerate(named)
        if name not in waiting
    ]
    if len(named) != len(set(named)):
        refusals.append(Refusal("T4.5-3", "stands", "Each stand is placed once."))
    return refusals


def with_posted(table: Table, postings: Sequence[Posting]) -> Table:
    """The table as it would be with the stands on their places."""
    draft = copy_of_table(table)
    for posting in postings:
        draft.stands[posting.stand] = posted(table, posting)
    return draft


def centre_refusals(view: View, postings: Sequence[Posting]) -> Iterator[Refusal]:
    """T4.5-2 Step c: stands for the centre minimum, all of them in the centre."""
    draft = with_posted(view.table, postings)
    for place, posting in enumerate(postings):
        stand = draft.stands[posting.stand]
        yield from _place_refusals(draft, stand, f"stands[{place}]")
        if not stands_in_centre(draft, stand):
            text = f"In this step the whole front of {stand.id} lies in the centre third."
            yield Refusal("T4.5-2", f"stands[{place}]", text)
    yield from _minimum_refusals(view, draft)


def _minimum_refusals(view: View, draft: Table) -> Iterator[Refusal]:
    """T4.4-9"""
    here = [draft.stands[stand.id] for stand in awaited(view)]
    army = demanded(draft, view.seat, here)
    wanted, held = centre_minimum(draft, army), centre_points(draft, army)
    if held < wanted:
        text = f"The centre holds {held / 2:g} of {wanted / 2:g} points, battle line first."
        yield Refusal("T4.4-9", "stands", text)


def rest_refusals(view: View, postings: Sequence[Posting]) -> Iterator[Refusal]:
    """T4.5-3 Steps d and e: all that is left, ambushers ahead of the lines."""
    draft = with_posted(view.table, postings)
    stands = [draft.stands[posting.stand] for posting in postings]
    zone = deployment_zone(draft, view.seat)
    ambushers = [
        stand
        for stand in stands
        if may_ambush(draft, stand) and not within(footprint_of(draft, stand), zone)
    ]
    for place, stand in enumerate(stands):
        if stand in ambushers:
            yield from _any_place_refusals(draft, stand, f"stands[{place}]")
            yield from ambush_refusals(draft, stand, f"stands[{place}]")
        else:
            yield from _place_refusals(draft, stand, f"stands[{place}]")
    yield from crowding_refusals(draft, view.seat, ambushers)
    yield from _left_behind(view, stands)


def _left_behind(view: View, stands: Sequence[Stand]) -> Iterator[Refusal]:
    placed: set[StandId] = {stand.id for stand in stands}
    left = [stand.id for stand in awaited(view) if stand.id not in placed]
    if left:
        yield Refusal("T4.5-3", "stands", f"All stands are placed now: {', '.join(left)} too.")


def _place_refusals(draft: Table, stand: Stand, place: str) -> Iterator[Refusal]:
    """T4.4-1 In the own zone, and fit to stand there."""
    if not within(footprint_of(draft, stand), deployment_zone(draft, stand.seat)):
        text = f"{stand.id} deploys wholly within 8 MU of its base edge."
        yield Refusal("T4.4-1", place, text)
    yield from _any_place_refusals(draft, stand, place)


def _any_place_refusals(draft: Table, stand: Stand, place: str) -> Iterator[Refusal]:
    """T4.4-7 On the board, on nobody, on passable ground."""
    assert stand.pose is not None
    shape = footprint_of(draft, stand)
    if not 0 <= stand.pose.facing < TURN:
        yield Refusal("T1.1-7", place, "A facing is given as 0 to below 360 degrees.")
    if not on_board(shape, WIDTH, DEPTH):
        yield Refusal("T1.1-12", place, f"{stand.id} would hang over the table edge.")
    if _is_taken(draft, stand):
        yield Refusal("T4.4-7", place, f"{stand.id} would stand on others.")
    if in_impassable(draft, shape):
        yield Refusal("T4.3-3", place, f"{stand.id} would stand on impassable ground.")
    if _is_off_road(draft, stand):
        text = f"{type_of(draft, stand).name} deploy in difficult terrain on roads only."
        yield Refusal("T4.3-9", place, text)


def _is_off_road(draft: Table, stand: Stand) -> bool:
    """T4.3-9 In difficult terrain, for troops that come there by road alone."""
    if stand.pose is None or not type_of(draft, stand).roads_only:
        return False
    rough = in_difficult(draft, footprint_of(draft, stand), opens_for(draft, stand))
    return rough and not by_road(draft, stand.pose, stand.pose)


def _is_taken(draft: Table, stand: Stand) -> bool:
    shape = footprint_of(draft, stand)
    others = [footprint_of(draft, other) for other in on_table(draft) if other.id != stand.id]
    camps = [camp_footprint(camp) for camp in camps_on_table(draft)]
    return any(is_near(shape, other) and overlaps(shape, other) for other in others + camps)


def fits(draft: Table, stand: Stand) -> bool:
    """Whether nothing is wrong with the place of a stand in its own zone."""
    return next(_place_refusals(draft, stand, ""), None) is None
