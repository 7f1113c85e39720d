"""The eyes of nations as they are counted: where they are, and how sharply each hex is seen."""

from warhost.games.cosmos.geography import level_of
from warhost.games.cosmos.ids import HexNumber, NationId, Position
from warhost.games.cosmos.sight.cover import FADING, Cover, cover_from_level
from warhost.games.cosmos.sight.places import hex_around, spot_of
from warhost.games.cosmos.sight.watching import HUNDRED, Watcher
from warhost.games.cosmos.world import Index, World


def grade_of(watcher: Watcher, left: int) -> int:
    """C18-7 How sharply a watcher sees where so much of its awareness is left."""
    return (watcher.here if left == FADING[0] else watcher.beyond) * left // HUNDRED


def seen_from(world: World, index: Index, spot: Position) -> Cover:
    """The surface of the hexes that can be seen from a spot."""
    if level_of(spot):
        return cover_from_level(spot, world.hexes, world.board, world.rules)
    return index.cover.get(HexNumber(int(spot)), ())


def count_eyes(index: Index, nation: NationId, watcher: Watcher) -> None:
    spots = index.watchers.setdefault(nation, {})
    eyes = spots.setdefault(watcher.spot, {})
    eyes[watcher[1:]] = eyes.get(watcher[1:], 0) + 1


def discount_eyes(index: Index, nation: NationId, watcher: Watcher) -> None:
    spots = index.watchers[nation]
    eyes = spots[watcher.spot]
    eyes[watcher[1:]] -= 1
    if not eyes[watcher[1:]]:
        del eyes[watcher[1:]]
    if not eyes:
        del spots[watcher.spot]


def count_apart(world: World, index: Index, position: Position, more: int) -> None:
    """C18-12 Something more, or less, is over or under a hex or in a closed location."""
    spot = spot_of(world, position)
    if not level_of(spot) and HexNumber(int(spot)) in world.hexes:
        return
    number = hex_around(world, position)
    shelf = index.apart.setdefault(number, {})
    shelf[spot] = shelf.get(spot, 0) + more
    if not shelf[spot]:
        del shelf[spot]
    if not shelf:
        del index.apart[number]
