"""T4.4 Where a camp or Standard Wagon may stand."""

from collections.abc import Iterator

from warhost.games.triumph.board import (
    CENTRE_LEFT,
    CENTRE_RIGHT,
    WIDTH,
    at_home,
    deployment_zone,
    home_band,
    within,
)
from warhost.games.triumph.geometry import (
    TOLERANCE,
    Pose,
    Shape,
    footprint,
    outside,
    overlaps,
    sides,
)
from warhost.games.triumph.ground import difficult_shapes, impassable_shapes
from warhost.games.triumph.stands import (
    CAMP_DEPTH,
    CAMP_WIDTH,
    camp_footprint,
    camps_on_table,
    footprint_of,
    on_table,
)
from warhost.games.triumph.world import Table
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

Span = tuple[int, int]
"""Where the middle of a camp may lie along the base edge, both ends included."""

HALF = CAMP_WIDTH // 2
CENTRE: Span = (CENTRE_LEFT + HALF, CENTRE_RIGHT - HALF)
PACK_TRAIN, WAGON = "PT", "SW"


def camp_pose(table: Table, seat: Seat, x: int) -> Pose:
    """T4.4-4 A long edge on the base edge, the front looking into the table."""
    home = at_home(table, seat, Pose(0, CAMP_DEPTH, 0))
    return Pose(x, home.y, home.facing)


def wagon_pose(table: Table, seat: Seat, x: int, y: int) -> Pose:
    """T17.2-9 Parallel to the base edge."""
    return Pose(x, y, at_home(table, seat, Pose(0, 0, 0)).facing)


def camp_refusals(table: Table, seat: Seat, x: int) -> Iterator[Refusal]:
    """T4.4-3 to -5 In the centre third if there is room for it, else as near as can be."""
    free = free_spans(table, seat)
    if not any(low - TOLERANCE <= x <= high + TOLERANCE for low, high in free):
        text = "A camp lies on the base edge, clear of difficult and impassable ground and troops."
        yield Refusal("T4.4-4", "x", text)
    elif PACK_TRAIN in table.armies[seat].cards:
        return
    elif _in_centre(free):
        if not CENTRE[0] - TOLERANCE <= x <= CENTRE[1] + TOLERANCE:
            yield Refusal("T4.4-3", "x", "The whole camp lies in the centre third: x 18 to 30.")
    elif _from_centre(x) > min(_from_centre(end) for span in free for end in span) + TOLERANCE:
        text = "There is no room in the centre third; take the nearest place."
        yield Refusal("T4.4-5", "x", text)


def camp_spans(table: Table, seat: Seat) -> tuple[Span, ...]:
    """Every place that is legal for the camp."""
    free = free_spans(table, seat)
    if PACK_TRAIN in table.armies[seat].cards:
        return free
    if centre := _in_centre(free):
        return centre
    nearest = min(_from_centre(end) for span in free for end in span)
    ends = (end for span in free for end in span)
    return tuple((end, end) for end in ends if _from_centre(end) == nearest)


def _in_centre(free: tuple[Span, ...]) -> tuple[Span, ...]:
    shared = ((max(low, CENTRE[0]), min(high, CENTRE[1])) for low, high in free)
    return tuple((low, high) for low, high in shared if low <= high)


def _from_centre(x: int) -> int:
    return max(CENTRE[0] - x, x - CENTRE[1], 0)


def free_spans(table: Table, seat: Seat) -> tuple[Span, ...]:
    """T4.4-4 Where along the base edge a camp lies clear of everything."""
    ground = home_band(table, seat, CAMP_DEPTH)
    free: list[Span] = [(HALF, WIDTH - HALF)]
    for shape in _obstacles(table):
        part = common(shape, ground)
        if part is not None:
            free = [rest for span in free for rest in _less(span, part)]
    return tuple(free)


def _less(span: Span, part: Shape) -> Iterator[Span]:
    low, high = span
    left, right = part.left - HALF, part.right + HALF
    if low <= left:
        yield low, min(high, left)
    if right <= high:
        yield max(low, right), high


def common(shape: Shape, frame: Shape) -> Shape | None:
    """What of a shape lies in a frame."""
    part: Shape | None = shape
    for a, b in sides(frame):
        part = part and outside(part, b, a)
    return part


def _obstacles(table: Table) -> Iterator[Shape]:
    yield from difficult_shapes(table)
    yield from impassable_shapes(table)
    yield from (footprint_of(table, stand) for stand in on_table(table))
    yield from (camp_footprint(camp) for camp in camps_on_table(table))


def wagon_refusals(table: Table, seat: Seat, pose: Pose) -> Iterator[Refusal]:
    """T17.2-9 In the centre third, within 8 MU of the base edge, parallel to it."""
    shape = footprint(pose, CAMP_DEPTH, CAMP_WIDTH)
    zone = deployment_zone(table, seat)
    if not (CENTRE[0] - TOLERANCE <= pose.x <= CENTRE[1] + TOLERANCE and within(shape, zone)):
        text = "The wagon stands in the centre third, within 8 MU of the base edge."
        yield Refusal("T17.2-9", "x", text)
    elif any(overlaps(shape, obstacle) for obstacle in _obstacles(table)):
        text = "The wagon lies clear of difficult and impassable ground and of troops."
        yield Refusal("T4.4-4", "x", text)
