"""The base rules, and battles played from scenes on them, for the tests of Triumph!.

battle = Battle(SCENE, red=[6], blue=[1])     # a scene, and how the dice of each seat fall
battle.order("red", "move red/1 ahead 4")
assert battle.stand("red/1").pose == pose(10, 14)
assert battle.refused("red", "move red/1 ahead 1") == ["T6-13"]
"""

import functools
from typing import Any

from warhost.games.triumph.deciding import asks, check, parse, resolve
from warhost.games.triumph.events import apply
from warhost.games.triumph.geometry import DEGREE, MU, Pose
from warhost.games.triumph.rules import Rules, rules_from
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.schema import SCHEMA
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import Choices, Stand, StandId, World
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.refusals import Refusal
from warhost.shelf.packs import load_pack


@functools.cache
def rules(pack: str = "base", format_id: str = "standard") -> Rules:
    """The rules of a shipped pack."""
    return rules_from(load_pack("triumph", pack, SCHEMA).tables, format_id)


def scene(text: str, pack: str = "base", choices: Choices | None = None) -> World:
    """The world a scene describes."""
    world = read_scene(text, rules(pack), choices)
    assert isinstance(world, World), world
    return world


class GivenDice:
    """Dice that fall as a scene says: `GivenDice(red=[6, 1], blue=[2, 2])`, by a word in `what`."""

    def __init__(self, **faces: list[int]) -> None:
        self._faces = {name: list(values) for name, values in faces.items()}
        self.drawn = 0

    def roll(self, sides: int, what: str) -> int:
        self.drawn += 1
        for name, values in self._faces.items():
            if name in what.split():
                return values.pop(0)
        raise AssertionError(f"no die was given for {what!r}")


def pose(x: float, y: float, facing: float = 0) -> Pose:
    """A pose in MU and degrees."""
    return Pose(round(x * MU), round(y * MU), round(facing * DEGREE))


class Battle:
    """A scene that is played on by orders in the players' notation."""

    def __init__(self, text: str, pack: str = "base", **dice: list[int]) -> None:
        self.world = scene(text, pack)
        self.dice: Any = GivenDice(**dice)
        self.events: list[Any] = []

    def order(self, seat: str, text: str) -> "Battle":
        """Give an order that is allowed."""
        order, refusals = self._read(seat, text)
        assert not refusals, refusals
        for event in resolve(self.world, {Seat(seat): order}, self.dice):
            apply(self.world, event)
            self.events.append(event)
        return self

    def refused(self, seat: str, text: str) -> list[str]:
        """The clauses by which an order is refused; none means that it is allowed."""
        return [refusal.clause for refusal in self._read(seat, text)[1]]

    def asked(self) -> list[tuple[str, str]]:
        """Who must decide now, and what."""
        return [(ask.seat, ask.kind) for ask in asks(self.world)]

    def stand(self, name: str) -> Stand:
        return self.world.table.stands[StandId(name)]

    def happened(self, kind: type) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def _read(self, seat: str, text: str) -> tuple[Any, list[Refusal]]:
        ask = next(ask for ask in asks(self.world) if ask.seat == seat)
        view = view_of(self.world, Seat(seat))
        order = parse(text, view, ask)
        if isinstance(order, list):
            return None, order
        return order, check(view, Ask(Seat(seat), ask.kind), order)
