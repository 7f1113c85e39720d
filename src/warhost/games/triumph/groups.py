"""T7.3-1, T7.4-2 Which stands hang together as a group, and which stand in a column."""

from collections.abc import Callable, Sequence

from warhost.games.triumph.contact import Base, base_of, beside, is_directly_behind, points_meet
from warhost.games.triumph.geometry import ANGLE_TOLERANCE, DEGREE, same_facing, same_within
from warhost.games.triumph.stands import stands_of
from warhost.games.triumph.world import Stand, StandId, Table

COLUMN_BEND = 45 * DEGREE


def are_joined(a: Base, b: Base) -> bool:
    """T7.3-1 Side by side, or one directly behind the other."""
    return beside(a, b) is not None or is_directly_behind(a, b) or is_directly_behind(b, a)


def group_of(table: Table, stand: Stand) -> tuple[StandId, ...]:
    """T7.3-1 All stands of the largest group the stand is in, itself first; alone if in none."""
    bases = {stand.id: base_of(table, stand)}
    for friend in stands_of(table, stand.seat):
        base = base_of(table, friend)
        if same_facing(bases[stand.id].pose.facing, base.pose.facing):
            bases[friend.id] = base
    return _reached(bases, stand.id)


def is_group(table: Table, stands: Sequence[Stand]) -> bool:
    """T7.3-1, T7.3-2 Whether these stands by themselves are a group."""
    first = stands[0]
    if len(stands) < 2 or any(stand.seat != first.seat for stand in stands):
        return False
    return is_group_of_bases({stand.id: base_of(table, stand) for stand in stands})


def is_group_of_bases(bases: dict[StandId, Base]) -> bool:
    """T7.3-1 Whether stands of one army would be a group with their bases here."""
    first = next(iter(bases))
    facing = bases[first].pose.facing
    if not all(same_facing(facing, base.pose.facing) for base in bases.values()):
        return False
    return len(_reached(bases, first)) == len(bases) >= 2


def _reached(bases: dict[StandId, Base], first: StandId) -> tuple[StandId, ...]:
    """All stands that hang together with the first."""
    found, rest = [first], [name for name in bases if name != first]
    for name in found:
        joined = [other for other in rest if are_joined(bases[name], bases[other])]
        found += joined
        rest = [other for other in rest if other not in joined]
    return tuple(found)


def follows(behind: Base, ahead: Base) -> bool:
    """T7.4-2 Whether a stand is the next in a column behind another."""
    bend = COLUMN_BEND + ANGLE_TOLERANCE
    front_left, front_right, _, _ = behind.shape.corners
    _, _, rear_right, rear_left = ahead.shape.corners
    return same_within(behind.pose.facing, ahead.pose.facing, bend) and (
        points_meet(front_left, rear_left) or points_meet(front_right, rear_right)
    )


def column_order(table: Table, stands: Sequence[Stand]) -> tuple[StandId, ...] | None:
    """T7.4-2 The stands of a column from front to rear, or nothing if they are no column."""
    if len({stand.seat for stand in stands}) != 1:
        return None
    return column_of_bases({stand.id: base_of(table, stand) for stand in stands})


def column_of_bases(bases: dict[StandId, Base]) -> tuple[StandId, ...] | None:
    """T7.4-2 The order of a column whose bases are here."""
    leaders = [name for name in bases if not _next_to(bases, name, follows)]
    if len(bases) < 2 or len(leaders) != 1:
        return None
    order = [leaders[0]]
    for name in order:
        order += _next_to(bases, name, _is_followed_by)
        if len(order) > len(bases):
            return None
    return tuple(order) if len(order) == len(bases) else None


def _next_to(
    bases: dict[StandId, Base], name: StandId, lies: Callable[[Base, Base], bool]
) -> list[StandId]:
    return [other for other in bases if other != name and lies(bases[name], bases[other])]


def _is_followed_by(ahead: Base, behind: Base) -> bool:
    return follows(behind, ahead)
