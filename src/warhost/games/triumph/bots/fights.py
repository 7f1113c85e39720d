"""What the combats of a turn bring on average, worked out again only where something changed."""

from collections.abc import Hashable, Iterator, Sequence

from warhost.games.triumph.bots.dangers import spot_of
from warhost.games.triumph.bots.values import combat_balance
from warhost.games.triumph.combat.engagements import Engagement, engagements
from warhost.games.triumph.contact import base_of, touches_camp
from warhost.games.triumph.geometry import MU, Pose
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.stands import on_table
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat

BESIDE = 4 * MU
"""Nobody further away bears on a combat."""

Engaged = frozenset[StandId]


class Fights:
    """Remembers combats by who stands where around them."""

    def __init__(self, field: Field) -> None:
        self._seat = field.seat
        self._pairs: dict[Hashable, tuple[Engagement, ...]] = {}
        self._values: dict[Hashable, float] = {}

    def of(
        self, table: Table, engaged: Engaged, free: Sequence[Stand], foes: Sequence[Stand]
    ) -> float:
        """In half points, for the army that is on the move."""
        enemy = table.enemy_of(self._seat)
        found = [*self._engagements(table, engaged)]
        found += [*_attacks(table, free, enemy), *_attacks(table, foes, self._seat)]
        return sum(self._value(table, one) for one in found)

    def _engagements(self, table: Table, engaged: Engaged) -> tuple[Engagement, ...]:
        if not engaged:
            return ()
        key = frozenset(spot_of(table.stands[name]) for name in engaged)
        if key not in self._pairs:
            found = (one for one in engagements(table) if not one.camp)
            self._pairs[key] = tuple(dict.fromkeys(found))
        return self._pairs[key]

    def _value(self, table: Table, one: Engagement) -> float:
        key = one, frozenset(map(spot_of, _around(table, one)))
        if key not in self._values:
            sign = 1 if table.stands[one.stand].seat == self._seat else -1
            self._values[key] = sign * combat_balance(table, one)
        return self._values[key]


def _attacks(table: Table, stands: Sequence[Stand], owner: Seat) -> Iterator[Engagement]:
    """T14-16 Those who touch a camp and have no enemy to fight."""
    camp = table.camps.get(owner)
    if camp is None or camp.place != "table":
        return
    for stand in stands:
        if touches_camp(base_of(table, stand), camp):
            yield Engagement(stand.id, owner, camp=True)


def _around(table: Table, one: Engagement) -> Iterator[Stand]:
    """Who bears on a combat: the fighters, and whoever stands beside or behind them."""
    names = (one.stand,) if one.camp or not one.enemy else (one.stand, StandId(one.enemy))
    poses = [pose for name in names if (pose := table.stands[name].pose) is not None]
    return (stand for stand in on_table(table) if _is_beside(stand.pose, poses))


def _is_beside(pose: Pose | None, others: Sequence[Pose]) -> bool:
    return pose is not None and any(
        abs(pose.x - other.x) <= BESIDE and abs(pose.y - other.y) <= BESIDE for other in others
    )
