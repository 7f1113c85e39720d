"""What comes of a deed in a world that is imagined: all play on until the seat acts again."""

from collections.abc import Mapping
from typing import Any

from warhost.games.multiverse.answers import BY_KIND, FINISH, HALT
from warhost.games.multiverse.bots.deeds import active_unit, best_of, salvoes, weighed
from warhost.games.multiverse.bots.goals import fights
from warhost.games.multiverse.bots.reckoning import Reckoning
from warhost.games.multiverse.bots.scene import Scene
from warhost.games.multiverse.bots.temper import STEADY, Temper
from warhost.games.multiverse.building.plans import own_view
from warhost.games.multiverse.deciding import asks, resolve
from warhost.games.multiverse.events import apply
from warhost.games.multiverse.listing import ready_units
from warhost.games.multiverse.orders.build import Build
from warhost.games.multiverse.orders.explore import Explore
from warhost.games.multiverse.view import view_of
from warhost.games.multiverse.world import Unit, UnitId, View, World
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice

MOST_DECISIONS = 90
REACH = 2
NO_PLAN = Build()


class Foresight:
    """Plays on in an imagined world, with one temper for the seat that thinks."""

    def __init__(
        self, world: World, seat: Seat, temper: Temper, dice: Dice, reckoning: Reckoning
    ) -> None:
        self.world = world
        self.seat = seat
        self.reckoning = reckoning
        self.temper = temper
        self.dice = dice
        self.passed: set[UnitId] = set()
        self.begun_in = world.table.turn.number

    def begin(self, order: Any) -> None:
        """The seat's own answer; whoever is asked beside it plans nothing."""
        others = {ask.seat: self._answer(ask) for ask in asks(self.world) if ask.seat != self.seat}
        self.carry_out({**others, self.seat: order})

    def carry_out(self, answers: Mapping[Seat, Any]) -> None:
        for event in resolve(self.world, answers, self.dice):
            apply(self.world, event)

    def play_on(self) -> None:
        """Until it is this seat's turn again, or the war is over."""
        for _ in range(MOST_DECISIONS):
            waiting = asks(self.world)
            if not waiting or any(self._is_next_turn(ask) for ask in waiting):
                return
            self.carry_out({ask.seat: self._answer(ask) for ask in waiting})

    def _is_next_turn(self, ask: Ask) -> bool:
        later = self.world.table.turn.number > self.begun_in
        return later and ask.kind == "action" and ask.seat == self.seat

    def _answer(self, ask: Ask) -> Any:
        """Fighters act; nothing is built, and nothing is turned over."""
        if ask.kind == "build":
            return NO_PLAN
        view = own_view(self.world, ask.seat)
        temper = self.temper if ask.seat == self.seat else STEADY
        if ask.kind == "action":
            return self._action(view, temper)
        if ask.kind == "activation":
            unit = active_unit(view)
            return best_of(_without_new_land(weighed(self._scene(view, temper), unit)), HALT)
        return BY_KIND[ask.kind].fallback(view_of(self.world, ask.seat), ask, {})

    def _scene(self, view: View, temper: Temper) -> Scene:
        return Scene(view, temper, self.reckoning)

    def _action(self, view: View, temper: Temper) -> Any:
        """The best deed of the unit in the thick of it that has any."""
        scene = self._scene(view, temper)
        ready = [u for u in ready_units(view.table, view.seat) if u.id not in self.passed]
        ready = [u for u in ready if fights(view.table, u) and _is_in_reach(scene, u)]
        for unit in sorted(ready, key=lambda unit: -scene.fear[unit.hex]):
            order = best_of(_without_new_land(weighed(scene, unit)), None)
            if order is not None:
                return order
            self.passed.add(unit.id)
        return best_of(salvoes(scene), FINISH)


def _is_in_reach(scene: Scene, unit: Unit) -> bool:
    """Whether it could come to anybody this turn."""
    board, far = scene.table.board, unit.ap + REACH
    return any(board.distance(unit.hex, hex_) <= far for hex_ in scene.foe_hexes)


def _without_new_land(deeds: list[tuple[float, Any]]) -> list[tuple[float, Any]]:
    return [deed for deed in deeds if type(deed[1]) is not Explore]
