"""The text twin: the whole table in words, for screen readers, mail and the shell."""

from collections.abc import Iterator

from warhost.games.triumph.board import base_edge
from warhost.games.triumph.drawing import hints_of, marks_of
from warhost.games.triumph.geometry import DEGREE, MU
from warhost.games.triumph.report.words import decimal, direction
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.tasks import kind_of
from warhost.games.triumph.turn.victory import losses_of, lost_by
from warhost.games.triumph.world import Camp, Piece, Stand, View
from warhost.kernel.asks import Seat


def show(view: View) -> str:
    """The same as the picture, to be read."""
    return "\n".join(_lines(view)) + "\n"


def _lines(view: View) -> Iterator[str]:
    yield _moment(view)
    yield from hints_of(view)
    for seat in view.table.seats:
        yield ""
        yield from _army(view, seat)
    yield ""
    yield from _ground(view)


def _moment(view: View) -> str:
    table, turn = view.table, view.table.turn
    if table.verdict is not None:
        winners = " and ".join(table.armies[seat].title for seat in table.verdict.winners)
        return f"The battle is over: {winners or 'nobody'} won, {table.verdict.why}."
    step = kind_of(table.agenda[-1])
    if turn.number == 0:
        return f"Setting up: {step}."
    points = f", {turn.points} of {turn.rolled} command points left" if turn.rolled else ""
    return f"Turn {turn.number}, {turn.active} is active: {step}{points}."


def _army(view: View, seat: Seat) -> Iterator[str]:
    table = view.table
    limit = table.rules.format.victory_half_points
    army = table.armies[seat]
    lost = decimal(lost_by(table, seat), 2)
    yield f"{army.title} ({seat}, {base_edge(table, seat)}): lost {lost} of {decimal(limit, 2)}"
    if army.cards:
        yield "  cards: " + ", ".join(f"{card} {uses}" for card, uses in army.cards.items())
    yield from (f"  {_camp(camp)}" for camp in table.camps.values() if camp.seat == seat)
    stands = [stand for stand in table.stands.values() if stand.seat == seat]
    yield from (f"  {_stand(view, stand)}" for stand in stands if stand.place != "lost")
    yield from (f"  lost: {line}" for line in losses_of(table, seat))


def _camp(camp: Camp) -> str:
    name = "standard wagon" if camp.wagon else "fortified camp" if camp.fortified else "camp"
    if camp.pose is None or camp.place != "table":
        return f"{name}: {camp.place}"
    garrison = f", garrison {camp.garrison}" if camp.garrison else ""
    return f"{name} at {decimal(camp.pose.x, MU)},{decimal(camp.pose.y, MU)}{garrison}"


def _stand(view: View, stand: Stand) -> str:
    marks = (["general"] if stand.general else []) + list(marks_of(view, stand))
    if stand.cards:
        marks.append(f"cards {' '.join(stand.cards)}")
    notes = f" ({', '.join(marks)})" if marks else ""
    return f"{stand.id} {type_of(view.table, stand).name} {_place(stand)}{notes}"


def _place(stand: Stand) -> str:
    pose = stand.pose
    if pose is None:
        return stand.place
    at = f"at {decimal(pose.x, MU)},{decimal(pose.y, MU)}"
    return f"{at} facing {decimal(pose.facing, DEGREE)} ({direction(pose.facing)})"


def _ground(view: View) -> Iterator[str]:
    pieces = view.table.pieces
    yield "Ground:" if pieces else "The ground is open everywhere."
    for piece in pieces.values():
        kind = view.table.rules.terrain[piece.kind]
        yield f"  {piece.id} {kind.name}, {kind.going}, {_extent(piece)}"


def _extent(piece: Piece) -> str:
    points = [point for polygon in piece.polygons for point in polygon]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low = f"{decimal(min(xs), MU)},{decimal(min(ys), MU)}"
    return f"from {low} to {decimal(max(xs), MU)},{decimal(max(ys), MU)}"
