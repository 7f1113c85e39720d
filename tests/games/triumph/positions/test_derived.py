"""What was worked out from a table is what would be worked out anew, at any time."""

from msgspec.structs import replace

from tests.conformance.subjects import fresh, given, walked, world_of
from warhost.games.triumph.movement.field import field_of
from warhost.games.triumph.movement.waiting import can_move
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import View


def worked_out(view: View) -> object:
    """All answers that tables keep, beside what they follow from."""
    field = field_of(view)
    active = view.table.turn.active
    return replace(field, table=copy_of_table(view.table)), active and can_move(view.table)


def anew(view: View) -> object:
    return worked_out(View(view.seat, copy_of_table(view.table), view.secret))


def test_answers_are_those_of_the_table_as_it_is_after_every_decision() -> None:
    walk = walked("triumph")
    match = fresh(walk.subject)
    for step in walk.steps:
        given(match, step)
        for seat in match.terms.setting.seats:
            view = match.view(seat)
            assert worked_out(view) == anew(view)


def test_a_view_goes_on_telling_of_the_moment_it_was_taken() -> None:
    walk = walked("triumph")
    match = fresh(walk.subject)
    views = []
    for step in walk.steps:
        views.append(match.view(step.ask.seat))
        given(match, step)
    assert world_of(match).table != views[0].table
    for view in views:
        assert worked_out(view) == anew(view)
