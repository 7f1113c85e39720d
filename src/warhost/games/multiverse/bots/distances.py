"""How far hexes are from each other on foot; kept in the ground, for it depends on nothing else."""

from collections.abc import Callable

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.movement.reach import steps_from

FAR = 60


def far_from(ground: Ground, goals: tuple[Hex, ...]) -> bytes:
    """AP from the nearest of the goals to each hex, at most FAR."""
    question = ("far", goals)
    found: bytes | None = ground.kept.get(question)
    if found is None:
        found = ground.keep(question, _spread(ground, goals))
    return found


def _spread(ground: Ground, goals: tuple[Hex, ...]) -> bytes:
    far = bytearray([FAR]) * ground.board.size
    rings: list[list[Hex]] = [[] for _ in range(FAR + 3)]
    rings[0] = list(goals)
    for hex_ in goals:
        far[hex_] = 0
    for spent in range(FAR):
        for origin in rings[spent]:
            if far[origin] < spent:
                continue
            for target, cost in steps_from(ground, origin):
                if spent + cost < far[target]:
                    far[target] = spent + cost
                    rings[spent + cost].append(target)
    return bytes(far)


def far_from_rim(ground: Ground) -> bytes:
    """The same from the hexes from which a territory can be turned over."""
    board = ground.board
    return _kept(
        ground,
        "far from rim",
        lambda h: bool(ground.cost[h]) and any(ground.is_face_down(o) for o in board.neighbours[h]),
    )


def far_from_woods(ground: Ground) -> bytes:
    """The same from the forests."""
    return _kept(ground, "far from woods", lambda h: bool(ground.hides[h]))


def _kept(ground: Ground, question: str, is_goal: Callable[[Hex], bool]) -> bytes:
    found: bytes | None = ground.kept.get(question)
    if found is None:
        goals = tuple(Hex(n) for n in range(ground.board.size) if is_goal(Hex(n)))
        found = ground.keep(question, _spread(ground, goals))
    return found
