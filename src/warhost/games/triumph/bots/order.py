"""Good order: neighbours in line, support from behind, ground that suits, the general near."""

from collections.abc import Sequence

from warhost.games.triumph.contact import base_of, beside, is_directly_behind
from warhost.games.triumph.geometry import MU, Pose, centre_of, squared
from warhost.games.triumph.ground import hill_under, in_difficult
from warhost.games.triumph.movement.command import COMMAND_DISTANCE
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.stands import depth_of, footprint_of, opens_for, type_of
from warhost.games.triumph.world import Stand, StandId

NEIGHBOUR = 0.6
SUPPORT = 2.5
BAD_GROUND = 3.0
GOOD_GROUND = 0.8
HIGH_GROUND = 0.8
OUT_OF_COMMAND = 0.8
FILE = 3 * MU


class Order:
    """Judges how well an army stands; every pair and every place once."""

    def __init__(self, field: Field) -> None:
        self._table = field.table
        self._pairs: dict[tuple[StandId, Pose, StandId, Pose], float] = {}
        self._places: dict[tuple[StandId, Pose], float] = {}

    def of(self, free: Sequence[Stand], army: Sequence[Stand]) -> float:
        """The more the better."""
        value = sum(self._pair(one, other) for one in free for other in army if _near(one, other))
        value += sum(self._place(stand) for stand in free)
        general = next((stand for stand in army if stand.general), None)
        if general is not None:
            value -= OUT_OF_COMMAND * sum(_is_far(stand, general) for stand in free)
        return value

    def _pair(self, one: Stand, other: Stand) -> float:
        assert one.pose is not None
        assert other.pose is not None
        key = one.id, one.pose, other.id, other.pose
        if key not in self._pairs:
            self._pairs[key] = self._of_pair(one, other)
        return self._pairs[key]

    def _of_pair(self, one: Stand, other: Stand) -> float:
        base, friend = base_of(self._table, one), base_of(self._table, other)
        if beside(base, friend) is not None:
            return NEIGHBOUR
        supports = one.type == other.type and type_of(self._table, one).rear_support
        if supports and is_directly_behind(base, friend):
            return SUPPORT
        return 0.0

    def _place(self, stand: Stand) -> float:
        assert stand.pose is not None
        key = stand.id, stand.pose
        if key not in self._places:
            self._places[key] = self._of_place(stand)
        return self._places[key]

    def _of_place(self, stand: Stand) -> float:
        assert stand.pose is not None
        line, shape = type_of(self._table, stand), footprint_of(self._table, stand)
        value = 0.0
        if in_difficult(self._table, shape, opens_for(self._table, stand)):
            value += GOOD_GROUND if line.is_foot and line.is_open_order else -BAD_GROUND
        if hill_under(self._table, centre_of(stand.pose, depth_of(self._table, stand))):
            value += HIGH_GROUND
        return value


def _near(one: Stand, other: Stand) -> bool:
    """Cheap, and true for all who could be neighbours."""
    assert one.pose is not None
    assert other.pose is not None
    across, along = one.pose.x - other.pose.x, one.pose.y - other.pose.y
    return -FILE < across < FILE and -FILE < along < FILE and one is not other


def _is_far(stand: Stand, general: Stand) -> bool:
    assert stand.pose is not None
    assert general.pose is not None
    return squared(stand.pose.point, general.pose.point) > COMMAND_DISTANCE**2
