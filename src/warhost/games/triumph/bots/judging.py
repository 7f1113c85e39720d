"""How good a position is for an army: combats under way, what each side could do next, order."""

from collections.abc import Iterable, Sequence

from warhost.games.triumph.bots.chances import Chances
from warhost.games.triumph.bots.order import Order
from warhost.games.triumph.bots.reach import approaches
from warhost.games.triumph.bots.storming import storm_value
from warhost.games.triumph.bots.temper import Temper
from warhost.games.triumph.bots.values import combat_balance, urgency, worth_of
from warhost.games.triumph.combat.engagements import engagements
from warhost.games.triumph.contact import base_of
from warhost.games.triumph.geometry import MU, Pose, length, seen_from
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.stands import depth_of, type_of
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat

MOVES_A_TURN = 4
"""About so many of its chances an army can use in a turn."""
SECOND = 0.5
ON_FLANK = 0.35
"""What part of a stand is as good as lost when it is caught in flank while it fights."""
STRIP = 3 * MU
HALF_WIDTH = 1 * MU
Engaged = frozenset[StandId]


class Judge:
    """Judges positions that differ from one field in a few poses; pairs are judged once."""

    def __init__(self, field: Field, temper: Temper) -> None:
        self.field = field
        self.temper = temper
        self.chances = Chances(field.table)
        self.order = Order(field)
        self._threats: dict[tuple[StandId, Pose, StandId, Pose, bool], float] = {}
        self._storms: dict[tuple[StandId, Pose], float] = {}
        self._combats: dict[frozenset[tuple[StandId, Pose]], float] = {}

    def value(self, table: Table, engaged: Engaged) -> float:
        """In half points; the more the better for the army that is on the move."""
        seat, temper = self.field.seat, self.temper
        enemy = table.enemy_of(seat)
        own = [s for s in table.stands.values() if s.place == "table" and s.seat == seat]
        others = [s for s in table.stands.values() if s.place == "table" and s.seat != seat]
        free, foes = ([s for s in side if s.id not in engaged] for side in (own, others))
        threats = self._threat(table, foes, own, engaged) + self._raids(table, foes, seat)
        hopes = self._threat(table, free, others, engaged) + self._raids(table, free, enemy)
        fire = self._fire(free, foes) * urgency(table, enemy)
        fire -= self._fire(foes, free) * urgency(table, seat)
        return (
            (self._combat(table, engaged) if engaged else 0.0)
            + fire
            + temper.hope * urgency(table, enemy) * hopes
            - temper.fear * urgency(table, seat) * threats
            + temper.order * self.order.of(free, own)
            - temper.approach * self._way_to_go(table, free, others)
        )

    def _combat(self, table: Table, engaged: Engaged) -> float:
        """What the combats of this turn bring on average."""
        key = frozenset((s.id, s.pose) for s in self._near(table, engaged) if s.pose is not None)
        if key not in self._combats:
            seat = self.field.seat
            self._combats[key] = sum(
                combat_balance(table, one) * (1 if table.stands[one.stand].seat == seat else -1)
                for one in dict.fromkeys(engagements(table))
            )
        return self._combats[key]

    def _near(self, table: Table, engaged: Engaged) -> Iterable[Stand]:
        """Who bears on the combats: the fighters, and whoever stands beside or behind them."""
        fighters = [table.stands[name].pose for name in engaged]
        for stand in table.stands.values():
            if stand.place != "table" or stand.pose is None:
                continue
            x, y = stand.pose.point
            if any(
                abs(x - p.x) <= 4 * MU and abs(y - p.y) <= 4 * MU for p in fighters if p is not None
            ):
                yield stand

    def _threat(
        self, table: Table, attackers: Sequence[Stand], targets: Sequence[Stand], engaged: Engaged
    ) -> float:
        """What the attackers could win next turn with the moves they have."""
        found = []
        for target in targets:
            busy = target.id in engaged
            values = sorted((self._pair(a, target, busy) for a in attackers), reverse=True)
            best = values[0] if values else 0.0
            if best > 0:
                found.append(best + SECOND * (values[1] if len(values) > 1 else 0.0))
        return sum(sorted(found, reverse=True)[:MOVES_A_TURN])

    def _pair(self, attacker: Stand, target: Stand, busy: bool) -> float:
        assert attacker.pose is not None
        assert target.pose is not None
        key = attacker.id, attacker.pose, target.id, target.pose, busy
        if key not in self._threats:
            self._threats[key] = self._worked_out(attacker, target, busy)
        return self._threats[key]

    def _worked_out(self, attacker: Stand, target: Stand, busy: bool) -> float:
        table = self.field.table
        move = type_of(table, attacker).move
        best = 0.0
        for way in approaches(
            base_of(table, attacker), base_of(table, target), depth_of(table, target), 2 * move
        ):
            if busy:
                gain = ON_FLANK * worth_of(target) if way.edge != "front" else 0.0
            else:
                gain = self.chances.attack(attacker, target, way.edge)
            best = max(best, gain * nearness(way.travel, move))
        return best

    def _raids(self, table: Table, attackers: Sequence[Stand], owner: Seat) -> float:
        """What the likeliest raid on a camp promises."""
        return max((self._raid(table, stand, owner) for stand in attackers), default=0.0)

    def _raid(self, table: Table, stand: Stand, owner: Seat) -> float:
        assert stand.pose is not None
        key = stand.id, stand.pose
        if key not in self._storms:
            self._storms[key] = storm_value(table, stand, owner)
        return self._storms[key]

    def _fire(self, shooters: Sequence[Stand], targets: Sequence[Stand]) -> float:
        return sum(
            max((self._shot(stand, target) for target in targets), default=0.0)
            for stand in shooters
            if type_of(self.field.table, stand).can_shoot
        )

    def _shot(self, shooter: Stand, target: Stand) -> float:
        assert shooter.pose is not None
        assert target.pose is not None
        right, ahead = seen_from(shooter.pose, target.pose.point)
        reach = type_of(self.field.table, shooter).range
        if abs(right) > STRIP or not ahead > 0 or length((0, 0), (right, ahead)) > reach:
            return 0.0
        return self.chances.shot(shooter, target)

    def _way_to_go(self, table: Table, free: Sequence[Stand], others: Sequence[Stand]) -> float:
        """How far in MU the free stands are from the nearest enemies, the camp among them."""
        goals = [s.pose.point for s in others if s.pose is not None]
        camp = table.camps.get(table.enemy_of(self.field.seat))
        if camp is not None and camp.place == "table" and camp.pose is not None:
            goals.append(camp.pose.point)
        if not goals:
            return 0.0
        return sum(_nearest(s.pose, goals) for s in free if s.pose is not None) / MU


def _nearest(pose: Pose, goals: Sequence[tuple[int, int]]) -> int:
    """From a little ahead of the front, so that turning to the enemy brings it nearer."""
    x, y = seen_from(Pose(0, 0, -pose.facing), (0, MU))
    return min(length((pose.x + x, pose.y + y), goal) for goal in goals)


def nearness(travel: int, move: int) -> float:
    """How much of a chance there is that a stand comes so far in the next turns."""
    if travel <= move:
        return 1.0
    return 0.35 if travel <= move + 2 * MU else 0.15
