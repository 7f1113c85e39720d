"""M2.1-5 Face-down territories are a bag: nobody knows where which lies until it is turned."""

from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.world import Table


def face_down_tiles(table: Table) -> list[str]:
    """The territories that no place shows yet."""
    shown = {turned.territory for turned in table.faced_up.values()}
    return [t.id for t in table.rules.tiles.values() if not t.city and t.id not in shown]


def places_beside(ground: Ground, hex_: Hex) -> tuple[Place, ...]:
    """M5.1-1 The face-down territories that touch a hex."""
    question = ("beside", hex_)
    found: tuple[Place, ...] | None = ground.kept.get(question)
    if found is None:
        near = (h for h in ground.board.neighbours[hex_] if ground.is_face_down(h))
        found = ground.keep(question, tuple(sorted({ground.board.place_of[h] for h in near})))
    return found
