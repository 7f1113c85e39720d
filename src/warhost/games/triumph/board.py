"""The open table: its measures, its edges and the ground an army deploys on."""

from warhost.games.triumph.geometry import MU, RIGHT_ANGLE, TOLERANCE, Pose, Shape, box
from warhost.games.triumph.world import BaseEdge, Table
from warhost.kernel.asks import Seat

WIDTH = 48 * MU
DEPTH = 32 * MU
DEPLOYMENT_DEPTH = 8 * MU
CENTRE_LEFT, CENTRE_RIGHT = 16 * MU, 32 * MU


def base_edge(table: Table, seat: Seat) -> BaseEdge:
    """T4.2-15 The army's base edge; until it is chosen the first seat is drawn in the south."""
    chosen = table.armies[seat].base_edge
    return chosen or ("south" if seat == table.seats[0] else "north")


def facing_of(table: Table, seat: Seat) -> int:
    """The facing of a stand that looks from its base edge straight into the table."""
    return 0 if base_edge(table, seat) == "south" else 2 * RIGHT_ANGLE


def home_band(table: Table, seat: Seat, reach: int) -> Shape:
    """All ground within `reach` of the army's base edge."""
    return home_box(table, seat, 0, WIDTH, reach)


def home_box(table: Table, seat: Seat, left: int, right: int, reach: int) -> Shape:
    """The ground within `reach` of the base edge and between two lines across the table."""
    if base_edge(table, seat) == "south":
        return box(left, 0, right, reach)
    return box(left, DEPTH - reach, right, DEPTH)


def deployment_zone(table: Table, seat: Seat) -> Shape:
    """T4.4-1 Where stands deploy."""
    return home_band(table, seat, DEPLOYMENT_DEPTH)


def centre_zone(table: Table, seat: Seat) -> Shape:
    """T4.4-2 The centre third of the deployment zone."""
    return home_box(table, seat, CENTRE_LEFT, CENTRE_RIGHT, DEPLOYMENT_DEPTH)


def at_home(table: Table, seat: Seat, pose: Pose) -> Pose:
    """A pose as seen from the army's base edge, written for the south, on the real table."""
    if base_edge(table, seat) == "south":
        return pose
    return Pose(WIDTH - pose.x, DEPTH - pose.y, (pose.facing + 2 * RIGHT_ANGLE) % (4 * RIGHT_ANGLE))


def within(shape: Shape, zone: Shape) -> bool:
    """T4.4-1 Wholly inside an upright rectangle."""
    return (
        shape.left >= zone.left - TOLERANCE
        and shape.right <= zone.right + TOLERANCE
        and shape.bottom >= zone.bottom - TOLERANCE
        and shape.top <= zone.top + TOLERANCE
    )
