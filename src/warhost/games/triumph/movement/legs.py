"""T7.1-5 The legs of a move, as a player says them."""

import msgspec

from warhost.games.triumph.geometry import Pose


class Advance(msgspec.Struct, frozen=True, tag="ahead"):
    """T7.3-6 Straight on, or straight back if the distance is negative."""

    distance: int


class Wheel(msgspec.Struct, frozen=True, tag="wheel"):
    """T7.3-7 Clockwise about the front right corner, or the other way about the left one."""

    angle: int


class Slide(msgspec.Struct, frozen=True, tag="slide"):
    """T7.3-9 Sideways to the right, or to the left if the distance is negative."""

    distance: int


class Place(msgspec.Struct, frozen=True, tag="to"):
    """T7.2-1 Straight to a pose, turning on the way."""

    pose: Pose


Leg = Advance | Wheel | Slide | Place
