"""Questions as sentences to the seat that is asked, and orders as buttons say them."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.multiverse.orders import BY_TYPE
from warhost.games.multiverse.report.words import name_of
from warhost.games.multiverse.tasks import Activation
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


SENTENCES: Mapping[str, Callable[[View], str]] = {
    "muster": _muster,
    "build": _build,
    "action": lambda _: "activate your units one after the other.",
    "activation": _activation,
}


def label(order: Any, view: View) -> Told:
    """The order as a button says it, and the units it is about."""
    unit = getattr(order, "unit", None)
    about = () if unit is None else (unit,)
    return Told(BY_TYPE[type(order)].label(order, view), about=about)
