"""What stands that are free to move could do to others in their next turn, and with shots now."""

from collections.abc import Hashable, Iterator, Sequence

from warhost.games.triumph.bots.chances import Chances
from warhost.games.triumph.bots.reach import approaches
from warhost.games.triumph.bots.values import worth_of
from warhost.games.triumph.contact import base_of
from warhost.games.triumph.geometry import MU, Pose, length, seen_from
from warhost.games.triumph.stands import depth_of, type_of
from warhost.games.triumph.world import Stand, StandId, Table

SECOND = 0.5
"""What a second attacker on the same target adds."""
ON_FLANK = 0.35
"""What part of a stand is as good as lost when it is caught in flank while it fights."""
STRIP = 3 * MU
"""T10.2-1"""

Engaged = frozenset[StandId]
Spot = tuple[StandId, str, Pose | None]


class Dangers:
    """Remembers every pair of places that it has looked at."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._chances = Chances(table)
        self._pairs: dict[tuple[Spot, Spot, bool], float] = {}
        self._sums: dict[Hashable, float] = {}
        self._shots: dict[tuple[Spot, Spot], float] = {}

    def threats_to(
        self, targets: Sequence[Stand], attackers: Sequence[Stand], engaged: Engaged
    ) -> Iterator[float]:
        """For each target what its two worst enemies could gain by attacking it."""
        key = _places(attackers)
        for target in targets:
            busy = target.id in engaged
            known = "threat", spot_of(target), busy, key
            if known not in self._sums:
                self._sums[known] = self._threat(target, attackers, busy)
            yield self._sums[known]

    def _threat(self, target: Stand, attackers: Sequence[Stand], busy: bool) -> float:
        worst = sorted((self._pair(one, target, busy) for one in attackers), reverse=True)
        return sum(value * share for value, share in zip(worst, (1, SECOND), strict=False))

    def hopes_of(
        self, attackers: Sequence[Stand], targets: Sequence[Stand], engaged: Engaged
    ) -> Iterator[float]:
        """For each attacker the most that it could gain."""
        key = _places(targets), engaged
        for attacker in attackers:
            known = "hope", spot_of(attacker), key
            if known not in self._sums:
                self._sums[known] = max(
                    (self._pair(attacker, one, one.id in engaged) for one in targets), default=0.0
                )
            yield self._sums[known]

    def _pair(self, attacker: Stand, target: Stand, busy: bool) -> float:
        key = spot_of(attacker), spot_of(target), busy
        if key not in self._pairs:
            self._pairs[key] = max(self._gains(attacker, target, busy), default=0.0)
        return self._pairs[key]

    def _gains(self, attacker: Stand, target: Stand, busy: bool) -> Iterator[float]:
        """By every edge it can come to; nobody has to attack."""
        table = self._table
        move, bases = (
            type_of(table, attacker).move,
            (base_of(table, attacker), base_of(table, target)),
        )
        for way in approaches(*bases, depth_of(table, target), 2 * move):
            if not busy:
                gain = self._chances.attack(attacker, target, way.edge)
            else:
                gain = ON_FLANK * worth_of(target) if way.edge != "front" else 0.0
            yield max(0.0, gain) * nearness(way.travel, move)

    def fire(self, shooters: Sequence[Stand], targets: Sequence[Stand]) -> float:
        """What a round of shots costs the targets."""
        able = (stand for stand in shooters if type_of(self._table, stand).can_shoot)
        return sum(max((self._shot(one, t) for t in targets), default=0.0) for one in able)

    def _shot(self, shooter: Stand, target: Stand) -> float:
        key = spot_of(shooter), spot_of(target)
        if key not in self._shots:
            hits = self._is_in_arc(shooter, target)
            self._shots[key] = self._chances.shot(shooter, target) if hits else 0.0
        return self._shots[key]

    def _is_in_arc(self, shooter: Stand, target: Stand) -> bool:
        """T10.2-1, T10.2-4 About so: sight is not looked at."""
        assert shooter.pose is not None
        assert target.pose is not None
        right, ahead = seen_from(shooter.pose, target.pose.point)
        reach = type_of(self._table, shooter).range
        return abs(right) <= STRIP and ahead > 0 and length((0, 0), (right, ahead)) <= reach


def spot_of(stand: Stand) -> Spot:
    """All about a stand that changes while a player thinks of moves."""
    return stand.id, stand.type, stand.pose


def _places(stands: Sequence[Stand]) -> Hashable:
    return tuple(map(spot_of, stands))


def nearness(travel: int, move: int) -> float:
    """How much of a chance there is that a stand comes so far in the next turns."""
    if travel <= move:
        return 1.0
    return 0.35 if travel <= move + 2 * MU else 0.15
