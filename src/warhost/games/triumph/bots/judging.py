"""How good a position is for an army: combats under way, what each side could do next, order."""

from collections.abc import Hashable, Iterable, Sequence

from warhost.games.triumph.bots.dangers import Dangers
from warhost.games.triumph.bots.fights import Fights
from warhost.games.triumph.bots.order import Order
from warhost.games.triumph.bots.storming import storm_value
from warhost.games.triumph.bots.temper import Temper
from warhost.games.triumph.bots.values import urgency
from warhost.games.triumph.geometry import MU, Pose, length, seen_from
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.stands import on_table
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat

MOVES_A_TURN = 4
"""About so many of its chances an army can use in a turn."""

Engaged = frozenset[StandId]


class Judge:
    """Judges positions that differ from one field in a few poses; what stays is judged once."""

    def __init__(self, field: Field, temper: Temper) -> None:
        self.field = field
        self.temper = temper
        self._dangers = Dangers(field.table)
        self._order = Order(field)
        self._storms: dict[tuple[StandId, Pose], float] = {}
        self._ways: dict[Hashable, int] = {}
        self._fights = Fights(field)

    def value(self, table: Table, engaged: Engaged) -> float:
        """In half points; the more the better for the army that is on the move."""
        seat, temper, dangers = self.field.seat, self.temper, self._dangers
        enemy = table.enemy_of(seat)
        own = [stand for stand in on_table(table) if stand.seat == seat]
        others = [stand for stand in on_table(table) if stand.seat != seat]
        free, foes = ([s for s in side if s.id not in engaged] for side in (own, others))
        hopes = _most(dangers.hopes_of(free, others, engaged)) + self._raids(table, free, enemy)
        threats = _most(dangers.threats_to(own, foes, engaged)) + self._raids(table, foes, seat)
        fire, return_fire = dangers.fire(free, foes), dangers.fire(foes, free)
        return (
            self._fights.of(table, engaged, free, foes)
            + urgency(table, enemy) * (fire + temper.hope * hopes)
            - urgency(table, seat) * (return_fire + temper.fear * threats)
            + temper.order * self._order.of(free, own)
            - temper.approach * self._way_to_go(table, free, others)
        )

    def _raids(self, table: Table, attackers: Sequence[Stand], owner: Seat) -> float:
        """What the likeliest raid on a camp promises."""
        return max((self._raid(table, stand, owner) for stand in attackers), default=0.0)

    def _raid(self, table: Table, stand: Stand, owner: Seat) -> float:
        assert stand.pose is not None
        key = stand.id, stand.pose
        if key not in self._storms:
            self._storms[key] = storm_value(table, stand, owner)
        return self._storms[key]

    def _way_to_go(self, table: Table, free: Sequence[Stand], others: Sequence[Stand]) -> float:
        """How far in MU the free stands are from the nearest enemies, the camp among them."""
        goals = tuple(stand.pose.point for stand in others if stand.pose is not None)
        camp = table.camps.get(table.enemy_of(self.field.seat))
        if camp is not None and camp.place == "table" and camp.pose is not None:
            goals = (*goals, camp.pose.point)
        if not goals:
            return 0.0
        return sum(self._way(s.pose, goals) for s in free if s.pose is not None) / MU

    def _way(self, pose: Pose, goals: tuple[tuple[int, int], ...]) -> int:
        key = pose, goals
        if key not in self._ways:
            self._ways[key] = _nearest(pose, goals)
        return self._ways[key]


def _most(chances: Iterable[float]) -> float:
    """Of many chances those that there are command points for."""
    return sum(sorted(chances, reverse=True)[:MOVES_A_TURN])


def _nearest(pose: Pose, goals: Sequence[tuple[int, int]]) -> int:
    """From a little ahead of the front, so that turning to the enemy brings it nearer."""
    x, y = seen_from(Pose(0, 0, -pose.facing), (0, MU))
    return min(length((pose.x + x, pose.y + y), goal) for goal in goals)
