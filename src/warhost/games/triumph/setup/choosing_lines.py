"""Sensible deployments: a line of battle in the centre, riders on the wings."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.board import at_home, deployment_zone
from warhost.games.triumph.orders.deploy import Deploy
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.setup.camp_places import camp_pose
from warhost.games.triumph.setup.centre import (
    centre_minimum,
    centre_points,
    demanded,
    rank_of,
    stands_in_centre,
)
from warhost.games.triumph.setup.choosing_posts import camp_place
from warhost.games.triumph.setup.deploying import awaited, fits, with_posted
from warhost.games.triumph.setup.dressing import (
    dismounted,
    dressed,
    with_ambushes,
    with_valets,
)
from warhost.games.triumph.setup.guises import CARD as GUISE
from warhost.games.triumph.setup.lines import Places, centre_places, line_places, wing_places
from warhost.games.triumph.setup.moments import places_camp_last
from warhost.games.triumph.setup.posting import Posting, other_types, posted
from warhost.games.triumph.setup.screens import screens_left
from warhost.games.triumph.stands import is_foot
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, Table, View
from warhost.kernel.asks import Ask, Form, Options, Seat
from warhost.kernel.dice import Dice

FRONTS = (6500, 7000, 7500)

Taste = Callable[[Table, Stand, int], Places]
"""The places a stand would like, for a front line this far from home."""


def options(view: View, ask: Ask) -> Options:
    """Who waits, as what each may come, and where."""
    table = view.table
    waiting = {stand.id: other_types(table, stand) for stand in awaited(view)}
    fields = {
        "stands": waiting,
        "zone": deployment_zone(table, view.seat).corners,
        "camp": places_camp_last(table, view.seat) and ask.kind == "rest",
        "guises": table.armies[view.seat].cards.get(GUISE, 0) - len(view.secret.guises),
        "screens": screens_left(table, view.seat),
    }
    return Form(ask.kind, fields)


def sample_centre(view: View, _: Ask, dice: Dice) -> Deploy:
    """The battle line first, until the centre holds enough."""
    front = dice.pick(FRONTS, "front")
    army = dice.shuffled(awaited(view), "order")
    ranked = sorted(army, key=lambda stand: rank_of(view.table, stand))
    forms = dismounted(ranked, dice)
    postings: list[Posting] = []
    for stand in ranked:
        draft = with_posted(view.table, postings)
        if _is_held(view, draft):
            break
        form = forms.get(stand.id, "")
        posting = place_for(draft, stand, form, centre_places(front), stands_in_centre)
        if posting is not None:
            postings.append(posting)
    return dressed(view, Deploy(tuple(postings)), dice)


def _is_held(view: View, draft: Table) -> bool:
    here = [draft.stands[stand.id] for stand in awaited(view)]
    army = demanded(draft, view.seat, here)
    return centre_points(draft, army) >= centre_minimum(draft, army)


def sample_rest(view: View, _: Ask, dice: Dice) -> Deploy:
    """Foot prolongs the line, riders take the wings; a pack train goes first."""
    table = view.table
    front = dice.pick(FRONTS, "front")
    camp = camp_place(view, dice) if places_camp_last(table, view.seat) else None
    army = sorted(dice.shuffled(awaited(view), "order"), key=lambda s: not is_foot(table, s))
    forms = {**dismounted(army, dice), **with_valets(table, army, dice)}
    postings: list[Posting] = []
    for stand in army:
        draft = with_camp(with_posted(table, postings), view.seat, camp)
        form = forms.get(stand.id, "")
        posting = place_for(draft, stand, form, _taste(draft, stand, front), _anywhere)
        assert posting is not None, stand
        postings.append(posting)
    order = dressed(view, Deploy(tuple(postings), camp=camp), dice)
    return with_ambushes(view, order, dice)


def with_camp(draft: Table, seat: Seat, x: int | None) -> Table:
    """The table as it would be with a pack train on its place."""
    if x is not None:
        pose = camp_pose(draft, seat, x)
        draft.camps[seat] = replace(draft.camps[seat], place="table", pose=pose)
    return draft


def _taste(table: Table, stand: Stand, front: int) -> Places:
    return line_places(front) if is_foot(table, stand) else wing_places(front)


def _anywhere(_: Table, __: Stand) -> bool:
    return True


def place_for(
    draft: Table, stand: Stand, form: str, places: Places, suits: Callable[[Table, Stand], bool]
) -> Posting | None:
    """The first of the places that the stand may take."""
    trial = copy_of_table(draft)
    for place in places:
        posting = Posting(stand.id, at_home(draft, stand.seat, place), form)
        there = posted(draft, posting)
        trial.stands[stand.id] = there
        if fits(trial, there) and suits(trial, there):
            return posting
    return None


def fallback_centre(view: View, ask: Ask, _: dict[str, Any]) -> Deploy:
    return sample_centre(view, ask, Dice(b"centre"))


def fallback_rest(view: View, ask: Ask, _: dict[str, Any]) -> Deploy:
    return sample_rest(view, ask, Dice(b"rest"))


CENTRE = AnswerRule("centre", options, sample_centre, fallback_centre)
REST = AnswerRule("rest", options, sample_rest, fallback_rest)
