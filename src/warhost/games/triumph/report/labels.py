"""Orders as a button says them, with the stands they are about."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.triumph.combat.winning import HOLD_THE_LINE
from warhost.games.triumph.movement.moves import Dismount
from warhost.games.triumph.orders.choose_edge import ChooseEdge
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.enter import Enter
from warhost.games.triumph.orders.face import Face
from warhost.games.triumph.orders.fight import Fight, engagement_of
from warhost.games.triumph.orders.hold_the_line import HoldTheLine
from warhost.games.triumph.orders.let_pursue import LetPursue
from warhost.games.triumph.orders.mark import Mark
from warhost.games.triumph.orders.shoot import Shoot
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.report.words import army_of, name_of, names_of
from warhost.games.triumph.tasks import kind_of
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Seat
from warhost.kernel.game import Told

ENDINGS: Mapping[str, str] = {
    "cards": "Keep the cards",
    "movement": "End my movement",
    "shooting": "Shoot no more",
    "return fire": "Shoot no more",
}


def label(order: Any, view: View) -> Told:
    """The order as a button says it."""
    words = LABELS.get(type(order))
    return words(order, view) if words else Told(print_order(order))


def _end_step(_: EndStep, view: View) -> Told:
    return Told(ENDINGS[kind_of(view.table.agenda[-1])])


def _shoot(order: Shoot, view: View) -> Told:
    source = "" if order.edge == "front" else f", from the {order.edge} edge"
    text = f"{name_of(view, order.stand)} at {name_of(view, order.target)}{source}"
    return Told(text, about=(order.stand, order.target))


def _fight(order: Fight, view: View) -> Told:
    engagement = engagement_of(view.table, order)
    assert engagement is not None, order
    one = name_of(view, order.stand)
    if order.camp:
        text = f"{one} against the camp of {army_of(view, Seat(engagement.enemy))}"
        return Told(text, about=(order.stand,))
    if not engagement.enemy:
        return Told(one, about=(order.stand,))
    enemy = StandId(engagement.enemy)
    return Told(f"{one} against {name_of(view, enemy)}", about=(order.stand, enemy))


def _face(order: Face, view: View) -> Told:
    return Told(f"Face {name_of(view, order.toucher)}", about=(order.toucher,))


def _mark(order: Mark, view: View) -> Told:
    return Told(f"Let loose on {names_of(view, order.stands)}", about=order.stands)


def _enter(order: Enter, view: View) -> Told:
    stands = tuple(posting.stand for posting in order.stands)
    return Told(f"Bring in {names_of(view, stands)} from the flank", about=stands)


def _dismount(order: Dismount, view: View) -> Told:
    return Told(f"Dismount {name_of(view, order.stand)}", about=(order.stand,))


def _edge(order: ChooseEdge, _: View) -> Told:
    return Told(f"The {order.edge}ern edge")


def _hold(_: HoldTheLine, view: View) -> Told:
    left = view.table.armies[view.seat].cards.get(HOLD_THE_LINE, 0)
    return Told(f"Hold the line ({left} left)")


LABELS: Mapping[type, Callable[[Any, View], Told]] = {
    EndStep: _end_step,
    Enter: _enter,
    Dismount: _dismount,
    Shoot: _shoot,
    Fight: _fight,
    Face: _face,
    Mark: _mark,
    ChooseEdge: _edge,
    HoldTheLine: _hold,
    LetPursue: lambda _, __: Told("Let them pursue"),
}
