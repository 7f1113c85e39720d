"""Sensible moves to choose from: for bots, for players at random, and as ready-made orders."""

from collections.abc import Iterator

from msgspec.structs import replace

from warhost.games.triumph.geometry import MU, Pose, ahead, difference, length
from warhost.games.triumph.groups import group_of
from warhost.games.triumph.movement.courses import pose_of
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.going import SLOW_GOING, allowance
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide, Wheel
from warhost.games.triumph.movement.moves import (
    CHARGE_THROUGH,
    ColumnMove,
    Dismount,
    FormColumn,
    Move,
)
from warhost.games.triumph.movement.plans import TacticalMove, plan_of
from warhost.games.triumph.movement.snapping import contact_poses
from warhost.games.triumph.stands import depth_of, type_of
from warhost.games.triumph.world import Stand, StandId

WHEELS = (1500, 3000)
SHORT = 2 * MU
ASIDE = 2 * MU


def moves(field: Field) -> Iterator[TacticalMove]:
    """T20-9 Allowed moves worth a thought, those into contact first."""
    for move in candidates(field):
        if not plan_of(field, move).refusals:
            yield move


def candidates(field: Field) -> Iterator[TacticalMove]:
    """Moves worth a thought, allowed or not."""
    stands = movable(field)
    for stand in stands:
        yield from contacts_for(field, stand)
    for group in groups_of(field, stands):
        yield from moves_of_group(field, group)
    for stand in stands:
        yield from moves_of_stand(field, stand)
        yield from by_cards(field, stand)


def movable(field: Field) -> list[Stand]:
    """T6-13, T7.1-4 The stands that have not moved and are not in combat."""
    return [
        stand for stand, _ in field.friends if not stand.moved and stand.id not in field.in_combat
    ]


def groups_of(field: Field, stands: list[Stand]) -> list[tuple[Stand, ...]]:
    """T7.3-1 The largest groups of stands that can move."""
    free = {stand.id for stand in stands}
    groups: dict[frozenset[StandId], tuple[Stand, ...]] = {}
    for stand in stands:
        names = [name for name in group_of(field.table, stand) if name in free]
        if len(names) > 1:
            groups.setdefault(frozenset(names), tuple(map(field.stand, sorted(names))))
    return list(groups.values())


def contacts_for(field: Field, stand: Stand) -> Iterator[Move]:
    """T7.7-1 Straight into contact with each edge of each enemy within reach."""
    reach = allowance(field, stand, is_rough=False)
    for place in places_within(field, stand, reach):
        yield Move((stand.id,), legs_to(pose_of(stand), place))


def places_within(field: Field, stand: Stand, reach: int) -> Iterator[Pose]:
    """The places in contact with an enemy that the stand's front can come to."""
    start = pose_of(stand)
    for enemy in field.enemies:
        if length(start.point, enemy.base.pose.point) > reach + 2 * SHORT:
            continue
        depth = depth_of(field.table, enemy.stand)
        for place in contact_poses(enemy.base, depth).values():
            if length(start.point, place.point) <= reach:
                yield place


def legs_to(start: Pose, place: Pose) -> tuple[Leg, ...]:
    """Into line with the place first and straight on from there, if the stand must turn."""
    if abs(difference(start.facing, place.facing)) < WHEELS[0]:
        return (Place(place),)
    return (Place(ahead(place, -MU)), Place(place))


def moves_of_group(field: Field, group: tuple[Stand, ...]) -> Iterator[TacticalMove]:
    """T7.3-5 Straight on as far as may be, less far, wheeled a little, or as a column."""
    names = tuple(stand.id for stand in group)
    reach = min(allowance(field, stand, is_rough=False) for stand in group)
    for distance in dict.fromkeys((reach, *_ways_to_enemy(field, group, reach), SHORT, MU)):
        yield Move(names, (Advance(distance),))
    for angle in WHEELS:
        yield Move(names, (Wheel(angle),))
        yield Move(names, (Wheel(-angle),))
    yield ColumnMove(names, (Advance(reach),))
    yield FormColumn(names, (Advance(reach),))


def _ways_to_enemy(field: Field, group: tuple[Stand, ...], reach: int) -> Iterator[int]:
    """How far to go until some stand is in front contact straight ahead."""
    for stand in group:
        for place in places_within(field, stand, reach):
            distance = length(pose_of(stand).point, place.point)
            if ahead(pose_of(stand), distance).point == place.point:
                yield distance


def moves_of_stand(field: Field, stand: Stand) -> Iterator[Move]:
    """T7.2-1 Straight on, back, aside, or turned a little."""
    reach = allowance(field, stand, is_rough=False)
    for distance in dict.fromkeys((reach, SLOW_GOING, SHORT, MU)):
        if distance <= reach:
            yield Move((stand.id,), (Advance(distance),))
    yield Move((stand.id,), (Advance(-min(reach, SLOW_GOING)),))
    yield Move((stand.id,), (Slide(min(reach, ASIDE)),))
    yield Move((stand.id,), (Slide(-min(reach, ASIDE)),))
    for angle in WHEELS:
        yield Move((stand.id,), (Wheel(angle),))
        yield Move((stand.id,), (Wheel(-angle),))


def by_cards(field: Field, stand: Stand) -> Iterator[TacticalMove]:
    """Charging through friends, dismounting, leaving transports."""
    if "MD" in stand.cards and stand.on_foot:
        yield Dismount(stand.id)
    if stand.transports:
        for distance in (MU, 3 * MU):
            yield Move((stand.id,), (Advance(distance),), dismounts=True)
    charges = field.table.armies[field.seat].cards.get(CHARGE_THROUGH)
    if charges and type_of(field.table, stand).is_mounted:
        for move in contacts_for(field, stand):
            yield replace(move, card=CHARGE_THROUGH)
