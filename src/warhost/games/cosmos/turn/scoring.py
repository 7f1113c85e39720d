"""C5.3 Who has won."""

from warhost.games.cosmos.world import World
from warhost.kernel.asks import Verdict


def verdict_of(world: World) -> Verdict | None:
    """C5.3-1 After the last turn, or when nobody or one player is left."""
    playing = [nation for nation in world.nations.values() if is_playing(world, nation.number)]
    if len(playing) < 2:
        return Verdict(tuple(n.seat for n in playing), "the others gave up", "C5.3-1")
    if world.clock.turn < world.rules.turns:
        return None
    most = max(nation.points + nation.bonus for nation in playing)
    winners = tuple(n.seat for n in playing if n.points + n.bonus == most)
    return Verdict(winners, f"with {most} victory points", "C5.3-1")


def is_playing(world: World, number: int) -> bool:
    """Whether a person or bot still leads the nation."""
    return any(
        nation.number == number and nation.seat and nation.seat not in world.left
        for nation in world.nations.values()
    )
