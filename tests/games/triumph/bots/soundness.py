"""What holds for every table between two decisions."""

import itertools

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import is_near, on_board, overlaps
from warhost.games.triumph.ground import in_impassable
from warhost.games.triumph.stands import camp_footprint, camps_on_table, footprint_of, on_table
from warhost.games.triumph.world import Table


def flaws_of(table: Table) -> list[str]:
    """Stands that hang over the edge, lie on each other, or where nobody may be."""
    shapes = {str(stand.id): footprint_of(table, stand) for stand in on_table(table)}
    bodies = {**shapes, **{f"{c.seat} camp": camp_footprint(c) for c in camps_on_table(table)}}
    found = [name for name, shape in shapes.items() if not on_board(shape, WIDTH, DEPTH)]
    found += [name for name, shape in shapes.items() if in_impassable(table, shape)]
    pairs = itertools.combinations(bodies.items(), 2)
    found += [
        f"{one} on {other}" for (one, a), (other, b) in pairs if is_near(a, b) and overlaps(a, b)
    ]
    if not 0 <= table.turn.points <= 6:
        found.append(f"{table.turn.points} command points")
    return found
