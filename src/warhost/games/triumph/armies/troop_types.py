"""T2 The line of numbers that makes a stand what it is."""

from typing import Literal, NewType

import msgspec

TypeCode = NewType("TypeCode", str)
Category = Literal["foot", "mounted"]
Order = Literal["open", "close"]


class TroopType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """T2.1-1 One line of the table of troop types.

    Distances are grid units (1,000 to a movement unit), prices half points.
    """

    id: TypeCode
    name: str
    category: Category
    order: Order
    half_points: int
    move: int
    versus_foot: int
    versus_mounted: int
    target: int
    depth: int
    shooting: int | None = None
    """Added to the shooter's die; without a number the type does not shoot (T2.1-31)."""
    range: int = 0
    target_penalty: int = 0
    """Added to the die of whoever shoots at this type (T10.3-7)."""
    rear_support: int = 0
    """Added in close combat when supported from behind (T11.4-2, T11.4-3)."""
    command_surcharge: int = 0
    """Further command points of a move that includes this type (T6-2)."""
    shoots_all_round: bool = False
    """Shoots from each of its four edges (T10.2-2)."""
    roads_only: bool = False
    """Enters difficult terrain on roads only (T4.3-9)."""
    may_garrison: bool = True
    """Can be the garrison of a camp, if it is foot (T3.1-6)."""
    may_flank_march: bool = True
    """Can be sent on a flank march (T4.6-2)."""

    @property
    def is_foot(self) -> bool:
        return self.category == "foot"

    @property
    def is_mounted(self) -> bool:
        return self.category == "mounted"

    @property
    def is_open_order(self) -> bool:
        return self.order == "open"

    @property
    def is_close_order(self) -> bool:
        return self.order == "close"

    @property
    def can_shoot(self) -> bool:
        return self.shooting is not None
