"""The questions a war puts to its players, one rule a kind, in the sequence of play."""

from typing import Any

from warhost.games.multiverse.building.items import print_item
from warhost.games.multiverse.building.makers import own_hexes
from warhost.games.multiverse.building.mustering import (
    kinds_to_muster,
    muster_together,
    random_muster,
    usual_muster,
)
from warhost.games.multiverse.building.phase import build_together
from warhost.games.multiverse.building.plans import affordable, price_of, random_plan
from warhost.games.multiverse.cards.playing import show_together
from warhost.games.multiverse.diplomacy.answers import DEALING, REPLIES
from warhost.games.multiverse.exploring.turning import SIDES_OF_TILE
from warhost.games.multiverse.forms import BuildForm, MusterForm, MusterKind, Wish, form_of
from warhost.games.multiverse.listing import deeds_of, ready_units, salvoes_of
from warhost.games.multiverse.orders.aim import aims_of
from warhost.games.multiverse.orders.build import Build
from warhost.games.multiverse.orders.finish import Finish
from warhost.games.multiverse.orders.halt import Halt
from warhost.games.multiverse.orders.muster import Muster
from warhost.games.multiverse.orders.name import Name
from warhost.games.multiverse.orders.place import Place
from warhost.games.multiverse.orders.play import Play, plays_of
from warhost.games.multiverse.orders.rule import AnswerRule
from warhost.games.multiverse.orders.swap import Swap
from warhost.games.multiverse.tasks import Activation, Placing
from warhost.games.multiverse.world import UnitId, View
from warhost.kernel.asks import Ask, Choices, Form
from warhost.kernel.dice import Dice

RANDOM_ITEMS = 4
ENDS_ONE_IN = 12
"""How seldom chance ends a phase or activation that could go on."""
HALT, FINISH = Halt(), Finish()
LIKELY: dict[type, int] = {Swap: 1}
"""Of six; what is not named is six times in six."""


def muster_form(view: View, _: Ask) -> Form:
    """Which units may start, and where."""
    rules = view.table.rules
    units = (rules.units[kind] for kind in kinds_to_muster(view))
    return form_of(
        MusterForm(
            kinds=tuple(MusterKind(u.card.id, u.name, u.card.unit_class) for u in units),
            hexes=tuple(own_hexes(view.table, view.seat)),
            number=rules.numbers.starting_units,
            needed=rules.scenario.must_muster,
            usual=usual_muster(view),
        )
    )


def build_form(view: View, _: Ask) -> Form:
    """The gold, and each thing that could be built if nothing else were, with its price."""
    items = (Wish(item, print_item(item), price_of(view, item)) for item in affordable(view))
    return form_of(BuildForm(view.secret.gold, tuple(items)))


def action_choices(view: View, _: Ask) -> Choices:
    """M4.1-6 All that any unit can do, and the end of the phase."""
    orders: list[Any] = []
    for unit in ready_units(view.table, view.seat):
        orders.extend(deeds_of(view.table, unit))
    orders.extend(salvoes_of(view.table, view.seat))
    orders.append(FINISH)
    return Choices(tuple(orders))


def activation_choices(view: View, _: Ask) -> Choices:
    """M4.2-3 What the unit that is being activated can still do."""
    top = view.table.agenda[-1]
    assert isinstance(top, Activation), top
    return Choices((*deeds_of(view.table, view.table.units[UnitId(top.unit)]), HALT))


MUSTER = AnswerRule(
    kind="muster",
    options=muster_form,
    sample=lambda view, _, dice: Muster(random_muster(view, dice)),
    fallback=lambda view, _, __: Muster(usual_muster(view)),
    together=muster_together,
)
BUILD = AnswerRule(
    kind="build",
    options=build_form,
    sample=lambda view, _, dice: Build(random_plan(view, dice, RANDOM_ITEMS)),
    fallback=lambda _, __, ___: Build(),
    together=build_together,
)


def any_action(view: View, ask: Ask, dice: Dice) -> Any:
    return any_of(action_choices(view, ask).orders, dice)


def any_deed(view: View, ask: Ask, dice: Dice) -> Any:
    return any_of(activation_choices(view, ask).orders, dice)


def any_of(orders: tuple[Any, ...], dice: Dice) -> Any:
    """Each kind of deed about as likely as the others, so that chance fights and explores too."""
    *deeds, end = orders
    if not deeds or dice.roll(ENDS_ONE_IN, "end") == 1:
        return end
    kinds = dict.fromkeys(type(order) for order in deeds)
    kind = dice.pick([kind for kind in kinds for _ in range(LIKELY.get(kind, 6))], "kind")
    return dice.pick([order for order in deeds if type(order) is kind], "deed")


ACTION = AnswerRule("action", action_choices, any_action, lambda _, __, ___: FINISH)
ACTIVATION = AnswerRule("activation", activation_choices, any_deed, lambda _, __, ___: HALT)


def placing_choices(view: View, _: Ask) -> Choices:
    """M15.2-5 The free hexes beside the adventure."""
    top = view.table.agenda[-1]
    assert isinstance(top, Placing), top
    return Choices(tuple(Place(hex_) for hex_ in top.hexes))


NAMES = Choices(tuple(Name(face) for face in range(1, SIDES_OF_TILE + 1)))
NAMING = AnswerRule(
    "naming",
    lambda _, __: NAMES,
    lambda _, __, dice: dice.pick(NAMES.orders, "name"),
    lambda _, __, ___: NAMES.orders[0],
)
PLACING = AnswerRule(
    "placing",
    placing_choices,
    lambda view, ask, dice: dice.pick(placing_choices(view, ask).orders, "place"),
    lambda view, ask, _: placing_choices(view, ask).orders[0],
)

CARD = AnswerRule(
    kind="card",
    options=lambda view, _: Choices(tuple(plays_of(view))),
    sample=lambda view, _, dice: dice.pick(list(plays_of(view)), "card"),
    fallback=lambda _, __, ___: Play(),
    together=show_together,
)
TARGET = AnswerRule(
    kind="target",
    options=lambda view, _: Choices(tuple(aims_of(view))),
    sample=lambda view, _, dice: dice.pick(list(aims_of(view)), "target"),
    fallback=lambda view, _, __: next(aims_of(view)),
)

ANSWERS: tuple[AnswerRule, ...] = (
    DEALING,
    REPLIES,
    PLACING,
    NAMING,
    CARD,
    TARGET,
    MUSTER,
    BUILD,
    ACTION,
    ACTIVATION,
)

BY_KIND = {rule.kind: rule for rule in ANSWERS}
