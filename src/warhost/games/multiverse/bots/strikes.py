"""What a unit could attack after a move; each target is judged once."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.bots.scene import Scene
from warhost.games.multiverse.movement.reach import Move
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.questions.reach import cost_of
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.world import DECOY, HIDDEN, Unit

SOON = 0.9
"""What a deed that comes after a move is worth of what it would be worth now."""


class Strikes:
    """The attacks of one unit, from wherever it may go first."""

    def __init__(self, scene: Scene, unit: Unit) -> None:
        self.scene = scene
        self.unit = unit
        self.kind = scene.table.type_of(unit)
        self.fights = self.kind.unit_class.fights and unit.kind != DECOY
        self.fights = self.fights and not is_builder(scene.table, unit)
        self.reach = self.kind.side.range if self.kind.is_ranged else 1
        self.targets = self._targets() if self.fights and not self.kind.side.sets_up else []

    def _targets(self) -> list[Hex]:
        """Enemies whom the unit could come to at all this turn."""
        table, far = self.scene.table, self.unit.ap + self.reach
        return [
            h
            for h in self.scene.foe_hexes
            if table.board.distance(self.unit.hex, h) <= far and not self._is_unseen(h)
        ]

    def _is_unseen(self, hex_: Hex) -> bool:
        if not self.kind.is_ranged or hex_ in self.scene.table.sites:
            return False
        return all(unit.kind == HIDDEN for unit in self.scene.table.units_at(hex_))

    def after(self, move: Move) -> float:
        """The best attack from where the move ends."""
        if not self.targets:
            return 0.0
        end = move.path[-1]
        left = self.unit.ap - cost_of(self.scene.table, self.unit, move.path)
        best = 0.0
        for target in self.targets:
            if self._comes_to(end, target, left):
                best = max(best, self._worth(end, target))
        return best * SOON

    def _comes_to(self, origin: Hex, target: Hex, left: int) -> bool:
        table = self.scene.table
        if self.kind.is_ranged:
            near = table.board.distance(origin, target) <= self.reach
            return near and left >= 1 and is_clear(table.ground, origin, target)
        if target not in table.board.neighbours[origin]:
            return False
        return 0 < table.ground.step_cost(origin, target) <= left

    def _worth(self, origin: Hex, target: Hex) -> float:
        return self.scene.reckoning.after_a_move(self.scene.table, self.unit, origin, target)
