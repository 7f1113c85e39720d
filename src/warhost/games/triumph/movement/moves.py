"""T7.1-2 The tactical moves as a player orders them."""

import msgspec

from warhost.games.triumph.movement.legs import Leg
from warhost.games.triumph.world import StandId

CHARGE_THROUGH = "CT"


class Move(msgspec.Struct, frozen=True, tag="move", omit_defaults=True):
    """One stand by itself, or several as a group."""

    stands: tuple[StandId, ...]
    legs: tuple[Leg, ...]
    card: str = ""
    """CT if mounted are to charge through friends (T17.3-13)."""
    dismounts: bool = False
    """Whether Mobile Infantry leaves its transports at the end (T17.4-8)."""


class ColumnMove(msgspec.Struct, frozen=True, tag="column"):
    """T7.4-3 A column follows the legs of its first stand."""

    stands: tuple[StandId, ...]
    legs: tuple[Leg, ...]


class FormColumn(msgspec.Struct, frozen=True, tag="form column"):
    """T7.4-9 The first stand leads, the others of its group go behind it in this order."""

    stands: tuple[StandId, ...]
    legs: tuple[Leg, ...]


class Dismount(msgspec.Struct, frozen=True, tag="dismount"):
    """T17.4-3 A rider leaves his horse for good."""

    stand: StandId
