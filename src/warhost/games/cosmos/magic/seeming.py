"""C19.2 A hex that looks like another: what all eyes make of it, and who knows better."""

from msgspec.structs import replace

from warhost.games.cosmos.geography import rings
from warhost.games.cosmos.ids import HexNumber, NationId
from warhost.games.cosmos.indexes import watchers_of
from warhost.games.cosmos.sight.cover import cover_at
from warhost.games.cosmos.sight.eyes import unwatch, watch
from warhost.games.cosmos.sight.memory import show_hex
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.sight.watching import Watcher
from warhost.games.cosmos.world import Hex, KnownHex, World, tick_of


def change_seeming(world: World, number: HexNumber, seeming: str) -> None:
    """C19.2-6 How far one sees from it and into it goes by what it seems, for everybody."""
    near = {n for ring in rings(world.board)[number] for n in ring}
    for nation, watcher in _eyes_near(world, near):
        unwatch(world, nation, watcher)
    world.hexes[number] = replace(world.hexes[number], seeming=seeming)
    for one in near:
        world.index.cover[one] = cover_at(one, world.hexes, world.board, world.rules)
    for nation, watcher in _eyes_near(world, near):
        watch(world, nation, watcher)
    show_hex(world, number)


def know_truth(world: World, nation: NationId, known: Hex) -> None:
    """C19.2-21"""
    mind = world.minds.get(nation)
    if mind is not None:
        seen = mind.hexes[known.number].seen if known.number in mind.hexes else tick_of(world)
        shown = known if known.owner == nation else replace(known, store={})
        mind.hexes[known.number] = KnownHex(shown, seen)
        world.ways.forget(nation, known.number)


def _eyes_near(world: World, near: set[HexNumber]) -> list[tuple[NationId, Watcher]]:
    return [one for one in watchers_of(world) if hex_around(world, one[1].spot) in near]
