"""Questions as sentences to the seat that is asked, and orders as buttons say them."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.orders import BY_TYPE
from warhost.games.multiverse.orders.aim import choice_at_hand
from warhost.games.multiverse.orders.play import combat_at_hand
from warhost.games.multiverse.report.words import name_of
from warhost.games.multiverse.tasks import Activation, Placing
from warhost.games.multiverse.world import UnitId, View
from warhost.kernel.asks import Ask
from warhost.kernel.game import Told


def prompt(view: View, ask: Ask) -> str:
    """`red: …`"""
    return f"{ask.seat}: {SENTENCES[ask.kind](view)}"


def _muster(view: View) -> str:
    return f"choose {view.table.rules.numbers.starting_units} units for your Settlement."


def _build(view: View) -> str:
    return f"build and recruit, unseen by the others. You have {view.secret.gold} gold."


def _activation(view: View) -> str:
    top = view.table.agenda[-1]
    assert isinstance(top, Activation), top
    unit = UnitId(top.unit)
    left = view.table.units[unit].ap
    return f"what does {name_of(view, unit)} do next? {left} AP are left."


def _ally(view: View) -> str:
    top = view.table.agenda[-1]
    assert isinstance(top, Placing), top
    return view.table.rules.units[top.kind].name


def _card(view: View) -> str:
    combat = combat_at_hand(view.table)
    gold = view.secret.gold
    return f"a combat in {hex_name(combat.battlefield)}: play a combat card? You have {gold} gold."


def _target(view: View) -> str:
    striker = UnitId(choice_at_hand(view.table).striker)
    return f"whom does {name_of(view, striker)} strike?"


SENTENCES: Mapping[str, Callable[[View], str]] = {
    "muster": _muster,
    "build": _build,
    "action": lambda _: "activate your units one after the other.",
    "activation": _activation,
    "card": _card,
    "target": _target,
    "naming": lambda _: "which side of the territory shall face the explorer? Name 1 to 6.",
    "dealing": lambda _: "what do you offer the others?",
    "replies": lambda _: "which offers do you accept?",
    "placing": lambda view: f"where does the {_ally(view)} stand?",
}


def label(order: Any, view: View) -> Told:
    """The order as a button says it, and the units it is about."""
    unit = getattr(order, "unit", None)
    about = () if unit is None else (unit,)
    return Told(BY_TYPE[type(order)].label(order, view), about=about)
