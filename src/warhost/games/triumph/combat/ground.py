"""T4.3-4, T12.1-7 The ground that counts for a stand: that of the edge it fights with."""

from typing import Literal

from warhost.games.triumph.geometry import Edge, edge_of
from warhost.games.triumph.ground import edge_in_difficult, in_difficult
from warhost.games.triumph.stands import footprint_of, opens_for
from warhost.games.triumph.world import Stand, Table


def ground_of(table: Table, stand: Stand, edge: Edge) -> Literal["open", "difficult"]:
    """T4.3-5 Whether an edge of the stand is in difficult terrain."""
    ends = edge_of(footprint_of(table, stand), edge)
    return "difficult" if edge_in_difficult(table, *ends, opens_for(table, stand)) else "open"


def stands_in_difficult(table: Table, stand: Stand) -> bool:
    """T11.4-18 Whether any part of the stand is in difficult terrain."""
    return in_difficult(table, footprint_of(table, stand), opens_for(table, stand))
