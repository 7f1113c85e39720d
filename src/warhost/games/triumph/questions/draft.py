"""How would the table look after this order of the set-up, and what is wrong with it?"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.deciding import check
from warhost.games.triumph.drawing import picture
from warhost.games.triumph.geometry import TURN, Pose
from warhost.games.triumph.orders import Order
from warhost.games.triumph.orders.deploy import Deploy
from warhost.games.triumph.orders.enter import Enter
from warhost.games.triumph.orders.lay_terrain import LayTerrain
from warhost.games.triumph.orders.place_camp import PlaceCamp
from warhost.games.triumph.orders.send_flank_march import SendFlankMarch
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.picture import BattlePicture
from warhost.games.triumph.setup.camp_places import camp_pose, wagon_pose
from warhost.games.triumph.setup.defences import obstacle_pieces
from warhost.games.triumph.setup.layout import (
    Area,
    Laid,
    coast_pieces,
    form_of,
    kind_of_number,
    numbers_to_lay,
    piece_for,
)
from warhost.games.triumph.setup.posting import Posting, posted
from warhost.games.triumph.tasks import kind_of
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Table, View
from warhost.kernel.asks import Ask
from warhost.kernel.refusals import Refusal


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    """T20-14 An answer that a player is still working on."""

    order: Order


class DraftSheet(msgspec.Struct, frozen=True, tag="draft"):
    """The order in words, everything that is wrong with it, and the table it would make."""

    text: str
    refusals: tuple[Refusal, ...]
    picture: BattlePicture


def answer(view: View, question: Draft) -> DraftSheet:
    """T4.5-4 Nothing is settled until the order is given."""
    order = question.order
    refusals = check(view, Ask(view.seat, kind_of(view.table.agenda[-1])), order)
    drawn = DRAWN.get(type(order))
    table = copy_of_table(view.table)
    if drawn is not None:
        drawn(table, view, order)
    return DraftSheet(
        print_order(order), tuple(refusals), picture(View(view.seat, table, view.secret))
    )


def _draw_terrain(table: Table, _: View, order: LayTerrain) -> None:
    laid = [piece_for(table, one) for one in order.pieces if _has_form(table, one)]
    table.pieces = {piece.id: piece for piece in (*laid, *coast_pieces(table))}


def _has_form(table: Table, laid: Laid) -> bool:
    if laid.number not in numbers_to_lay(table):
        return False
    is_area = form_of(table, kind_of_number(table.setup, laid.number)) == "area"
    return is_area == isinstance(laid, Area)


def _draw_camp(table: Table, view: View, order: PlaceCamp) -> None:
    if order.x is not None and view.seat in table.camps:
        camp = table.camps[view.seat]
        pose = camp_pose(table, view.seat, order.x)
        if camp.wagon and order.y is not None:
            pose = wagon_pose(table, view.seat, order.x, order.y)
        table.camps[view.seat] = replace(camp, place="table", pose=pose)
    table.pieces |= {piece.id: piece for piece in obstacle_pieces(view.seat, order.defences)}


def _draw_deployment(table: Table, view: View, order: Deploy) -> None:
    _post(table, view, order.stands)
    if order.camp is not None and view.seat in table.camps:
        pose = camp_pose(table, view.seat, order.camp)
        table.camps[view.seat] = replace(table.camps[view.seat], place="table", pose=pose)


def _draw_entry(table: Table, view: View, order: Enter) -> None:
    _post(table, view, order.stands)


def _post(table: Table, view: View, postings: tuple[Posting, ...]) -> None:
    """Own stands on their places; strangers are left where they are."""
    for posting in postings:
        stand = table.stands.get(posting.stand)
        if stand is not None and stand.seat == view.seat and _is_type(table, posting.type):
            facing = posting.pose.facing % TURN
            pose = Pose(posting.pose.x, posting.pose.y, facing)
            table.stands[stand.id] = posted(table, replace(posting, pose=pose))


def _is_type(table: Table, code: str) -> bool:
    return not code or code in table.rules.types


def _draw_flank_march(table: Table, view: View, order: SendFlankMarch) -> None:
    """Whoever goes leaves the muster; the enemy sees it only when it is over."""
    for name in order.stands:
        stand = table.stands.get(name)
        if stand is not None and stand.seat == view.seat:
            table.stands[name] = replace(stand, place="flank march")


DRAWN: Mapping[type, Callable[[Table, View, Any], None]] = {
    LayTerrain: _draw_terrain,
    PlaceCamp: _draw_camp,
    Deploy: _draw_deployment,
    Enter: _draw_entry,
    SendFlankMarch: _draw_flank_march,
}
