"""Numbers and names that stand for things. One range of numbers serves all of them (C2-5)."""

from typing import NewType

NationId = NewType("NationId", int)
"""C5-3 The number of a nation; 0 is nobody."""
UnitId = NewType("UnitId", int)
LocationId = NewType("LocationId", int)
ItemId = NewType("ItemId", int)
ActorId = NewType("ActorId", int)
"""C13-1 Whoever carries out orders: a unit or a location."""
HexNumber = NewType("HexNumber", int)
Position = NewType("Position", str)
"""C2.1.2-3 As players write it: `125`, `o125`, `u125`, or the number of a location."""
Tick = NewType("Tick", int)
"""A phase of the whole game: turn 1 phase 1 is tick 1, and no tick is left out."""

NOBODY = NationId(0)
NEVER = Tick(10**9)

Ref = int | str
"""A thing as an order names it: a number, `$alias`, `$4/alias`, a nation's code, `o125`."""
