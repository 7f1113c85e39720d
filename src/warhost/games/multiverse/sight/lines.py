"""M6.2 What stands in the way of a straight line, and what an eye identifies."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.ground import Ground


def is_clear(ground: Ground, viewer: Hex, target: Hex, scouts: bool = False) -> bool:
    """M6.2-2, M6.2-9 No step of the line is blocked; on a border both hexes have to block."""
    for entry in ground.board.lines[viewer][target]:
        if entry and all(_blocks(ground, hex_, viewer, target, scouts) for hex_ in entry):
            return False
    return True


def _blocks(ground: Ground, hex_: Hex, viewer: Hex, target: Hex, scouts: bool) -> bool:
    """M6.2-3 to -6, M6.2-11 Whether a crossed hex hides what lies behind it."""
    height = ground.height[hex_]
    if height == 0 or (scouts and ground.hides[hex_]):
        return False
    if ground.hides[hex_] and ground.height[target] > height:
        return False
    return height >= ground.height[viewer]


def identified_from(ground: Ground, viewer: Hex, scouts: bool, reach: int) -> frozenset[Hex]:
    """All hexes in which an eye here would see a block's face."""
    question = (viewer, scouts, reach)
    found = ground.spotted.get(question)
    if found is None:
        near = ground.board.within[reach][viewer] if reach else ()
        found = frozenset(h for h in near if _identifies(ground, viewer, h, scouts))
        ground.spotted[question] = found
    return found


def _identifies(ground: Ground, viewer: Hex, target: Hex, scouts: bool) -> bool:
    """M6.2-10, M6.2-13 Forests are seen into from the next hex only, but for Scouts."""
    if target in ground.board.neighbours[viewer]:
        return True
    if ground.hides[target] and not scouts:
        return False
    return is_clear(ground, viewer, target, scouts)
