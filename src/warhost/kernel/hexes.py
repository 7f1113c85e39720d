"""Hexes as pure mathematics: axial coordinates, six directions clockwise, straight lines.

`q` grows to the right, `r` downwards and half a hex to the right; direction 0 is the right.
"""

Axial = tuple[int, int]

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NUDGES = ((1, 2), (-1, -2))
FINE = 1000
"""A thousandth of a hex tells on which side of a border a point lies."""


def added(one: Axial, other: Axial) -> Axial:
    """One hex as seen from the other."""
    return one[0] + other[0], one[1] + other[1]


def turned(place: Axial, sixths: int) -> Axial:
    """The place after turning clockwise round the origin."""
    q, r = place
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def distance(one: Axial, other: Axial) -> int:
    """Steps from one hex to the other."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def disc(radius: int) -> tuple[Axial, ...]:
    """All hexes within `radius` of the origin, row by row from the top."""
    span = range(-radius, radius + 1)
    return tuple((q, r) for r in span for q in span if abs(q + r) <= radius)


def crossed(target: Axial) -> tuple[tuple[Axial, ...], ...]:
    """What a straight line from the origin crosses before its target, one entry a step.

    An entry of two hexes is a stretch of the line that runs along their border.
    """
    steps = distance((0, 0), target)
    return tuple(_hexes_at(target, step, steps) for step in range(1, steps))


def _hexes_at(target: Axial, step: int, steps: int) -> tuple[Axial, ...]:
    found = {_nearest(target, step, steps, nudge) for nudge in NUDGES}
    return tuple(sorted(found))


def _nearest(target: Axial, step: int, steps: int, nudge: Axial) -> Axial:
    unit = steps * FINE
    q = target[0] * step * FINE + nudge[0]
    r = target[1] * step * FINE + nudge[1]
    s = -q - r
    near_q, near_r, near_s = (_rounded(part, unit) for part in (q, r, s))
    off_q, off_r, off_s = (abs(n * unit - p) for n, p in ((near_q, q), (near_r, r), (near_s, s)))
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    if off_r > off_s:
        return near_q, -near_q - near_s
    return near_q, near_r


def _rounded(part: int, unit: int) -> int:
    return (2 * part + unit) // (2 * unit)
