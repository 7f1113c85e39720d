"""What a bot sees before it decides: who is near whom, and where it wants to be."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.bots.goals import DECAY, TAKEN, Goal, goals_of, hunger_for_scrolls
from warhost.games.multiverse.bots.reckoning import Reckoning
from warhost.games.multiverse.bots.temper import STEADY, Temper
from warhost.games.multiverse.bots.worth import UNKNOWN, health, worth_of
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.world import DECOY, HIDDEN, Table, Unit, UnitId, View

REACH_OF_FEAR, REACH_OF_HELP = 3, 2
CAUTION = 0.3

Wants = list[tuple[float, bytes]]


class Scene:
    """A view, judged once for all deeds that are weighed on it."""

    def __init__(
        self, view: View, temper: Temper = STEADY, reckoning: Reckoning | None = None
    ) -> None:
        self.view = view
        self.table: Table = view.table
        self.seat = view.seat
        self.temper = temper
        self.reckoning = reckoning or Reckoning()
        own, foes = [], []
        for unit in self.table.units.values():
            if unit.seat == self.seat:
                own.append(unit)
            elif not self.table.are_allied(unit.seat, self.seat):
                foes.append(unit)
        self.own: list[Unit] = own
        self.foes: list[Unit] = foes
        self.fear = self._around(foes, REACH_OF_FEAR)
        self.help = self._around(own, REACH_OF_HELP)
        self.foe_hexes = self._foe_hexes()
        self.goals: list[Goal] = goals_of(view, foes, temper)
        self._wants: dict[UnitId, Wants] = {}

    def _foe_hexes(self) -> list[Hex]:
        """Where there is somebody or something to attack."""
        hexes = dict.fromkeys(unit.hex for unit in self.foes)
        for building in self.table.buildings.values():
            if not self.table.are_allied(building.seat, self.seat):
                hexes.update(dict.fromkeys(building.hexes))
        return list(hexes)

    def _around(self, units: list[Unit], reach: int) -> list[float]:
        """For each hex how much strength is near."""
        near = [0.0] * self.table.board.size
        for unit in units:
            might = self.might(unit)
            if might:
                near[unit.hex] += might
                for hex_ in self.table.board.within[reach][unit.hex]:
                    near[hex_] += might
        return near

    def might(self, unit: Unit) -> float:
        """How much there is to be feared from a block."""
        if unit.kind == HIDDEN:
            return UNKNOWN
        if unit.kind == DECOY or is_builder(self.table, unit):
            return 0.0
        return worth_of(self.table, unit) * health(self.table, unit)

    def pull(self, unit: Unit, hex_: Hex) -> float:
        """How near it is there to what the unit could want."""
        wants = self._wants.get(unit.id)
        if wants is None:
            wants = self._wants[unit.id] = self._wants_of(unit)
        best = 0.0
        for weight, far in wants:
            pull = weight * DECAY[far[hex_]]
            if pull > best:  # noqa: PLR1730  max() takes twice as long here
                best = pull
        return best

    def _wants_of(self, unit: Unit) -> Wants:
        """The goals that suit a unit; what others are nearer to weighs less."""
        fit: dict[object, bool] = {}
        wants = []
        for goal in self.goals:
            if goal.suits not in fit:
                fit[goal.suits] = goal.suits(self.table, unit)
            if fit[goal.suits]:
                taken = goal.alone and self._is_taken(goal, unit)
                wants.append((goal.weight * (TAKEN if taken else 1.0), goal.far))
        return wants

    def _is_taken(self, goal: Goal, unit: Unit) -> bool:
        """Somebody else whom it suits is nearer."""
        far = goal.far[unit.hex]
        return any(
            (goal.far[other.hex], other.id) < (far, unit.id) and goal.suits(self.table, other)
            for other in self.own
        )

    def danger(self, unit: Unit, hex_: Hex) -> float:
        """What may be lost by standing there."""
        fear = self.fear[hex_]
        if not fear or unit.kind == DECOY:
            return 0.0
        worth = worth_of(self.table, unit)
        covered = self.help[hex_] - (self.might(unit) if unit.hex != hex_ else 0.0)
        odds = fear / (fear + covered + worth)
        return worth * odds * (2 - health(self.table, unit)) * CAUTION * self.temper.caution

    def is_foe_at(self, hex_: Hex) -> bool:
        return hex_ in self.foe_hexes

    def hunger(self, hex_: Hex) -> float:
        """How much more than usual an adventure is wanted."""
        return hunger_for_scrolls(self.view) if hex_ in self.table.tokens else 0.0
