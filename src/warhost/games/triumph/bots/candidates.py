"""Moves worth a thought beside those of every player: into line, to camps, in parts of groups."""

from collections.abc import Iterator

from warhost.games.triumph.geometry import (
    HALF_TURN,
    MU,
    RIGHT_ANGLE,
    STAND_WIDTH,
    TURN,
    Pose,
    ahead,
    bearing,
    length,
    opposite,
    seen_from,
    shifted,
    sideways,
)
from warhost.games.triumph.movement.choices import (
    by_cards,
    candidates,
    contacts_for,
    groups_of,
    legs_to,
    movable,
    moves_of_group,
    moves_of_stand,
)
from warhost.games.triumph.movement.courses import pose_of
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.going import allowance
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide
from warhost.games.triumph.movement.moves import Move
from warhost.games.triumph.movement.plans import TacticalMove
from warhost.games.triumph.stands import depth_of, type_of
from warhost.games.triumph.world import Stand

SLIDE = 2 * MU
NEAR = 10 * MU


def plain_moves(field: Field) -> Iterator[TacticalMove]:
    """What every player thinks of, and camps."""
    yield from candidates(field)
    for stand in movable(field):
        yield from to_camp(field, stand)


def all_moves(field: Field) -> Iterator[TacticalMove]:
    """Everything this player thinks of, some of it twice, much of it not allowed."""
    stands = movable(field)
    for group in groups_of(field, stands):
        yield from moves_of_group(field, group)
        yield from into_contact(field, group)
        for part in parts_of(field, group):
            yield from into_contact(field, part)
            yield from straight_on(field, part)
    for stand in stands:
        yield from turns(field, stand)
        yield from into_line(field, stand)
        yield from to_camp(field, stand)
        if _is_near_enemies(field, stand):
            yield from contacts_for(field, stand)
            yield from moves_of_stand(field, stand)
            yield from by_cards(field, stand)


def _is_near_enemies(field: Field, stand: Stand) -> bool:
    """Whether it matters now how exactly the stand moves."""
    x, y = pose_of(stand).point
    poses = (enemy.base.pose for enemy in field.enemies)
    return any(abs(pose.x - x) <= NEAR and abs(pose.y - y) <= NEAR for pose in poses)


def to_camp(field: Field, stand: Stand) -> Iterator[Move]:
    """T7.7-8 Into contact with the sides of the enemy's camp."""
    camp = field.table.camps.get(field.table.enemy_of(field.seat))
    if camp is None or camp.place != "table" or camp.pose is None:
        return
    start, reach = pose_of(stand), allowance(field, stand, is_rough=False)
    for place in _places_at_camp(camp.pose):
        if length(start.point, place.point) <= reach:
            yield Move((stand.id,), legs_to(start, place))
            yield Move((stand.id,), (Place(place),))


def _places_at_camp(camp: Pose) -> Iterator[Pose]:
    """Squarely against the front and both sides."""
    for right in (0, -MU, MU):
        front = sideways(camp, right)
        yield Pose(front.x, front.y, (camp.facing + HALF_TURN) % TURN)
    for side in (1, -1):
        flank = shifted(camp, 2 * MU * side, -MU)
        yield Pose(flank.x, flank.y, (camp.facing - RIGHT_ANGLE * side) % TURN)


def into_contact(field: Field, group: tuple[Stand, ...]) -> Iterator[Move]:
    """T7.3-9, T7.3-13 Straight on, aside into line with an enemy, and into front contact."""
    names = tuple(stand.id for stand in group)
    reach = min(allowance(field, stand, is_rough=False) for stand in group)
    ways = {way for stand in group for way in _ways_to_front(field, stand, reach)}
    for aside, forward in sorted(ways):
        rest = min(MU, forward)
        legs: list[Leg] = [Advance(forward - rest)] if forward > rest else []
        legs += [Slide(aside)] if aside else []
        yield Move(names, (*legs, Advance(rest)))


def _ways_to_front(field: Field, stand: Stand, reach: int) -> Iterator[tuple[int, int]]:
    pose = pose_of(stand)
    for enemy in field.enemies:
        if opposite(pose.facing, enemy.base.pose.facing):
            aside, forward = seen_from(pose, enemy.base.pose.point)
            if forward > 0 and abs(aside) <= SLIDE and abs(aside) + forward <= reach:
                yield aside, forward


def parts_of(field: Field, group: tuple[Stand, ...]) -> Iterator[tuple[Stand, ...]]:
    """The riders, the foot, and both halves of a group; who hangs together is found out later."""
    found = {
        tuple(s for s in group if type_of(field.table, s).is_foot),
        tuple(s for s in group if type_of(field.table, s).is_mounted),
    }
    lead = pose_of(group[0])
    across = sorted(group, key=lambda stand: seen_from(lead, pose_of(stand).point)[0])
    for cut in {len(across) // 2, 2, len(across) - 2}:
        found |= {tuple(across[:cut]), tuple(across[cut:])}
    return (part for part in sorted(found, key=_names) if 1 < len(part) < len(group))


def _names(part: tuple[Stand, ...]) -> tuple[str, ...]:
    return tuple(stand.id for stand in part)


def straight_on(field: Field, group: tuple[Stand, ...]) -> Iterator[Move]:
    """T7.3-6 As far as may be, and less far."""
    names = tuple(stand.id for stand in group)
    reach = min(allowance(field, stand, is_rough=False) for stand in group)
    for distance in dict.fromkeys((reach, 2 * MU, MU)):
        yield Move(names, (Advance(distance),))


def into_line(field: Field, stand: Stand) -> Iterator[Move]:
    """T1.3-8, T1.3-9 Beside a friend, or behind one of its kind."""
    start, reach = pose_of(stand), allowance(field, stand, is_rough=False)
    for friend, base in field.friends:
        if friend.id == stand.id or length(start.point, base.pose.point) > reach + 2 * MU:
            continue
        places = [sideways(base.pose, STAND_WIDTH), sideways(base.pose, -STAND_WIDTH)]
        if friend.type == stand.type:
            places.append(ahead(base.pose, -depth_of(field.table, friend)))
        for place in places:
            if place != start and length(start.point, place.point) <= reach:
                yield Move((stand.id,), (Place(place),))


def turns(field: Field, stand: Stand) -> Iterator[Move]:
    """T7.2-1 Face the nearest enemy where it stands, or going to meet it."""
    start = pose_of(stand)
    goals = [enemy.base.pose.point for enemy in field.enemies]
    if not goals:
        return
    goal = min(goals, key=lambda point: length(start.point, point))
    facing = bearing(start.point, goal)
    turned = Pose(start.x, start.y, facing)
    yield Move((stand.id,), (Place(turned),))
    reach = allowance(field, stand, is_rough=False)
    yield Move((stand.id,), (Place(ahead(turned, reach // 2)),))
    yield Move((stand.id,), (Advance(reach),))
    yield Move((stand.id,), (Advance(-reach),))
