"""The grid every length and angle lives on, and the one gate by which numbers enter it."""

import math

Point = tuple[int, int]

MU = 1000
DEGREE = 100
TURN = 360 * DEGREE
TOLERANCE = 20
ANGLE_TOLERANCE = 10
STAND_WIDTH = 2 * MU
LONGEST_SIDE = 2 * MU
"""No base is wider or deeper (T1.2-5)."""
BASE_REACH = math.isqrt((STAND_WIDTH // 2) ** 2 + LONGEST_SIDE**2) + 1
"""No corner of a base lies further from its front midpoint."""


def rounded(numerator: int, denominator: int) -> int:
    """The quotient as a whole number, halves away from zero; the denominator is positive."""
    if numerator < 0:
        return -((denominator - 2 * numerator) // (2 * denominator))
    return (denominator + 2 * numerator) // (2 * denominator)


def rounded_float(value: float) -> int:
    """T1.1-8 A number on the grid, halves away from zero."""
    return math.floor(value + 0.5) if value >= 0 else -math.floor(0.5 - value)
