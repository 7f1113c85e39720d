"""How a scene names what is already in it."""

from warhost.games.cosmos.ids import HexNumber, ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.scene.cursor import SceneFlaw
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World


def nation_of(world: World, code: str) -> NationId:
    """A nation by its code; a dash is nobody."""
    if code == "-":
        return NationId(0)
    for number, nation in world.nations.items():
        if nation.code == code:
            return number
    raise SceneFlaw(f"there is no nation `{code}` above this line")


def position_of(world: World, text: str) -> Position:
    """A position on the map or inside a location that was named before."""
    try:
        if hex_around(world, Position(text)) in world.hexes:
            return Position(text)
    except ValueError:
        pass
    raise SceneFlaw(f"there is no position `{text}`")


def new_number(world: World, number: int) -> int:
    """C2-5 The number of a thing that is being named, which nothing else may have."""
    taken = (
        HexNumber(number) in world.hexes,
        LocationId(number) in world.locations,
        ItemId(number) in world.items,
        UnitId(number) in world.units,
    )
    if any(taken):
        raise SceneFlaw(f"something has that number already: {number}")
    return number
