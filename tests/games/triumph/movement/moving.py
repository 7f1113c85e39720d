"""Positions in red's movement phase, and plans of moves in the players' notation."""

from typing import Any

from tests.games.triumph.base import Battle
from warhost.games.triumph.deciding import parse
from warhost.games.triumph.events.movement import StandsMoved
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask, Seat

RED = Seat("red")


def moving(scene: str, points: int = 6) -> Battle:
    """Red moves with some command points; dice that nobody looks at fall on 1."""
    return Battle(f"{scene}\nturn red {points} movement", red=[1] * 20, blue=[1] * 20)


def red_view(battle: Battle) -> View:
    return view_of(battle.world, RED)


def field(battle: Battle) -> Field:
    return field_of(red_view(battle))


def plan(battle: Battle, text: str) -> Plan:
    """What a move would bring about."""
    order: Any = parse(text, red_view(battle), Ask(RED, "movement"))
    assert not isinstance(order, list), order
    return plan_of(field(battle), order)


def cost(scene: str, text: str) -> int:
    """The command points of an allowed move."""
    found = plan(moving(scene), text)
    assert not found.refusals, found.refusals
    return found.points


def moved(battle: Battle, text: str) -> StandsMoved:
    """The event of an allowed move."""
    event: StandsMoved = battle.order("red", text).happened(StandsMoved)[-1]
    return event


def pose_of(battle: Battle, name: str) -> Pose:
    found = battle.stand(name).pose
    assert found is not None
    return found
