"""The questions of combat: what may be answered, at random, and when nobody answers."""

from typing import Any

from warhost.games.triumph.combat.engagements import engagements
from warhost.games.triumph.orders.face import Face
from warhost.games.triumph.orders.fight import Fight
from warhost.games.triumph.orders.hold_the_line import HoldTheLine
from warhost.games.triumph.orders.let_pursue import LetPursue
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.tasks import Facing, Pursuit
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Ask, Choices
from warhost.kernel.dice import Dice

HELD_BACK = ("WBD", "WRR")


def fights(view: View, _: Ask) -> Choices:
    """T11.1-2 Every combat that can be next."""
    found = [Fight(engaged.stand, engaged.camp) for engaged in engagements(view.table)]
    return Choices(tuple(dict.fromkeys(found)))


def any_fight(view: View, ask: Ask, dice: Dice) -> Fight:
    order: Fight = dice.pick(fights(view, ask).orders, "which combat")
    return order


def first_fight(view: View, ask: Ask, _: dict[str, Any]) -> Fight:
    """T11.1-7 Nobody may decline."""
    order: Fight = fights(view, ask).orders[0]
    return order


def touchers(view: View, _: Ask) -> Choices:
    """T9.2-4"""
    facing = view.table.agenda[-1]
    assert isinstance(facing, Facing), facing
    return Choices(tuple(Face(StandId(name)) for name in facing.touchers))


def any_toucher(view: View, ask: Ask, dice: Dice) -> Face:
    order: Face = dice.pick(touchers(view, ask).orders, "whom to face")
    return order


def preferred_toucher(view: View, ask: Ask, wishes: dict[str, Any]) -> Face:
    """T20-16 Rear before left before right, as the touchers are listed; a wish names stands."""
    orders: tuple[Face, ...] = touchers(view, ask).orders
    wished = wishes.get("facing", ())
    named = wished if isinstance(wished, list | tuple) else ()
    return next((order for order in orders if order.toucher in named), orders[0])


def pursuits(_: View, __: Ask) -> Choices:
    """T17.3-11"""
    return Choices((HoldTheLine(), LetPursue()))


def any_pursuit(view: View, ask: Ask, dice: Dice) -> Any:
    return dice.pick(pursuits(view, ask).orders, "whether to hold the line")


def preferred_pursuit(view: View, _: Ask, wishes: dict[str, Any]) -> Any:
    """T20-16 The first pursuit of Warband or Warriors is cancelled; a wish says otherwise."""
    pursuit = view.table.agenda[-1]
    assert isinstance(pursuit, Pursuit), pursuit
    wished = wishes.get("pursuit")
    if wished in ("hold", "pursue"):
        return HoldTheLine() if wished == "hold" else LetPursue()
    stand = view.table.stands[StandId(pursuit.stand)]
    return HoldTheLine() if stand.type in HELD_BACK else LetPursue()


FIGHTING = AnswerRule("close combat", fights, any_fight, first_fight)
FACING = AnswerRule("facing", touchers, any_toucher, preferred_toucher)
PURSUIT = AnswerRule("pursuit", pursuits, any_pursuit, preferred_pursuit)
